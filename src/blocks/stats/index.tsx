import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import type { BlockProps, Line } from '../../model/schema.gen.ts'
import { media, small, wrap } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/sectionHead.tsx'
import { bandGap, Figure, isLong, longShare } from './figure.tsx'
import { countUp } from './countUp.ts'
import { Title } from '../../ui/text/words.tsx'

type Props = BlockProps['stats']

/** The figures count. */
export const live = true

const bundle: readonly Line[] = ['lagoon', 'clay', 'sun', 'sky']

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoFlow: 'dense',
  gap: `${theme.s6} ${theme.gap}`,
  margin: 0,
  [media.fromDesktop]: { display: 'flex' },
})
// Three short ones in a row: in rows of two, as on the smallest screens, the last one is alone.
const inThree = css({ gridTemplateColumns: 'repeat(auto-fit, minmax(max(92px, 30%), 1fr))' })
const noteText = css({ marginTop: theme.s6, maxWidth: '44rem', color: theme.text2 })
// Of four figures, the long one has the wider column, and the note most to explain: it begins below it.
const belowLong = [0, 1, 2, 3].map((at) =>
  css({
    [media.fromDesktop]: {
      marginLeft: `calc((100% - 3 * ${theme.gap}) * ${(at / (3 + longShare)).toFixed(4)} + ${at} * ${theme.gap})`,
    },
  }),
)

const strip = css({ paddingBlock: 'clamp(40px, 4.4vw, 64px)' })
const split = css({
  display: 'grid',
  gap: theme.s6,
  [media.fromPair]: { gridTemplateColumns: '3fr 8fr', alignItems: 'center' },
  [media.fromDesktop]: { gridTemplateColumns: '1fr 3fr' },
})
const stripTitle = css({ fontSize: theme.fs3, lineHeight: 1.14, letterSpacing: '-.016em' })
const stripFigures = css({
  display: 'grid',
  margin: 0,
  [media.fromPair]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', columnGap: bandGap },
})
const stripNote = css({ gridColumn: '1 / -1' })

/** Figures that count up when they come into view (STAT-1). */
export default function Stats({ id, layout, title, figures, note }: Props & { id?: string }) {
  const list = useRef<HTMLDListElement>(null)
  useEffect(() => countUp(list.current?.querySelectorAll('dd') ?? []), [])
  if (layout === 'band')
    return (
      <section id={id} css={strip} data-background="ink">
        <div css={[wrap, split]}>
          <h2 css={stripTitle}>
            <Title>{title}</Title>
          </h2>
          <dl ref={list} css={stripFigures}>
            {figures.map((item) => (
              <Figure key={item.label} {...item} />
            ))}
          </dl>
          {note && <p css={[small, stripNote]}>{note}</p>}
        </div>
      </section>
    )
  const short = figures.filter(({ figure }) => !isLong(figure)).length
  const below = figures.length === 4 && short === 3 && belowLong[figures.findIndex(({ figure }) => isLong(figure))]
  return (
    <Section id={id}>
      {title && <SectionHead title={title} />}
      <dl ref={list} css={[row, short === 3 && inThree]}>
        {figures.map((item, at) => (
          <Figure key={item.label} {...item} line={bundle[at]} />
        ))}
      </dl>
      {note && <p css={[noteText, below]}>{note}</p>}
    </Section>
  )
}

import { css } from '@emotion/react'
import type { BlockProps } from '../model/schema.gen.ts'
import { taleArt } from '../theme/artPages.ts'
import { lead, media } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { Picture } from '../ui/images/picture.tsx'
import { Section } from '../ui/section.tsx'
import { SectionHead } from '../ui/sectionHead.tsx'
import { Title } from '../ui/text/words.tsx'

const gap = 120
const section = css({ overflow: 'clip' })
const head = css({ position: 'relative', zIndex: 1, [media.fromDesktop]: { marginLeft: taleArt.width + gap } })

const list = css({ [media.belowDesktop]: { paddingLeft: 52 } })

// Below 1200 px the line is at the left, in the colour of each part, and ends in a capsule.
const part = css({
  display: 'grid',
  gap: theme.s5,
  [media.belowDesktop]: {
    position: 'relative',
    paddingBottom: 56,
    '&::before, &::after': { content: '""', position: 'absolute', forcedColorAdjust: 'none' },
    '&::before': { top: 14, bottom: -14, left: -42, width: 8, background: 'var(--c)' },
    '&::after': {
      top: 0,
      left: -52,
      width: 28,
      height: 28,
      border: `5px solid ${theme.ink}`,
      borderRadius: 14,
      background: theme.paper,
    },
    '&:last-child': { paddingBottom: 40 },
    '&:last-child::before': { bottom: 11 },
  },
  [media.fromTablet]: { gridTemplateColumns: `minmax(0, 1fr) ${taleArt.small + 20}px`, gap: theme.s7 },
  [media.fromDesktop]: { gridTemplateColumns: `${taleArt.width}px minmax(0, 1fr)`, gap },
})
const end = css({
  position: 'absolute',
  bottom: 0,
  left: -58,
  width: 40,
  height: 22,
  border: `5px solid ${theme.ink}`,
  borderRadius: 11,
  background: theme.paper,
  forcedColorAdjust: 'none',
  [media.fromDesktop]: { display: 'none' },
})
const words = css({
  display: 'grid',
  alignContent: 'start',
  gap: 14,
  [media.fromDesktop]: { gridArea: '1 / 2', alignContent: 'center', maxWidth: '34rem' },
})
const picture = css({
  maxWidth: taleArt.small + 2 * taleArt.side,
  [media.belowDesktop]: {
    width: `calc(100% + ${2 * taleArt.side}px)`,
    marginInline: -taleArt.side,
  },
  // The line of the first drawing comes from the edge of the section.
  [media.fromDesktop]: {
    maxWidth: 'none',
    'li:first-of-type &': { marginTop: -taleArt.lead },
  },
})

/** A story along one line, which runs through its drawings, and on narrow pages beside them. */
export default function Tale({ id, title, items }: BlockProps['tale'] & { id?: string }) {
  return (
    <Section id={id} background="mist" css={section}>
      <div css={head}>
        <SectionHead title={title} />
      </div>
      <ol css={list}>
        {items.map((item, at) => (
          <li key={item.title} css={part} data-line={item.line}>
            <div css={words}>
              <h3>
                <Title>{item.title}</Title>
              </h3>
              <p css={lead}>{item.text}</p>
            </div>
            <Picture css={picture} drawing={item.drawing} tablet={item.drawing.small} />
            {at === items.length - 1 && <span css={end} aria-hidden="true" />}
          </li>
        ))}
      </ol>
    </Section>
  )
}

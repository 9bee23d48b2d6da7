import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { media, wrap } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Facts } from './facts.tsx'
import { Header } from './header.tsx'
import { Part } from './part.tsx'

const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.s7,
  paddingBlock: `clamp(40px, 4.4vw, 72px) ${theme.section}`,
  [media.fromDesktop]: { gridTemplateColumns: '280px minmax(0, 1fr)', gap: 112 },
  '@media print': { display: 'block' },
})
const story = css({ maxWidth: '46rem' })
const first = css({
  fontSize: theme.fs3,
  fontWeight: 500,
  fontStretch: '88%',
  lineHeight: 1.25,
  letterSpacing: '-.012em',
  maxWidth: '42rem',
})
const figures = css({
  display: 'grid',
  gap: `${theme.s5} ${theme.gap}`,
  margin: `${theme.s6} 0 0`,
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: theme.s2 },
  '& > div::before': {
    content: '""',
    order: 1,
    height: 8,
    marginBottom: theme.s2,
    background: 'var(--c)',
    forcedColorAdjust: 'none',
  },
  '& dt': { color: theme.text2, lineHeight: 1.4 },
  '& dd': {
    margin: 0,
    fontSize: theme.fs2,
    fontWeight: 600,
    fontStretch: '84%',
    lineHeight: 1,
    letterSpacing: '-.024em',
    fontVariantNumeric: 'tabular-nums',
  },
  [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

type Props = BlockProps['caseStudy'] & { id?: string }

/** One customer's story, with the page's only h1. */
export default function CaseStudy({ id, line, facts, link, about, story: parts, ...props }: Props) {
  return (
    <section id={id} data-line={line}>
      <Header {...props} />
      <div css={[wrap, body]}>
        <Facts facts={facts} link={link} />
        <div css={story}>
          <p css={first}>{about}</p>
          {props.figures && (
            <dl css={figures}>
              {props.figures.map(({ figure, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
          )}
          {parts.map((part) => (
            <Part key={part.title} {...part} />
          ))}
        </div>
      </div>
    </section>
  )
}

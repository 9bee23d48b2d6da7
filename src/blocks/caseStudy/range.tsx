import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'

// Two lines from edge to edge, twelve months between them, and in their middle what is spent.
const band = css({
  overflow: 'clip',
  position: 'relative',
  paddingBlock: 'clamp(24px, 3vw, 40px) clamp(28px, 3.4vw, 48px)',
  background: 'var(--ct)',
})
const between = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 'clamp(168px, 25vw, 280px)',
  borderBlock: 'clamp(9px, .9vw, 12px) solid var(--c)',
  background: theme.paper,
})
const months = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  '& path': { stroke: 'var(--c)', strokeWidth: 2 },
  '& circle': { r: 8, fill: theme.paper, stroke: theme.ink, strokeWidth: 4 },
  [media.phone]: { '& g:nth-of-type(even)': { display: 'none' }, '& circle': { r: 5, strokeWidth: 3 } },
})
const figures = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${theme.s5} clamp(32px, 6vw, 96px)`,
  margin: 0,
  padding: '12px clamp(16px, 3vw, 48px)',
  borderRadius: theme.rL,
  background: theme.paper,
  '& > div': { display: 'grid', justifyItems: 'center' },
  '& dt': { order: 2, color: theme.text2, lineHeight: 1.35, textAlign: 'center' },
  '& dd': {
    margin: 0,
    fontSize: 'clamp(3.25rem, 1.6rem + 7vw, 9rem)',
    fontWeight: 600,
    fontStretch: '84%',
    lineHeight: 1,
    letterSpacing: '-.03em',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > :only-child > dd': { fontSize: 'clamp(3.25rem, 2rem + 9vw, 11.5rem)' },
})

const places = Array.from({ length: 12 }, (_, at) => `${((at + 0.5) * 100) / 12}%`)

/** What is spent in a month, between two lines that run through the year. */
export function Range({ figures: list }: { figures: NonNullable<BlockProps['caseStudy']['figures']> }) {
  return (
    <div css={band}>
      <div css={between}>
        <svg css={months} aria-hidden="true">
          {places.map((x) => (
            <g key={x}>
              <line x1={x} x2={x} y1="0" y2="100%" stroke="var(--c)" strokeWidth="2" />
              <circle cx={x} cy="-6" />
              <circle cx={x} cy="100%" transform="translate(0 6)" />
            </g>
          ))}
        </svg>
        <dl css={figures}>
          {list.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

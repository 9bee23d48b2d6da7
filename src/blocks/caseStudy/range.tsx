import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { condensed, media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'

// Two lines from edge to edge of the page. What is spent each month is in the middle of twelve of them, drawn as the posts
// of a fence, with their names below; what does not count months has no posts.
const band = css({
  overflow: 'clip visible',
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  paddingBlock: 'clamp(24px, 3vw, 40px) clamp(52px, 5.6vw, 80px)',
  background: 'var(--ct)',
  // The screen of the head ends on the upper line: with ground between them it would be cut off in the air.
  [media.fromTablet]: { flexDirection: 'row', gap: 0, paddingTop: 0 },
})
const thick = 'clamp(9px, .9vw, 12px) 0'
const between = css({
  position: 'relative',
  display: 'grid',
  flex: 2,
  justifyItems: 'center',
  borderBlock: '0 solid var(--c)',
  [media.fromTablet]: { minHeight: 'clamp(168px, 25vw, 280px)', borderWidth: thick },
})
const year = css({ flex: 3, minHeight: 168, borderWidth: thick, background: theme.paper })
// Beside another figure the last name would stand against the edge of the page: there is room on the right only.
const crowded = css({ [media.tablet]: { '& > svg': { left: 0 } } })
// Beside the months, on the left edge of the page's column.
const beside = css({
  [media.fromTablet]: {
    justifyItems: 'start',
    '& > dl': { justifyItems: 'start', padding: `12px 0 12px max(${theme.gutter}, 50vw - 640px)` },
    '& > dl > dt': { textAlign: 'start' },
  },
})
// All figures have one width: a 1 stands in the middle of its own, right of the words below it.
const narrowFirst = css({ [media.fromTablet]: { '& > dl > dd': { marginLeft: '-.075em' } } })
const months = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  '& line': { stroke: 'var(--c)', strokeWidth: 2 },
  '& circle': { r: 8, fill: theme.paper, stroke: theme.ink, strokeWidth: 4 },
  '& text': { fill: theme.text2, fontSize: theme.fsSm, fontWeight: 500, textAnchor: 'middle' },
  // Every second month, with as much room on either side.
  [media.belowDesktop]: { left: `${100 / 24}%`, '& > :nth-of-type(even)': { display: 'none' } },
  [media.phone]: { '& circle': { r: 5, strokeWidth: 3 } },
})
// As high as the posts, so that none of them is left in part above and below the words.
const words = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  margin: 0,
  padding: '12px clamp(12px, 2.4vw, 40px)',
  background: 'inherit',
  '& dt': { order: 2, fontSize: theme.fs4, fontWeight: 600, ...condensed(90), lineHeight: 1.25, textAlign: 'center' },
  '& dd': {
    margin: 0,
    textAlign: 'center',
    fontSize: 'clamp(3.25rem, 9.2vw - 0.4rem, 9rem)',
    fontWeight: 600,
    ...condensed(84),
    lineHeight: 1,
    letterSpacing: '-.03em',
    fontVariantNumeric: 'tabular-nums',
  },
})
const alone = css({ '& dd': { fontSize: 'clamp(3.25rem, 2rem + 9vw, 11.5rem)' } })
// Beside another figure there is room for few characters of that size.
const long = css({ '& dd': { fontSize: 'clamp(1.75rem, 1rem + 2.2vw, 3.25rem)' } })
const mostLarge = 6
const isLong = (figure: string) => figure.split(/\s/).some(({ length }) => length > mostLarge)

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const placeOf = (month: number) => `${((month + 0.5) * 100) / names.length}%`

const posts = (
  <svg css={months} aria-hidden="true">
    {names.map((name, at) => (
      <line key={name} x1={placeOf(at)} x2={placeOf(at)} y1="0" y2="100%" />
    ))}
  </svg>
)
const nodes = (
  <svg css={months} aria-hidden="true">
    {names.map((name, at) => (
      <g key={name}>
        <circle cx={placeOf(at)} cy="-6" />
        <circle cx={placeOf(at)} cy="100%" transform="translate(0 6)" />
        <text x={placeOf(at)} y="100%" dy="40">
          {name}
        </text>
      </g>
    ))}
  </svg>
)

/** The figures of a customer, side by side between two lines. */
export function Range({ figures }: { figures: NonNullable<BlockProps['caseStudy']['figures']> }) {
  const isBeside = (at: number) => at === 0 && figures.length > 1
  return (
    <div css={band}>
      {figures.map(({ figure, label, monthly }, at) => (
        <div
          key={label}
          css={[
            between,
            monthly
              ? [year, figures.length > 1 && crowded]
              : isBeside(at) && [beside, figure.startsWith('1') && narrowFirst],
          ]}
        >
          {monthly && posts}
          <dl css={[words, figures.length === 1 && alone, isLong(figure) && long]}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </dl>
          {monthly && nodes}
        </div>
      ))}
    </div>
  )
}

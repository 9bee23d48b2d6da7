import { css, keyframes } from '@emotion/react'
import type { Line } from '../../model/schema.gen.ts'
import { condensed, media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'

const draw = keyframes({ from: { transform: 'scaleX(0)' } })

// The label comes first in the source and is drawn below the figure.
const pair = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  containerType: 'inline-size',
  justifyContent: 'flex-end',
  gap: theme.s2,
  minWidth: 0,
  lineHeight: 1.4,
})
const underLine = css({
  '&::before': {
    content: '""',
    order: 1,
    height: 8,
    marginBottom: theme.s3,
    background: 'var(--c)',
    transformOrigin: '0 50%',
    forcedColorAdjust: 'none',
  },
  '&:has([data-counting])::before': { animation: `${draw} ${theme.t4} ${theme.depart}` },
  [media.fromDesktop]: { flex: '1 1 0' },
})
/** How many times as wide as another column that of a long figure is, where four share the row. */
export const longShare = 2.7
// An amount with its currency is longer than a count: it gets a row of its own, or a wider column where four share the row.
const longUnderLine = css({
  gridColumn: '1 / -1',
  [media.fromDesktop]: { 'dl:has(> :nth-of-type(4)) > &': { flexGrow: longShare } },
})
/** Between two figures of a band. */
export const bandGap = 'clamp(20px, 2.3vw, 32px)'
// The rule is between the columns, whose words begin equally far apart.
const inBand = css({
  '& + &': { marginTop: theme.s5, paddingTop: theme.s5, borderTop: `1px solid ${theme.ink3}` },
  '& dd': { color: theme.sun },
  [media.fromPair]: {
    '& + &': {
      margin: `0 0 0 calc(-1px - ${bandGap})`,
      padding: `0 0 0 ${bandGap}`,
      border: 0,
      borderLeft: `1px solid ${theme.ink3}`,
    },
  },
  '@media print': { '& dd': { color: 'inherit' } },
})
const term = css({ color: 'var(--quiet)' })
const value = css({
  position: 'relative',
  margin: 0,
  fontSize: theme.fsFig,
  fontWeight: 600,
  ...condensed(84),
  lineHeight: 1,
  letterSpacing: '-.03em',
  fontVariantNumeric: 'tabular-nums',
  // The count lies over the figure, which stays in the page for readers and keeps its width.
  '& > :last-child': { position: 'absolute', left: 0, bottom: 0, visibility: 'hidden' },
  '&[data-counting] > :first-of-type': { opacity: 0 },
  '&[data-counting] > :last-child': { visibility: 'inherit' },
  '@media print': {
    '&[data-counting] > :first-of-type': { opacity: 1 },
    '&[data-counting] > :last-child': { visibility: 'hidden' },
  },
})

/** How wide a figure is at the most, in em: digits have one width, marks half of it, letters more. */
const widthOf = (figure: string): number =>
  [...figure].reduce(
    (sum, one) => sum + (/\d/.test(one) ? 0.48 : /[\s.,:/]/.test(one) ? 0.22 : /[mw]/i.test(one) ? 0.82 : 0.62),
    0,
  )

/** The share of the column's width that an em may have, in percent: above it any figure is as large as the design has it. */
const widest = 60
const sizes = Array.from({ length: widest + 1 }, (_, share) =>
  css({ fontSize: `max(12px, min(${theme.fsFig}, ${share}cqi))` }),
)

/** As large as the design has it, and no wider than the column. */
const sized = (figure: string) => sizes[Math.min(widest, Math.floor(100 / widthOf(figure)))]

/** Whether a figure needs more room than a count: it has its currency before it. */
export const isLong = (figure: string): boolean => figure.length > 8

interface Props {
  figure: string
  label: string
  /** The colour of the line above it; without one it is in a band. */
  line?: Line | undefined
}

/** One figure and its label. */
export function Figure({ figure, label, line }: Props) {
  const size = sized(figure)
  return (
    <div css={[pair, line ? [underLine, isLong(figure) && longUnderLine] : inBand]} data-line={line}>
      <dt css={term}>{label}</dt>
      <dd css={value}>
        <span css={size}>{figure}</span>
        <span css={size} aria-hidden="true" />
      </dd>
    </div>
  )
}

import { css } from '@emotion/react'
import { media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'

const cells = { '& > i': { borderRadius: theme.rM, background: theme.mist } } as const
const columns = css({
  display: 'grid',
  gap: theme.s6,
  width: '100%',
  paddingInline: 'clamp(10px, 3vw, 40px)',
  [media.fromCards]: { gridTemplateColumns: 'minmax(0, 1fr) 220px', gap: theme.s7, alignItems: 'center' },
})
// Cells of 44 px also in the narrowest window: there the gaps give way.
const days = css(cells, {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 'clamp(2px, 1.2vw, 12px)',
  '& > i': { height: 'clamp(44px, 6vw, 76px)' },
  // A month that starts on a Wednesday and ends on a Friday.
  '& > i:nth-of-type(-n + 2), & > i:nth-of-type(n + 34)': { visibility: 'hidden' },
})
const times = css(cells, {
  display: 'none',
  gap: theme.s4,
  '& > i': { height: 48 },
  [media.fromCards]: { display: 'grid' },
})

const blanks = (count: number) => Array.from({ length: count }, (_, at) => <i key={at} />)

/** A month without numbers and a day without times, in place of the calendar until it is there. */
export function Skeleton() {
  return (
    <div css={columns} aria-hidden="true">
      <div css={days}>{blanks(35)}</div>
      <div css={times}>{blanks(7)}</div>
    </div>
  )
}

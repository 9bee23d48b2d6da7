import { css } from '@emotion/react'
import { theme } from '../../theme/tokens.ts'

const month = css({ display: 'grid', gap: theme.s5, width: '100%', maxWidth: 460, marginInline: 'auto' })
const bar = css({ height: 24, borderRadius: theme.rS, background: theme.mist2 })
const heading = css({ width: '45%' })
// Cells of 44 px also in the narrowest window: there the gaps give way.
const days = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 'clamp(2px, 1.2vw, 12px)',
  '& > i': { height: 44, borderRadius: theme.rM, background: theme.mist },
  // A month that starts on a Wednesday, and two days that have passed.
  '& > i:nth-of-type(-n + 2)': { visibility: 'hidden' },
})

/** A month without numbers, in place of the calendar until it is there. */
export function Skeleton() {
  return (
    <div css={month} aria-hidden="true">
      <div css={[bar, heading]} />
      <div css={days}>
        {Array.from({ length: 35 }, (_, at) => (
          <i key={at} />
        ))}
      </div>
      <div css={bar} />
    </div>
  )
}

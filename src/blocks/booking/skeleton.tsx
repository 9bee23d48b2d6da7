import { css, keyframes } from '@emotion/react'
import { entryTitle, media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { LineIcon } from '../../ui/images/icon.tsx'
import { Words } from '../../ui/text/words.tsx'

const calendarIcon = 'M8 2v4m8-4v4M4 4h16a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM3 10h18'
const run = keyframes({ from: { transform: 'scaleX(0)' } })

/** How long the visitor waits for the calendar before the link takes its place. Counted by CSS, which needs no script. */
export const patience = '10s'

const columns = css({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  // A line along the upper edge of the frame says how long this may last.
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    insetInline: theme.rL,
    top: -4,
    height: 7,
    borderRadius: 4,
    background: theme.mist2,
  },
  '&::after': { background: `var(--c, ${theme.lagoon})`, transformOrigin: '0 0' },
  '@media (prefers-reduced-motion: no-preference)': { '&::after': { animation: `${run} ${patience} linear` } },
  '& > *': { alignContent: 'center', padding: `${theme.s5} clamp(10px, 3vw, 40px)` },
  '@media (prefers-reduced-motion: reduce)': { '&::after': { display: 'none' } },
  [media.fromCards]: {
    gridTemplate: 'auto / 250px minmax(0, 1fr) 230px',
    '& > * + *': { borderLeft: `1px solid ${theme.rule}` },
  },
})
const event = css(entryTitle, {
  display: 'flex',
  gap: theme.s4,
  fontWeight: 600,
  [media.fromCards]: { display: 'grid', alignContent: 'start', paddingBlock: theme.s7 },
})
// The outline is seen where colours are forced and no background is.
const cells = { '& > i': { borderRadius: theme.rM, outline: '1px solid transparent', background: theme.mist } } as const
// Cells of 44 px also in the narrowest window: there the gaps give way.
const days = css(cells, {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 'clamp(2px, 1vw, 12px)',
  '& > i': { height: 'clamp(44px, 6vw, 76px)' },
  // A month that starts on a Wednesday and ends on a Friday.
  '& > i:nth-of-type(-n + 2), & > i:nth-of-type(n + 34)': { visibility: 'hidden' },
})
const times = css(cells, {
  display: 'grid',
  gap: theme.s4,
  '& > i': { height: 48 },
  [media.belowCards]: {
    alignContent: 'start',
    paddingTop: 0,
    '& > :nth-of-type(n + 5)': { display: 'none' },
  },
})

const blanks = (count: number) => Array.from({ length: count }, (_, at) => <i key={at} />)

/** In place of the calendar until it is there: its name, a month without numbers and a day without times. */
export function Skeleton({ name }: { name: string | undefined }) {
  return (
    <div css={columns}>
      <p css={event}>
        <LineIcon path={calendarIcon} size={28} />
        <span>{name && <Words>{name}</Words>}</span>
      </p>
      <div css={days} aria-hidden="true">
        {blanks(35)}
      </div>
      <div css={times} aria-hidden="true">
        {blanks(7)}
      </div>
    </div>
  )
}

import { css } from '@emotion/react'
import { media } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'

/** What one of two people says; the customer is on the left, we on the right. */
export interface Message {
  from: string
  text: string
  side: 'left' | 'right'
}

// One line, closed into a ring, runs behind the messages: each entry draws the part at its own height, so that the ring
// fits messages of any length. Upper half: day, with a sun node; lower half: night, with an ink node.
const inset = 28
const width = 11
const bend = 48
const nodeWidth = 24
const line = `${width}px solid ${theme.lagoon}`
const onLine = width / 2 - nodeWidth / 2
/** The middle of what a message of full width leaves of the line. */
const free = `calc((100% - 27rem - ${inset + bend}px) / 2 + ${inset + bend - nodeWidth / 2}px)`

const list = css({
  '--gap': '56px',
  position: 'relative',
  zIndex: 0,
  display: 'grid',
  gap: 'var(--gap)',
  [media.fromDesktop]: { '--gap': '72px' },
})
const entry = css({
  position: 'relative',
  display: 'grid',
  '&::before, &::after': { position: 'absolute', zIndex: -1, forcedColorAdjust: 'none' },
  '&::before': { content: '""', inset: `calc(var(--gap) / -2) ${inset}px`, borderInline: line },
  '&:first-of-type::before': { top: '50%', borderTop: line, borderRadius: `${bend}px ${bend}px 0 0` },
  '&:last-of-type::before': { bottom: '50%', borderBottom: line, borderRadius: `0 0 ${bend}px ${bend}px` },
  '&:first-of-type::after, &:last-of-type::after': {
    content: '""',
    width: nodeWidth,
    height: nodeWidth,
    border: `4px solid ${theme.ink}`,
    borderRadius: '50%',
  },
  '&:first-of-type::after': { top: `calc(100% + var(--gap) / 4 - ${nodeWidth / 2}px)`, background: theme.sun },
  '&:last-of-type::after': { bottom: `calc(100% + var(--gap) / 4 - ${nodeWidth / 2}px)`, background: theme.ink },
  [media.fromTablet]: {
    '&:first-of-type::after': { top: `calc(50% + ${onLine}px)` },
    '&:last-of-type::after': { bottom: `calc(50% + ${onLine}px)` },
  },
})
// A node is on the side where the message leaves the line free; where there is room, above and below.
const node = (side: 'left' | 'right') =>
  css({ '&::after': { [side]: inset + onLine, [media.fromTablet]: { [side]: free } } })
const nodes = { left: node('right'), right: node('left') }
const bubble = css({
  display: 'grid',
  gap: 4,
  width: 'fit-content',
  maxWidth: 'min(29rem, 100% - 64px)',
  padding: '16px 20px',
  lineHeight: 1.5,
  '@media print': {
    '&&': { background: theme.paper, color: theme.ink },
    border: `1px solid ${theme.edge}`,
    printColorAdjust: 'exact',
  },
})
const sides = {
  left: css({ borderRadius: '18px 18px 18px 4px', background: theme.paper }),
  right: css({ justifySelf: 'end', borderRadius: '18px 18px 4px', background: theme.ink, color: theme.paper }),
}
const name = css({ fontSize: theme.fsXs, fontWeight: 600 })

/** A short conversation in bubbles. */
export function Chat({ messages }: { messages: readonly Message[] }) {
  return (
    <ol css={list}>
      {messages.map(({ from, text, side }) => (
        <li key={text} css={[entry, nodes[side]]}>
          <div css={[bubble, sides[side]]}>
            <p css={name}>{from}</p>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

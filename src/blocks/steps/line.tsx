import { css } from '@emotion/react'
import { media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { type Step, StepWords, smallTitles } from './list.tsx'

const diameter = 44
const thick = 8
const beside = (diameter - thick) / 2

const list = css({
  display: 'grid',
  '& > li': {
    position: 'relative',
    minHeight: diameter,
    paddingLeft: 68,
    '&:not(:last-child)': { minHeight: diameter + 36, paddingBottom: 36 },
    // From this station to the next.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      inset: `${diameter / 2 - 6}px auto -${diameter / 2 - 6}px ${beside}px`,
      width: thick,
      background: `var(--c, ${theme.sun})`,
      forcedColorAdjust: 'none',
    },
  },
  [media.fromDesktop]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& > li': {
      padding: `${diameter + 28}px 40px 0 0`,
      '&:not(:last-child)': { minHeight: 0, paddingBottom: 0 },
      '&:not(:last-child)::before': {
        inset: `${beside}px -${diameter / 2}px auto ${diameter / 2}px`,
        width: 'auto',
        height: thick,
      },
    },
  },
})
// Whole dots, clear of both stations.
const dot = `radial-gradient(circle, ${theme.edge} 0 3.5px, transparent 4px)`
const dotted = css({
  '&&:not(:last-child)::before': {
    inset: `${diameter}px auto 12px ${beside}px`,
    background: `${dot} 0 0 / 8px 22px round`,
  },
  [media.fromDesktop]: {
    '&&:not(:last-child)::before': {
      inset: `${beside}px 8px auto ${diameter + 8}px`,
      background: `${dot} 0 0 / 26px 8px round`,
    },
  },
})
const stop = css({
  position: 'absolute',
  left: 0,
  top: -6,
  display: 'grid',
  placeItems: 'center',
  width: diameter,
  height: diameter,
  border: `4px solid ${theme.ink}`,
  borderRadius: '50%',
  background: theme.paper,
  color: theme.ink,
  fontWeight: 600,
  [media.fromDesktop]: { top: 0 },
})

/** The number of a step in a station of the line; the list itself tells it to a screen reader. */
export function Stop({ number }: { number: number }) {
  return (
    <span css={stop} aria-hidden="true">
      {number}
    </span>
  )
}

/** Numbered stations on one line: across from 1200 px, else down the left edge. */
export function Line({ items }: { items: readonly Step[] }) {
  return (
    <ol css={[list, smallTitles]}>
      {items.map((step, at) => (
        <li key={step.title} css={step.dotted && dotted}>
          <Stop number={at + 1} />
          <StepWords {...step} />
        </li>
      ))}
    </ol>
  )
}

import { css } from '@emotion/react'
import { media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { apart, beside, diameter, station, stationList } from '../../ui/lines/stationLine.ts'
import { type Step, StepWords, smallTitles } from './list.tsx'

const list = stationList(media.fromDesktop, theme.sun)
// A step of one line of words is as far from the next as any other.
const spaced = css({
  '& > li:not(:last-child)': { minHeight: diameter + 36 },
  [media.fromDesktop]: { '& > li:not(:last-child)': { minHeight: 0 } },
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
      inset: `${beside}px ${8 - apart}px auto ${diameter + 8}px`,
      background: `${dot} 0 0 / 26px 8px round`,
    },
  },
})
// What was dotted before is solid from here on, to the edge of the page.
const runsOn = css({
  [media.fromDesktop]: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: `${beside}px -50vw auto ${diameter / 2}px`,
      height: diameter - 2 * beside,
      background: `var(--c, ${theme.sun})`,
      forcedColorAdjust: 'none',
    },
  },
})
const stop = station(media.fromDesktop)
const numbered = css({ color: theme.ink, fontWeight: 600 })

/** The number of a step in a station of the line; the list itself tells it to a screen reader. */
export function Stop({ number }: { number: number }) {
  return (
    <span css={[stop, numbered]} aria-hidden="true">
      {number}
    </span>
  )
}

/** Numbered stations on one line: across from 1200 px, else down the left edge. */
export function Line({ items }: { items: readonly Step[] }) {
  const isLive = (at: number) => at === items.length - 1 && items[at - 1]?.dotted === true
  return (
    <ol css={[list, spaced, smallTitles]}>
      {items.map((step, at) => (
        <li key={step.title} css={step.dotted ? dotted : isLive(at) && runsOn}>
          <Stop number={at + 1} />
          <StepWords {...step} />
        </li>
      ))}
    </ol>
  )
}

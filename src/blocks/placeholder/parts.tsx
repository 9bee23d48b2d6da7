import { css, keyframes } from '@emotion/react'
import { theme } from '../../theme/tokens.ts'

const draw = keyframes({ from: { strokeDashoffset: 1 } })
const appear = keyframes({ from: { opacity: 0 } })
const land = keyframes({ from: { transform: 'scale(0)' } })

const halfTime = `calc(${theme.t4} / 2)`

// Once, as the page is entered: first the line, then the station at its end.
const way = css({
  fill: 'none',
  stroke: 'var(--way)',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '&[data-light]': { stroke: theme.paper, strokeLinecap: 'butt' },
  '@media (prefers-reduced-motion: no-preference)': {
    strokeDasharray: 1,
    animation: `${draw} ${theme.t4} ${theme.depart} backwards`,
    '&[data-half]': { animationDuration: halfTime },
    '&[data-half=second]': { animationDelay: halfTime },
  },
})
const ring = css({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${land} ${theme.t2} ${theme.t4} ${theme.arrive} backwards`,
  },
})

interface WayProps {
  d: string
  width: number
  /** Without the colour of the page. */
  light?: boolean
  /** Where one line goes on in another: each has half of the time. */
  half?: 'first' | 'second'
}

/** One line of the picture. */
export function Way({ d, width, light = false, half }: WayProps) {
  return (
    <path css={way} d={d} pathLength={1} strokeWidth={width} data-light={light ? '' : undefined} data-half={half} />
  )
}

/** A station. */
export function Station({ x, y, r, open = false }: { x: number; y: number; r: number; open?: boolean }) {
  return (
    <g css={ring}>
      <circle cx={x} cy={y} r={r * 1.35} fill={theme.paper} />
      <circle cx={x} cy={y} r={r * 1.07} fill={theme.ink} />
      <circle cx={x} cy={y} r={r * 0.79} fill={open ? theme.paper : theme.sun} />
    </g>
  )
}

// They say that the line goes on, so they come when it is there.
const dots = css({
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${appear} ${theme.t2} ${theme.t4} backwards`,
  },
})

/** What is still to come: so many whole dots. */
export function Dots({ from, count, y, width }: { from: number; count: number; y: number; width: number }) {
  const pitch = width * 1.9
  return (
    <path
      css={dots}
      d={`M${from} ${y}H${from + (count - 0.5) * pitch}`}
      fill="none"
      stroke={theme.onInk3}
      strokeWidth={width}
      strokeLinecap="round"
      strokeDasharray={`.1 ${pitch}`}
    />
  )
}

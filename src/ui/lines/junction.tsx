import { css } from '@emotion/react'
import type { Line } from '../../model/schema.gen.ts'
import { lines as strokes } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'

/** Units of the drawing: as wide as the page's column. */
const width = 1280
const height = 132
/** Where the bundle leaves the panel above, and the distances of its lines there and where they run sideways. */
const centre = 868
const pitch = 14
const step = 16
const bend = 22
/** A line comes down at the left edge of the column that it serves, its own half width inside. */
const inset = 6

/** The gap between the columns under the drawing, as a part of its width. */
export const columnGap = 0.025

interface Branch {
  line: Line
  path: string
}

/**
 * The lines from the bundle to the columns under it, one for each entry of `columns`, which holds the colours from left
 * to right. Neighbours of one colour share a line, which forks. No two lines cross.
 */
export function junction(columns: readonly Line[]): Branch[] {
  const stride = (width * (1 + columnGap)) / columns.length
  const stops = columns.map((line, at) => ({ line, x: inset + at * stride, starts: line !== columns[at - 1] }))
  const count = stops.filter(({ starts }) => starts).length
  let lane = -1
  return stops.map(({ line, x, starts }) => {
    if (starts) lane += 1
    const from = centre + (lane - (count - 1) / 2) * pitch
    // The outermost line turns first.
    const side = x < from ? -1 : 1
    const y = 34 + step * (side < 0 ? lane : count - 1 - lane)
    const arc = (sweep: number, toX: number, toY: number) => `A${bend} ${bend} 0 0 ${sweep} ${toX} ${toY}`
    const [away, down] = side < 0 ? [1, 0] : [0, 1]
    return {
      line,
      path:
        `M${from} -60V${y - bend}${arc(away, from + side * bend, y)}` +
        `H${x - side * bend}${arc(down, x, y + bend)}V${height}`,
    }
  })
}

const drawing = css({ width: '100%', strokeWidth: 11 })

/** A bundle that parts to the columns under it; it begins behind the panel above it. Decorative. */
export function Junction({ columns }: { columns: readonly Line[] }) {
  return (
    <svg css={[strokes, drawing]} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {junction(columns).map(({ line, path }) => (
        <path key={path} d={path} stroke={theme[line]} />
      ))}
    </svg>
  )
}

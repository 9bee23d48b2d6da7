import type { Glyph } from 'fontkit'

type Point = readonly [x: number, y: number]

/** Joins numbers in the shortest way that a path parser still takes apart: `1 -2` → `1-2`, `0.5` → `.5`. */
function join(numbers: readonly number[]): string {
  return numbers
    .map((value) => String(value).replace(/^(-?)0\./, '$1.'))
    .map((text, index) => (index > 0 && !text.startsWith('-') ? ` ${text}` : text))
    .join('')
}

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]
const near = ([ax, ay]: Point, [bx, by]: Point) => Math.abs(ax - bx) + Math.abs(ay - by) < 1e-6

/**
 * A glyph as path data, y downwards, relative, so that equal strokes are equal text.
 * @param unit how many font units make one unit of the data; points are rounded to it
 */
export function glyphPath(glyph: Glyph, unit: number): string {
  const snap = ([x, y]: Point): Point => [Math.round(x / unit), Math.round(-y / unit)]
  const commands = glyph.path.commands.map(({ command, args }) => {
    const points: Point[] = []
    for (let at = 0; at < args.length; at += 2) points.push([args[at] ?? 0, args[at + 1] ?? 0])
    return { command, points }
  })
  let pen: Point = [0, 0]
  let start: Point = [0, 0]
  let smooth = false
  const relative = (point: Point): Point => [point[0] - pen[0], point[1] - pen[1]]
  return commands
    .map(({ command, points }, index) => {
      const [control = [0, 0], end = control] = points
      const follower = commands[index + 1]
      if (command === 'closePath') {
        pen = start
        return 'z'
      }
      if (command === 'moveTo') {
        const step = relative(snap(control))
        pen = start = snap(control)
        smooth = false
        return `m${join(step)}`
      }
      if (command === 'lineTo') {
        const [dx, dy] = relative(snap(control))
        pen = snap(control)
        smooth = false
        if (dy === 0) return dx === 0 ? '' : `h${join([dx])}`
        return dx === 0 ? `v${join([dy])}` : `l${join([dx, dy])}`
      }
      if (command !== 'quadraticCurveTo') throw new Error(`A glyph holds "${command}", which no TrueType outline does.`)
      // Points that lie halfway between two controls are not in the font: the next curve then mirrors the control.
      const next = follower?.command === 'quadraticCurveTo' ? follower.points[0] : undefined
      const halfway = next !== undefined && near(end, middle(control, next))
      const target = halfway ? middle(snap(control), snap(next)) : snap(end)
      const data = smooth ? `t${join(relative(target))}` : `q${join([...relative(snap(control)), ...relative(target)])}`
      pen = target
      smooth = halfway
      return data
    })
    .join('')
}

import { tokens } from '../../theme/tokens.ts'
import type { Cut, Drawing } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { type Line, node, stroke } from '../kit/lines.ts'
import { plateCut, plateEdges } from '../kit/plate.ts'
import { box } from '../kit/shapes.ts'
import { sunNode } from '../kit/sunNode.ts'
import { caption, text } from '../kit/text.ts'

const dashed = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="20" fill="${tokens.paper}" ` +
  `stroke="${tokens.edge}" stroke-width="1.5" stroke-dasharray="6 6"/>`

/**
 * Where dots of a width stand between two edges, all gaps alike. Those of a dashed line would be cut by the stations.
 * @returns the middle of each
 */
function dotsBetween(from: number, to: number, width: number): number[] {
  const room = to - from
  const count = Math.max(1, Math.round((room - 10) / (width + 10)))
  const gap = (room - count * width) / (count + 1)
  return Array.from({ length: count }, (_, at) => from + gap + width / 2 + at * (width + gap))
}

const passed = (x: number, y: number, radius: number) =>
  node(x, y, radius, 5) +
  icon('check', x - radius * 0.58, y - radius * 0.58, { size: radius * 1.16, colour: 'lagoonText', width: 3 })

function across(tests: readonly string[], line: Line): Cut {
  const { left, right } = plateEdges(640)
  const step = 376 / tests.length
  const first = 40 + step / 2
  const dots = [
    ...dotsBetween(28, first - 20, 12),
    ...tests.slice(1).flatMap((_, at) => dotsBetween(first + at * step + 20, first + (at + 1) * step - 20, 12)),
    ...dotsBetween(456 - first + 20, 428, 12),
    442,
  ]
  const stations = tests.map((test, at) => {
    const x = first + at * step
    return passed(x, 128, 17) + text(x, 180, test, { size: 14.5, weight: 600, anchor: 'middle' })
  })
  return plateCut(640, 236, () =>
    [
      dashed(28, 14, 400, 208),
      stroke(`M${left} 128H28`, line, 11, 'butt'),
      stroke(dots.map((x) => `M${Math.round(x * 10) / 10 - 0.5} 128h1`).join(''), line, 11),
      text(52, 48, 'Sandbox', { size: 16, weight: 600 }),
      caption(404, 48, 'Test data', { size: 14.5, anchor: 'end' }),
      ...stations,
      stroke(`M488 128H${right}`, line, 11, 'butt'),
      box(456, 74, 9, 108, { radius: 4.5, fill: 'ink' }),
      box(476, 74, 9, 108, { radius: 4.5, fill: 'ink' }),
      text(560, 96, 'Live', { size: 16, weight: 600, anchor: 'middle' }),
      sunNode(560, 128, 13, 6),
    ].join(''),
  )
}

function down(tests: readonly string[], line: Line): Cut {
  const step = 56
  const end = 64 + tests.length * step
  const stations = tests.map((test, at) => {
    const y = 82 + at * step
    return passed(44, y, 14) + text(76, y + 5, test, { size: 15, weight: 600 })
  })
  return plateCut(300, end + 92, () =>
    [
      dashed(1, 1, 298, end),
      stroke(tests.map((_, at) => `M44 ${109.5 + at * step}v1`).join(''), line, 9),
      text(22, 34, 'Sandbox', { size: 15.5, weight: 600 }),
      caption(278, 34, 'Test data', { size: 14, anchor: 'end' }),
      ...stations,
      stroke(`M44 ${end + 28}V${end + 64}`, line, 9, 'butt'),
      box(8, end + 10, 72, 7, { radius: 3.5, fill: 'ink' }),
      box(8, end + 23, 72, 7, { radius: 3.5, fill: 'ink' }),
      text(76, end + 69, 'Live', { size: 15, weight: 600 }),
      sunNode(44, end + 64, 11, 5),
    ].join(''),
  )
}

/** A run in the sandbox: dotted while it is a test with test data, then a gate, and after it the line is a real one. */
export function sandbox(tests: readonly string[], line: Line): Drawing {
  return { wide: across(tests, line), small: down(tests, line) }
}

import { capsule } from '../kit/capsule.ts'
import { closingDrawing, closingEnds, closingLeft, closingPanel, turns } from '../kit/closing.ts'
import { course } from '../kit/course.ts'
import { place } from '../kit/drawing.ts'
import type { Point } from '../kit/lines.ts'
import { above, comes, draws, lands } from '../kit/living.ts'
import type { Colour } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

const colours: readonly Colour[] = ['lagoon', 'clay', 'paper', 'ink']
const middle = 210
const created = 10

/** The four lines of the page's head come back and end in one new account. */
export default closingDrawing(({ isSmall, head, body }) => {
  const width = 290
  const height = isSmall ? 190 : 168
  const left = isSmall ? closingLeft : 10
  const hub = left + width
  const lines = colours.map((colour, rank) => {
    // The first one leaves below the panel's round corner.
    const from = middle + (rank - 1.5) * 66
    const to = middle + (rank - 1.5) * 18
    const rise = Math.abs(from - to)
    // On a phone the panel ends soon after the capsule: there they part where they leave it, as far apart as before.
    const bend = hub + (isSmall ? 40 + (rise < 66 ? 18 * (Math.SQRT2 - 1) : 0) : 172 - rise)
    const points: Point[] = [
      [closingEnds.right, from],
      [bend + rise, from],
      [bend, to],
      [hub, to],
    ]
    return draws(course(points, colour, { width: 12, radius: 40 }))
  })
  const svg =
    closingPanel(width, height) +
    text(24, isSmall ? 46 : 44, 'New account', { size: head, weight: 600 }) +
    comes(text(23, isSmall ? 108 : 100, 'NGN 0.00', { size: 44, weight: 600, face: 'condensed' }), created) +
    turns([24, height - 24, body], 'Not created yet', 'Created', created)
  return (
    lines.join('') +
    above +
    place({ width, height, svg }, left, middle - height / 2) +
    lands(capsule(hub, middle, 28, 100), 8, created)
  )
})

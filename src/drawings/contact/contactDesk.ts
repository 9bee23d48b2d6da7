import { cut, type Drawing } from '../kit/drawing.ts'
import { type Point, railPath } from '../kit/lines.ts'
import { comes, draws, lands, signal } from '../kit/living.ts'
import { outline, sceneCut, lettering, slab, stop, thickLine } from '../kit/scene.ts'
import { box, paint } from '../kit/shapes.ts'
import { desk, headset, hours, moments, talk } from '../scenes/sceneSupport.ts'

/*
 * Beside the form the desk is low: with the words above it, it ends near the form's end. The line of the channels above
 * comes down to it and is its edge.
 */
const size = { width: 640, height: 300 }
const y = 246
const stand = 372
const corners: readonly Point[] = [
  [26, -20],
  [26, y - 64],
  [90, y],
]

const moved = (dx: number, dy: number, scale: number, markup: string) =>
  `<g transform="translate(${dx} ${dy}) scale(${scale})">${markup}</g>`

const front = () =>
  `<rect x="90" y="${y}" width="${size.width}" height="90" fill="${paint('lagoon')}" fill-opacity=".2" ` +
  `stroke="${paint('ink')}" stroke-width="5"/>` +
  outline(`M230 ${y + 18}V310M${stand} ${y + 28}V310M514 ${y + 18}V310`, { width: 4, colour: 'onInk3' })

const screen = () =>
  slab([226, 24, 292, 172], 14, 'paper') +
  outline(`M${stand} 198V${y - 10}M${stand - 52} ${y - 8}h104`, { width: 8 }) +
  comes(
    slab([246, 44, 206, 58], 14, 'mist2', { width: 0 }) + lettering(264, 81, talk.question, { size: 23 }),
    moments.question,
  ) +
  comes(
    slab([276, 118, 222, 58], 14, 'ink', { width: 0 }) + lettering(294, 155, talk.answer, { size: 23, fill: 'paper' }),
    moments.answer,
  )

const low = () =>
  box(0, 0, size.width, size.height, { fill: 'lagoonTint' }) +
  moved(36, -12, 0.9, hours()) +
  front() +
  screen() +
  moved(486, y - 270.4, 0.8, headset()) +
  draws(thickLine([...corners, [size.width + 20, y]], 'lagoon')) +
  signal(railPath([...corners, [stand, y]], { radius: 34 }), moments.question - 9) +
  lands(stop(stand, y, true), 8, moments.question)

const drawing: Drawing = {
  wide: cut(size, low),
  // Below the form there is room for the whole desk.
  small: sceneCut('lagoonTint', () => desk(true)),
}

export default drawing

import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { bundle, lines } from '../kit/lines.ts'
import { box, type Colour, panel } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'

interface Format {
  name: string
  ground: Colour
  colours: readonly Colour[]
}

const formats: readonly Format[] = [
  { name: 'Banner', ground: 'ink', colours: ['lagoonHi', 'clay', 'sun', 'sky'] },
  { name: 'Story', ground: 'lagoonTint', colours: lines },
  { name: 'Post', ground: 'sun', colours: ['lagoon', 'clay', 'paper', 'ink'] },
]

/** The marketing kit: three formats with the lines of the brand, each cut off at its tile. */
export function kitScreen(width: number): Screen {
  const right = width - 22
  const gap = 10
  const side = Math.round((right - 22 - 2 * gap) / 3)
  const height = 168 + 48
  const top = 60
  const tiles = formats.map(({ name, ground, colours }, index) => {
    const x = 22 + index * (side + gap)
    const step = Math.round(side * 0.34)
    const route = [
      [x - 30, top + 74],
      [x + step, top + 74],
      [x + step + 36, top + 38],
      [x + side + 30, top + 38],
    ] as const
    return (
      `<clipPath id="format${index}"><rect x="${x}" y="${top}" width="${side}" height="108" rx="10"/></clipPath>` +
      `<g clip-path="url(#format${index})">${box(x, top, side, 108, { fill: ground })}` +
      `${bundle(route, colours, { pitch: 9.5, width: 7, radius: 22, cap: 'butt' })}</g>` +
      caption(x + side / 2, top + 132, name, { anchor: 'middle', size: 13.5 })
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 39, 'Marketing kit', { size: 15, weight: 600 }) +
      icon('download', right - 20, 23, { size: 20 }) +
      tiles.join(''),
  }
}

import { crossingCut, crossingEnd } from '../kit/crossing.ts'
import type { Drawing } from '../kit/drawing.ts'
import { above, comes, draws, lands } from '../kit/living.ts'
import type { Point } from '../kit/lines.ts'
import { disc, lettering, outline, plant, slab, stop, thickLine } from '../kit/scene.ts'
import type { Colour } from '../kit/shapes.ts'

/** What the leaflets at the desk are about, each in the colour of its product. */
const leaflets = [
  ['Payouts', 'sun'],
  ['Cards', 'clay'],
  ['Bills', 'sky'],
] as const

const size = { width: 600, height: 312 }
/** How far the desk is moved, so that its sign ends with the column. */
const indent = 38
/** The middle of the edge of the desk, and what things on it stand on. */
const top = 240
const surface = top - 7
const leaflet = { x: 226, y: surface - 108, width: 92, pitch: 98 }

const letters = (words: string, x: number, y: number, fill: Colour) =>
  lettering(x, y, words, { size: 23, fill, anchor: 'middle', face: 'condensed' })

/** Words on a coloured head, and lines that stand for more of them. */
const paper = ([words, colour]: (typeof leaflets)[number], at: number) => {
  const x = leaflet.x + at * leaflet.pitch
  const middle = x + leaflet.width / 2
  return comes(
    slab([x, leaflet.y, leaflet.width, 108], 10, 'paper') +
      outline(`M${x + 12} ${leaflet.y + 20}H${x + leaflet.width - 12}`, { width: 12, colour }) +
      letters(words, middle, leaflet.y + 56, 'ink') +
      outline(`M${x + 16} ${leaflet.y + 76}h60M${x + 16} ${leaflet.y + 92}h40`, { width: 5, colour: 'mist2' }),
    6 + 2 * at,
  )
}

/** A bell, as it stands on a desk where somebody answers. */
const bell =
  outline(`M148 ${surface - 3}a32 32 0 0 1 64 0z`, { fill: 'sun' }) +
  outline(`M180 ${surface - 37}v-10M170 ${surface - 48}h20`, { width: 6 })

const desk = () =>
  outline(`M66 100V${surface}M534 100V${surface}`, { width: 9, colour: 'ink' }) +
  slab([40, 12, 520, 84], 18, 'ink', { width: 0 }) +
  disc(88, 54, 24, 'sun', 0) +
  lettering(88, 64, '?', { size: 30, anchor: 'middle' }) +
  lettering(130, 65, 'Short answers', { size: 32, fill: 'paper', face: 'condensed' }) +
  leaflets.map(paper).join('') +
  slab([80, top + 9, 440, 58], 6, 'lagoonTint') +
  outline(`M190 ${top + 24}v28M300 ${top + 24}v28M410 ${top + 24}v28`, {
    width: 4,
    colour: 'onInk3',
  }) +
  outline(`M40 ${top + 67}H560`) +
  bell +
  plant(114, surface - 2)

/** The edge of the desk is the line, which comes from the right. */
const edge: readonly Point[] = [
  [crossingEnd(size.width), top],
  [40, top],
]

/** A desk for those who have a question. */
const art = (scale: number) => {
  const scaled = (markup: string) => `<g transform="scale(${scale}) translate(${indent} 0)">${markup}</g>`
  return scaled(draws(thickLine(edge, 'lagoon'))) + above + scaled(desk() + lands(stop(40, top, true), 8))
}

const drawing: Drawing = {
  wide: crossingCut(size.width, size.height, () => art(1)),
  small: crossingCut(size.width / 2, size.height / 2, () => art(0.5)),
}

export default drawing

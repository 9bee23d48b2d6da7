import { type Cut, cut } from '../../src/drawings/kit/drawing.ts'
import { type Line, lines, node, type Point, railPath, stroke } from '../../src/drawings/kit/lines.ts'
import { box, type Colour, paint } from '../../src/drawings/kit/shapes.ts'
import { text } from '../../src/drawings/kit/text.ts'
import { socialSize } from '../../src/model/social.ts'
import { measureText } from '../outline/outline.ts'
import { setHeading } from './heading.ts'
import { escapeMarkup } from '../lib/markup.ts'

/** What a social image shows. */
export interface Card {
  brand: string
  /** The address of the site as people write it: www.brightrail.example */
  host: string
  heading: string
  /** The line of the page; without one all four are drawn. */
  line?: Line
}

const { width, height } = socialSize
const left = 72
const right = width - left

/** The heading is left of the climb and above the foot. */
const room = {
  width: 740,
  steps: [
    { size: 136, lines: 2 },
    { size: 112, lines: 3 },
    { size: 96, lines: 3 },
    { size: 84, lines: 4 },
    { size: 72, lines: 4 },
    { size: 64, lines: 5 },
    { size: 52, lines: 6 },
    { size: 44, lines: 7 },
  ],
}
const leading = 0.98
/** The height of capitals in em. */
const capital = 0.7
const middle = 315

/** The mark of the logo (src/chrome/logo.tsx); its ring takes the colour of the text. */
function mark(x: number, y: number, scale: number, ring: Colour): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale}) translate(-5.5 -1)" stroke="${paint(ring)}" stroke-width="5">` +
    `<path d="M8 3.5V20" stroke-linecap="round"/><circle cx="17" cy="20" r="9" fill="${paint('sun')}"/></g>`
  )
}

/** The bundle: along the foot, up in parallel, and each line to its own station on its way out. */
const foot = 530
const pitch = 23
const climb = 812
const weight = 16
const ends: Record<Line, number> = { lagoon: 299, clay: 399, sun: 499, sky: foot + 3 * pitch }

function branch(line: Line, rank: number): string {
  const from = foot + rank * pitch
  const to = ends[line]
  // Parallels at 45 degrees lie √2 pitches apart on a horizontal.
  const bend = climb + rank * pitch * (Math.SQRT2 - 1)
  const points: Point[] =
    to === from
      ? [
          [0, from],
          [width, from],
        ]
      : [
          [0, from],
          [bend, from],
          [bend + from - to, to],
          [width, to],
        ]
  return stroke(railPath(points, { radius: [56 + rank * pitch, 72] }), line, weight, 'butt')
}

const bundle = () => lines.map(branch).join('') + lines.map((line) => node(right - 15, ends[line], 15, 8)).join('')

/** The one line of a page is heavy, and bends in its station. */
function single(line: Line): string {
  const from = 552
  const station = { x: right - 77, y: 300, radius: 62, ring: 30 }
  const rise = from - station.y
  const points: Point[] = [
    [0, from],
    [station.x - rise, from],
    [station.x, station.y],
    [width, station.y],
  ]
  return (
    stroke(railPath(points, { radius: [96, 4] }), line, 44, 'butt') +
    node(station.x, station.y, station.radius, station.ring)
  )
}

/** The words, unless the font lacks one of their letters: then there is no way to draw them. */
function readable(words: string): string {
  try {
    measureText('', words)
    return words
  } catch {
    return ''
  }
}

/** The widest host that leaves room for the brand. */
const hostWidth = 560

/** The social image of a page, 1200 by 630 px: its heading, or the brand when the font lacks a letter of the heading. */
export function cardOf({ brand, host, heading, line }: Card): Cut {
  const background: Colour = line ? 'paper' : 'ink'
  const fore: Colour = line ? 'ink' : 'paper'
  const hostStyle = { size: 26, fill: line ? 'text2' : 'onInk2', anchor: 'end' } as const
  const hasRoom =
    readable(host) !== '' && measureText(`font-size="${hostStyle.size}" font-weight="500"`, host).width <= hostWidth
  return cut({ width, height }, () => {
    const name = readable(brand)
    const { size, lines: set } = setHeading(readable(heading) || name, room)
    const step = size * leading
    const block = size * capital + (set.length - 1) * step
    const first = middle - block / 2 + size * capital
    return (
      box(0, 0, width, height, { fill: background }) +
      (line ? single(line) : bundle()) +
      mark(left, 58, 1.8, fore) +
      text(left + 58, 100, escapeMarkup(name), { size: 42, weight: 600, fill: fore, face: 'condensed' }) +
      (hasRoom ? text(right, 98, escapeMarkup(host), hostStyle) : '') +
      set
        .map((words, at) =>
          // Large letters start a little in from the left end of their line.
          text(left - size * 0.03, Math.round(first + at * step), escapeMarkup(words), {
            size,
            weight: 600,
            fill: fore,
            face: 'condensed',
          }),
        )
        .join('')
    )
  })
}

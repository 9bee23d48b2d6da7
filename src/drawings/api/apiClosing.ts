import { closingArt } from '../../theme/art.ts'
import { closingCut, closingLeft } from '../kit/closing.ts'
import type { Drawing } from '../kit/drawing.ts'
import { icon, type IconName } from '../kit/icons.ts'
import { states } from '../kit/living.ts'
import { box, type Colour } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

const { canvas } = closingArt

/** Width of a letter in the face of code, in heights. */
const advance = 0.6

/** The answer of the example in the page's head. */
const answer = [
  ['service', '"Collections API"'],
  ['amount', '42000'],
  ['currency', '"NGN"'],
  ['status', '"settled"'],
] as const

/** What the payment goes through: the words for people, the value for machines, and when it is true. */
const course: readonly (readonly [words: string, value: string, glyph: IconName, colour: Colour, moment: number])[] = [
  ['Sent', '"sent"', 'send', 'onInk2', 0],
  ['In transit', '"in transit"', 'clock', 'sky', 8],
  ['Settled', '"settled"', 'check', 'lagoonHi', 17],
]

/** The corner of the example panel, which runs on past the right and the lower edge. `unit` is the height of its words. */
function draw(left: number, top: number, unit: number, entries: readonly (typeof answer)[number][]): string {
  const inset = left + 28
  const first = top + unit * 7.4
  const step = unit * 1.6
  const code = (column: number, row: number, words: string, fill: Colour) =>
    text(inset + column * unit * advance, first + row * step, words, { size: unit, face: 'mono', fill })
  const lines = entries.map(([name, value], at) => {
    const key = `"${name}":`
    const end = at < entries.length - 1 ? ',' : ''
    const written = (words: string) =>
      code(key.length + 3, at + 1, words + end, words.startsWith('"') ? 'lagoonHi' : 'paper')
    const isState = name === 'status'
    return (
      code(2, at + 1, key, 'sun') +
      (isState ? states(course.map(([, words, , , moment]) => [written(words), moment])) : written(value))
    )
  })
  const tag = { width: unit * 6, height: unit * 2.2 }
  return (
    box(left, top, canvas.width, canvas.height, { radius: 20, fill: 'ink' }) +
    box(left + 18, top + 16, tag.width, tag.height, { radius: tag.height / 2, fill: 'ink3' }) +
    text(left + 18 + tag.width / 2, top + 16 + unit * 1.46, 'Example', {
      size: unit,
      fill: 'paper',
      anchor: 'middle',
    }) +
    states(
      course.map(([words, , glyph, fill, moment]) => [
        icon(glyph, inset, top + unit * 4.5, { size: unit * 1.2, colour: fill, width: 2.25 }) +
          text(inset + unit * 1.9, top + unit * 5.5, words, { size: unit, weight: 600, fill }),
        moment,
      ]),
    ) +
    code(0, 0, '{', 'paper') +
    lines.join('') +
    code(0, entries.length + 1, '}', 'paper')
  )
}

// Where the panel is narrow the longest line would be cut, and words are larger.
const drawing: Drawing = {
  wide: closingCut(() => draw(closingLeft, 128, 16, answer)),
  small: closingCut(() => draw(closingLeft, 64, 21, answer.slice(1))),
}

export default drawing

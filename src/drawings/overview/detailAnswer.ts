import { detail, dock, ends, level, middle, moments } from '../kit/detail.ts'
import { states } from '../kit/living.ts'
import { box, type Colour } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

/** What the sandbox answers: a payment on its way, which arrives. */
export const answer = { amount: 42000, course: ['in transit', 'settled'] } as const

const left = 26
const right = 274
const code = (x: number, y: number, words: string, fill: Colour) => text(x, y, words, { size: 13, fill, face: 'mono' })
/** The end of `"amount": ` and of `"status": `. */
const values = 60 + 10 * 13 * 0.6

// A file, in which code is in the mono face: as words in a page that loads no such face, it would not look like code.
export default detail(
  () =>
    level(ends.left, middle, left + 6, 'clay') +
    level(right - 6, middle, ends.right, 'clay', { at: moments.onward }) +
    box(left, 18, right - left, 104, { radius: 12, fill: 'ink2' }) +
    code(44, 46, '{', 'onInk2') +
    code(60, 66, '"amount":', 'sun') +
    code(values, 66, String(answer.amount), 'lagoonHi') +
    code(60, 86, '"status":', 'sun') +
    states([
      [code(values, 86, `"${answer.course[0]}"`, 'sky'), 0],
      [code(values, 86, `"${answer.course[1]}"`, 'lagoonHi'), moments.word],
    ]) +
    code(44, 106, '}', 'onInk2') +
    dock(left, middle),
  true,
)

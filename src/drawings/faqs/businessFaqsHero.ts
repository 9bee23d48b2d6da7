import { crossingCut, crossingEnd } from '../kit/crossing.ts'
import { type Drawing, place, type Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { type Line, node, stroke } from '../kit/lines.ts'
import { above, comes, draws, lands } from '../kit/living.ts'
import { paymentCourse, paymentState } from '../kit/paymentState.ts'
import { money } from '../kit/samples.ts'
import { box, hairline, panel } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'

/** What a finance manager asks, when they ask it, and the line of the answer; `width` is that of a slip around the words. */
const questions = [
  { words: 'Which currencies?', width: 165, line: 'lagoon', at: 2 },
  { words: 'Who paid us?', width: 129, line: 'sky', at: 8 },
  { words: 'Who approves?', width: 145, line: 'sun', at: 14 },
] as const satisfies readonly { words: string; width: number; line: Line; at: number }[]
/** When the second person has approved. */
const approvedAt = 24

const head = 62
/** Height of an answer, and the middle of its words from its top: on a phone its question is above them. */
const rows = { wide: { height: 96, words: 48 }, small: { height: 108, words: 53 } } as const
type Row = (typeof rows)[keyof typeof rows]
const topOf = ({ height }: Row, index: number) => head + index * height
const middleOf = (row: Row, index: number) => topOf(row, index) + row.height / 2

/** A question on a slip, in the colour of its line; y is its middle. */
const slip = (x: number, y: number, [width, height]: readonly [number, number], question: (typeof questions)[number]) =>
  comes(
    box(x, y - height / 2, width, height, {
      radius: height / 2,
      fill: `${question.line}Tint`,
      edge: question.line,
      edgeWidth: 2,
    }) + text(x + width / 2, y + 5.5, question.words, { size: 15, weight: 600, anchor: 'middle' }),
    question.at,
  )

/** The account of a company: its wallets, who paid, and who approves. `names` are above the three answers. */
function account(width: number, row: Row, names: readonly string[]): Screen {
  const height = topOf(row, questions.length)
  const wordsAt = (index: number) => topOf(row, index) + row.words
  const [left, right] = [26, width - 22]
  const amount = (y: number, words: string, size: number) =>
    text(left, y, words, { size, weight: 600, face: 'condensed' })
  const person = (y: number, words: string) => text(left, y, words, { size: 15, weight: 600 })
  const answers = [
    amount(wordsAt(0) + 10, money('NGN', 2640000), 22) + amount(wordsAt(0) + 34, money('XAF', 715000), 18),
    person(wordsAt(1) + 7, 'Kasuwa Online') +
      amount(wordsAt(1) + 32, money('NGN', 186500), 18) +
      paymentState(right, wordsAt(1) + 31, 'Settled'),
    person(wordsAt(2) + 7, 'Samuel Ngassa') +
      caption(left, wordsAt(2) + 30, 'A second person') +
      paymentCourse(right, wordsAt(2) + 30, [
        ['Needs approval', 0],
        ['Approved', approvedAt],
      ]),
  ]
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(left, 39, 'Adunni Foods', { size: 17, weight: 600 }) +
      icon('wallet', right - 20, 20, { size: 22, colour: 'lagoonText', width: 2 }) +
      answers.map((answer, index) => hairline(left, topOf(row, index), right) + (names[index] ?? '') + answer).join(''),
  }
}

const drawing: Drawing = {
  // Each question has its line to the place in the account that answers it; the last line goes on.
  wide: crossingCut(600, 396, () => {
    const [x, y] = [260, 8]
    const middle = (index: number) => middleOf(rows.wide, index)
    const names = ['Wallets', 'Virtual account', 'Payout list'].map((name, index) =>
      caption(26, middle(index) - 18, name),
    )
    const screen = account(340, rows.wide, names)
    const heights = questions.map((_, index) => y + middle(index))
    const [, , last = 0] = heights
    const right = x + screen.width
    return (
      questions
        .map(({ line, at }, index) => draws(stroke(`M170 ${heights[index]}H${x + 10}`, line, 10, 'butt'), at + 2, true))
        .join('') +
      draws(stroke(`M${right - 10} ${last}H${crossingEnd(600)}`, 'sun', 12, 'butt'), approvedAt) +
      above +
      place(screen, x, y) +
      questions
        .map(
          (question, index) =>
            slip(0, heights[index] ?? 0, [176, 46], question) + lands(node(x, heights[index] ?? 0), question.at + 6),
        )
        .join('') +
      lands(node(right, last), approvedAt)
    )
  }),
  // The questions are above the answers.
  small: crossingCut(300, 432, () => {
    // The edge of a slip is above that of the words.
    const names = questions.map((question, index) =>
      slip(27, topOf(rows.small, index) + 24, [question.width, 27], question),
    )
    const y = 8 + middleOf(rows.small, 2)
    return (
      draws(stroke(`M290 ${y}H${crossingEnd(300)}`, 'sun', 10, 'butt'), approvedAt) +
      above +
      place(account(300, rows.small, names), 0, 8) +
      lands(node(300, y, 7, 3.5), approvedAt)
    )
  }),
}

export default drawing

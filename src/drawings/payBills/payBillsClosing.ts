import { dots } from '../kit/capsule.ts'
import { closingDrawing, closingEnds, closingLeft, closingPanel, closingRows } from '../kit/closing.ts'
import { course } from '../kit/course.ts'
import { place } from '../kit/drawing.ts'
import { node } from '../kit/lines.ts'
import { above, comes, draws, lands, running, states } from '../kit/living.ts'
import { figures, money } from '../kit/samples.ts'
import { text } from '../kit/text.ts'
import { repeats } from './payBillsRepeat.ts'

const rows = repeats.map(({ name, amount }, index) => ({ name, amount, sum: figures(amount), moment: 6 + 3 * index }))
const next = 15

/** The bills of the page are paid: one receipt, the next date, and dots to it. */
export default closingDrawing(({ isSmall, head, body }) => {
  const width = isSmall ? 292 : 300
  const left = isSmall ? closingLeft : 60
  const top = isSmall ? 66 : 46
  const [pitch, height] = isSmall ? [50, 290] : [58, 318]
  const middle = top + height / 2
  const sums = running(
    0,
    rows.map(({ amount, moment }) => [amount, moment]),
  )
  const svg =
    closingPanel(width, height) +
    text(24, 46, 'Receipt, July', { size: head, weight: 600 }) +
    closingRows(rows, 72, pitch, width, body) +
    text(24, height - 30, 'Paid', { size: body, fill: 'text2' }) +
    states(
      sums.map(([sum, moment]) => [
        text(width - 24, height - 28, money('NGN', sum), { size: 30, weight: 600, face: 'condensed', anchor: 'end' }),
        moment,
      ]),
    )
  const stop = left + width + 84
  const from = 16
  // On a phone there is no room for it beside the receipt, and below that there would be no more than a stub of it.
  const way = isSmall
    ? ''
    : draws(
        course(
          [
            [from, closingEnds.bottom],
            [from, middle + left - from],
            [left, middle],
          ],
          'ink',
          { width: 13 },
        ),
        0,
        true,
      )
  return (
    way +
    dots(left + width + 26, middle, closingEnds.right, 9, 'ink') +
    above +
    place({ width, height, svg }, left, top) +
    lands(node(left + width, middle, 11, 5), next) +
    (isSmall
      ? ''
      : lands(node(left, middle, 11, 5), 4) +
        lands(node(stop, middle, 13, 5), next) +
        comes(text(stop, middle + 46, '1 August', { size: 16, weight: 600, anchor: 'middle' }), next))
  )
})

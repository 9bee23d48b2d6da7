import { airtime } from '../home/audienceIndividual.ts'
import { detail, ends, level, pill } from '../kit/detail.ts'
import { figures, money } from '../kit/samples.ts'

const row = { left: 18, y: 46, width: 80, pitch: 92, height: 36 }

/** The amounts of airtime of the home page: one is chosen, and is on the button. */
export default detail(
  () =>
    level(ends.left, row.y, ends.right, 'sky') +
    airtime.amounts
      .map((amount, index) =>
        pill(
          row.left + index * row.pitch,
          row.y - row.height / 2,
          row.width,
          row.height,
          figures(amount),
          amount === airtime.amount,
        ),
      )
      .join('') +
    pill(row.left, 86, 2 * row.pitch + row.width, 38, `Pay ${money(airtime.currency, airtime.amount)}`, true),
)

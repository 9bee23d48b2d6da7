import { invoice } from '../home/audienceFreelancer.ts'
import { detail, framed, moments, pad, sheetWidth as width } from '../kit/detail.ts'
import { paymentCourse } from '../kit/paymentState.ts'
import { figures, money } from '../kit/samples.ts'
import { hairline } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'
import { total } from '../screens/invoice.ts'

const right = width - pad

/** The invoice of the home page: its items, their sum, and the payment. */
export default detail(() =>
  framed('sun', {
    width,
    height: 116,
    svg:
      invoice.items
        .map(
          ([work, amount], index) =>
            text(pad, 26 + index * 26, work, { size: 13 }) +
            text(right, 26 + index * 26, figures(amount), { size: 13, anchor: 'end' }),
        )
        .join('') +
      hairline(pad, 66, right) +
      text(pad, 93, money(invoice.currency, total(invoice)), { size: 16, weight: 600 }) +
      paymentCourse(right, 93, [
        ['Sent', 0],
        ['Paid', moments.word],
      ]),
  }),
)

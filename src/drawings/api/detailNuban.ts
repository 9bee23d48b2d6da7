import { customers } from '../business/businessVirtual.ts'
import { detail, framed, moments, pad, sheetWidth as width } from '../kit/detail.ts'
import { paymentCourse } from '../kit/paymentState.ts'
import { money } from '../kit/samples.ts'
import { hairline } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

const right = width - pad
const customer = customers[1] ?? { name: '', number: '', paid: 0 }

/** A virtual NUBAN of /for-business, and the payment that came in on it. */
export default detail(() =>
  framed('lagoon', {
    width,
    height: 104,
    svg:
      text(pad, 27, `Virtual NUBAN, ${customer.name}`, { size: 13, fill: 'text2' }) +
      text(pad, 52, customer.number, { size: 17 }) +
      hairline(pad, 66, right) +
      text(pad, 90, money('NGN', customer.paid), { size: 13.5, weight: 600 }) +
      paymentCourse(right, 90, [
        ['In transit', 0],
        ['Settled', moments.word],
      ]),
  }),
)

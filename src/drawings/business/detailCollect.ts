import { detail, framed, pad, proven, sheetWidth as width } from '../kit/detail.ts'
import { paymentState } from '../kit/paymentState.ts'
import { money } from '../kit/samples.ts'
import { hairline } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'
import { customers } from './businessVirtual.ts'

const right = width - pad
const [customer = { name: '', number: '', paid: 0 }] = customers

/** The account number of a customer, and what was paid to it. */
export default detail(() =>
  framed('lagoon', {
    width,
    height: 100,
    svg:
      text(pad, 26, `Account number, ${customer.name}`, { size: 12.5, fill: 'text2' }) +
      text(pad, 51, customer.number, { size: 17 }) +
      hairline(pad, 64, right) +
      proven(
        text(pad, 87, money('NGN', customer.paid), { size: 13.5, weight: 600 }) + paymentState(right, 87, 'Settled'),
      ),
  }),
)

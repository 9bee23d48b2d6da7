import { bill } from '../bills/billsSteps.ts'
import { detail, framed, moments, pad, sheetWidth as width } from '../kit/detail.ts'
import { paymentCourse } from '../kit/paymentState.ts'
import { money } from '../kit/samples.ts'
import { box } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

const right = width - pad

/** The bill of /bills-payment, paid from another app, and its token. */
export default detail(() =>
  framed('sky', {
    width,
    height: 108,
    svg:
      text(pad, 27, bill.name, { size: 13, fill: 'text2' }) +
      text(pad, 50, money(bill.currency, bill.amount), { size: 13.5, weight: 600 }) +
      paymentCourse(right, 50, [
        ['Sent', 0],
        ['Paid', moments.word],
      ]) +
      box(8, 64, width - 16, 36, { radius: 8, fill: 'ink' }) +
      text(width / 2, 86.5, bill.token, { size: 13.5, fill: 'sun', anchor: 'middle' }),
  }),
)

import { dashboard } from '../business/businessHero.ts'
import { detail, framed, moments, pad, sheetWidth as width } from '../kit/detail.ts'
import { paymentCourse } from '../kit/paymentState.ts'
import type { Person } from '../kit/samples.ts'
import { text } from '../kit/text.ts'

const right = width - pad
const [salaries] = dashboard.waiting

/** Somebody else has prepared them. */
export const approver: Person = 'Samuel Ngassa'

/** The salaries of a company, which a second person approves. */
export default detail(() =>
  framed('lagoon', {
    width,
    height: 100,
    svg:
      text(pad, 27, `Salaries, ${salaries?.short ?? ''}`, { size: 12.5, fill: 'text2' }) +
      text(pad, 56, salaries?.amounts[0] ?? '', { size: 26, weight: 600, face: 'condensed' }) +
      text(pad, 85, approver, { size: 12.5, fill: 'text2' }) +
      paymentCourse(right, 85, [
        ['Needs approval', 0],
        ['Approved', moments.word],
      ]),
  }),
)

import { type Drawing, place } from './kit/drawing.ts'
import { node } from './kit/lines.ts'
import { climb, smallArt, smallCut, through, wideArt, wideCut } from './kit/tabs.ts'
import { type Loan, payoutLoanScreen } from './screens/payoutLoan.ts'

export const loan: Loan = {
  to: 'Kasuwa Online',
  currency: 'NGN',
  amount: 250000,
  due: ['30 Apr', '31 May', '30 Jun', '31 Jul', '31 Aug'],
  received: 2,
  account: '9012 4403 18',
}

const small = payoutLoanScreen(loan, smallArt.width)

const drawing: Drawing = {
  wide: wideCut(() => {
    const screen = payoutLoanScreen(loan, 400)
    const y = wideArt.height / 2
    return climb('sun', 36, y, 90) + place(screen, 200, y - screen.height / 2) + node(200, y)
  }),
  small: smallCut(small.height, () => through('sun', 88) + place(small, 0, 0) + node(0, 88, 7, 3.5)),
}

export default drawing

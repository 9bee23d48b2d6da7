import { screenTab } from '../kit/screenTab.ts'
import { type Loan, payoutLoanScreen } from '../screens/payoutLoan.ts'

export const loan: Loan = {
  to: 'Kasuwa Online',
  currency: 'NGN',
  amount: 250000,
  due: ['30 Apr', '31 May', '30 Jun', '31 Jul', '31 Aug'],
  received: 2,
  account: '9012 4403 18',
}

export default screenTab({
  line: 'sun',
  screen: (width) => payoutLoanScreen(loan, width),
  width: 400,
})

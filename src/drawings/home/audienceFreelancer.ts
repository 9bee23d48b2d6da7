import { audience } from '../kit/audience.ts'
import { type Invoice, invoiceScreen } from '../screens/invoice.ts'

export const invoice: Invoice = {
  number: '0042',
  from: 'Tiko Studio',
  to: 'Harbour Films',
  currency: 'NGN',
  items: [
    ['Film edit', 180000],
    ['Subtitles', 65000],
  ],
}

export default audience({ line: 'sun', screen: (width, height) => invoiceScreen(invoice, width, height) })

import { type Drawing, place } from '../kit/drawing.ts'
import { insetCut } from '../kit/inset.ts'
import { type Spend, spendNarrowScreen, spendScreen } from '../screens/spend.ts'

export const spend: Spend = {
  month: 'June',
  currency: 'NGN',
  groups: [
    { name: 'Logistics', spent: 2460000, budget: 3000000, line: 'lagoon' },
    { name: 'Marketing', spent: 1620000, budget: 3000000, line: 'sky' },
    { name: 'Software', spent: 1232300, budget: 1800000, line: 'sun' },
    { name: 'Travel', spent: 1170000, budget: 1200000, line: 'clay' },
  ],
  receipts: 3,
  course: [
    [1, 0.6],
    [7, 2.4],
    [13, 4.6],
    [19, 6.4823],
    [22, 6.4823],
  ],
}

const wide = spendScreen(spend, 720)
const small = spendNarrowScreen(spend, 350)

/** Wide: for art of 556 px and more. Small: for a phone, from 270 px. */
const drawing: Drawing = {
  wide: insetCut(wide, () => place(wide, 0, 0)),
  small: insetCut(small, () => place(small, 0, 0)),
}

export default drawing

import type { Drawing } from '../kit/drawing.ts'
import { feature } from '../kit/feature.ts'
import { type Ledger, ledgerDock, ledgerScreen } from '../screens/businessLedger.ts'

/** Collections, a card, a payout and a bill in one account. */
export const ledger: Ledger = {
  currency: 'NGN',
  opening: 4000000,
  entries: [
    { title: 'Collection', detail: 'Kasuwa Online', amount: 420000, icon: 'incoming', line: 'lagoon' },
    { title: 'Card', detail: 'Search ads', amount: -63000, icon: 'card', line: 'clay' },
    { title: 'Payout', detail: 'Bello Grains', amount: -845000, icon: 'send', line: 'sun' },
    { title: 'Bill', detail: 'Electricity, Lagos', amount: -12000, icon: 'zap', line: 'sky' },
  ],
}

const drawing: Drawing = feature({
  line: 'lagoon',
  side: 'right',
  screen: (width) => ledgerScreen(ledger, width),
  docks: { wide: ledgerDock, small: ledgerDock },
})

export default drawing

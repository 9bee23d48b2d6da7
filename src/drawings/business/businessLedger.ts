import type { Drawing } from '../kit/drawing.ts'
import { feature, featureCut, featureWide, leave } from '../kit/feature.ts'
import { node } from '../kit/lines.ts'
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

// Its foot is out of sight.
const screen = ledgerScreen(ledger, featureWide.screen, 80)
const scale = 1.16
const at = { x: (featureWide.width - screen.width * scale) / 2, y: 116 }

const drawing: Drawing = {
  ...feature({
    line: 'lagoon',
    side: 'right',
    screen: (width) => ledgerScreen(ledger, width),
    docks: { wide: ledgerDock, small: ledgerDock },
  }),
  // The screen rises out of the lower edge of the panel, which crops it under its last row.
  wide: featureCut(featureWide, 566, () => {
    const right = at.x + screen.width * scale
    const y = at.y + ledgerDock * scale
    return (
      leave('lagoon', featureWide, 'right', right - 20, y) +
      `<g transform="translate(${at.x} ${at.y}) scale(${scale})">${screen.svg}</g>` +
      node(right, y)
    )
  }),
}

export default drawing

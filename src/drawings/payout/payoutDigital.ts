import { type Drawing, place } from '../kit/drawing.ts'
import { node } from '../kit/lines.ts'
import { climb, smallArt, smallCut, through, wideCut } from '../kit/tabs.ts'
import {
  payoutLeftScreen,
  payoutReceivedScreen,
  type Receipt,
  received,
  type WalletPayout,
} from '../screens/payoutWallet.ts'

export const receipts: readonly Receipt[] = [
  { name: 'Virtual account', detail: '9012 4402 10', icon: 'file', amount: 42000 },
  { name: 'Payment link', detail: 'Order 4417', icon: 'link', amount: 15000 },
  { name: 'Recurring', detail: 'Order 4402', icon: 'repeat', amount: 8500 },
]

export const sent: WalletPayout = { to: 'Bello Grains', amount: 24000 }

const receivedScreen = (width: number) => payoutReceivedScreen(receipts, 'NGN', width)
const leftScreen = (width: number) => payoutLeftScreen(sent, received(receipts), 'NGN', width)
const gap = 16

const drawing: Drawing = {
  // The line runs from what came in to what goes out.
  wide: wideCut(() => {
    const incoming = { x: 30, y: 192 }
    const outgoing = { x: 300, y: 24, dock: 99 }
    return (
      climb('lagoon', 120, outgoing.dock, 74) +
      place(receivedScreen(350), incoming.x, incoming.y) +
      place(leftScreen(310), outgoing.x, outgoing.y) +
      node(120, incoming.y) +
      node(outgoing.x, outgoing.dock)
    )
  }),
  small: smallCut(receivedScreen(smallArt.width).height + gap + leftScreen(smallArt.width).height, () => {
    const incoming = receivedScreen(smallArt.width)
    const y = incoming.height + gap + 42
    return (
      through('lagoon', 76, y) +
      place(incoming, 0, 0) +
      place(leftScreen(smallArt.width), 0, incoming.height + gap) +
      node(0, 76, 7, 3.5)
    )
  }),
}

export default drawing

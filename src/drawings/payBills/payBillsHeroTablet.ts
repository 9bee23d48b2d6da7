import { type Drawing, place } from '../kit/drawing.ts'
import { node, stroke } from '../kit/lines.ts'
import { above, draws, lands, signal } from '../kit/living.ts'
import { tabletCut } from '../kit/pageHero.ts'
import { phoneScreen } from '../screens/billsPhone.ts'
import { repeatDock, repeatScreen } from '../screens/billsRepeat.ts'
import { firstLeaves, month, progress, receipt, secondLeaves } from './payBillsHero.ts'
import { repeats } from './payBillsRepeat.ts'

/** For windows of 640 to 1199 px, edge to edge: the list and the phone on one line, as wide as the text column. */
const width = 768
const list = { x: 43, y: 118, width: 352 }
const phone = { x: 445, y: 12 }
const dock = list.y + repeatDock

const drawing: Drawing = {
  wide: tabletCut({ width, height: 640 }, () => {
    const line = `M0 ${dock}H${width}`
    return (
      draws(stroke(line, 'sky', 10, 'butt')) +
      signal(`M0 ${dock}H${phone.x}`, firstLeaves) +
      signal(`M0 ${dock}H${list.x}`, secondLeaves) +
      above +
      place(repeatScreen(repeats, { ...month, height: 354 }, list.width), list.x, list.y) +
      place(phoneScreen(receipt), phone.x, phone.y) +
      lands(node(list.x, dock), 3, progress.paidAt[1]) +
      lands(node(phone.x, dock), 6, receipt.paidAt)
    )
  }),
}

export default drawing

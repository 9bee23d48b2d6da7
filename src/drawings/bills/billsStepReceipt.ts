import { bill } from './billsSteps.ts'
import { place, type Screen } from '../kit/drawing.ts'
import { node, stroke } from '../kit/lines.ts'
import { station } from '../kit/station.ts'
import { meterScreen, receiptScreen } from '../screens/billsSteps.ts'

const drop = 36

/** The receipt, and the meter that its token runs on into. */
function receiptAndMeter(width: number): Screen {
  const receipt = receiptScreen(bill, width)
  const meter = meterScreen(bill, width)
  const middle = width / 2
  return {
    width,
    height: receipt.height + drop + meter.height,
    svg:
      stroke(`M${middle} ${receipt.height - 20}V${receipt.height + drop}`, 'sky', 10, 'butt') +
      receipt.svg +
      place(meter, 0, receipt.height + drop) +
      node(middle, receipt.height + drop, 7, 3.5),
  }
}

export default station(receiptAndMeter)

import { returnedArt } from '../../theme/art.ts'
import { capsule } from '../kit/capsule.ts'
import { cut, type Drawing, place } from '../kit/drawing.ts'
import { node, stroke } from '../kit/lines.ts'
import { text } from '../kit/text.ts'
import { abroadScreen, type BillAbroad } from '../screens/billsAbroad.ts'

export const abroad: BillAbroad = {
  name: 'Electricity',
  city: 'Douala',
  meter: '7021 4487 56',
  currency: 'XAF',
  wallet: 64000,
  amount: 18600,
}

/** An interchange on the line, with the name of its city beside it, on ink. */
const city = (x: number, y: number, name: string, lift = 0) =>
  capsule(x, y, 44, 24, 4.5) + text(x + 38, y + 6 - lift, name, { size: 18, weight: 600, fill: 'paper' })

const { canvas, x, y, width, height } = returnedArt
const line = 40
const left = 170
const wide = abroadScreen(abroad, width - left)
/** On a phone the line comes down to the bill from above. */
const small = { ...abroadScreen(abroad, 346), line: 40, top: 128 }

const drawing: Drawing = {
  wide: cut({ x: -x, y: -y, ...canvas, kind: 'lineThrough' }, () => {
    const top = (height - wide.height) / 2
    const docks = top + wide.height / 2
    return (
      stroke(`M${line} ${-y}V${canvas.height - y}`, 'sky', 11, 'butt') +
      stroke(`M${line} ${docks}H${left + 10}`, 'sky', 11, 'butt') +
      // At the top of the art, where the line is cut off below words.
      city(line, 13, 'Lagos') +
      city(line, docks, abroad.city, 24) +
      place(wide, left, top) +
      node(left, docks)
    )
  }),
  small: cut({ width: small.width, height: small.top + small.height }, () => {
    return (
      stroke(`M${small.line} 16V${small.top + 10}`, 'sky', 10, 'butt') +
      city(small.line, 16, 'Lagos') +
      city(small.line, 74, abroad.city) +
      place(small, 0, small.top) +
      node(small.line, small.top, 7, 3.5)
    )
  }),
}

export default drawing

import { stationsArt } from '../../theme/art.ts'
import { cut, type Drawing, place } from '../kit/drawing.ts'
import { node, stroke } from '../kit/lines.ts'
import {
  keptScreen,
  kindsScreen,
  payNowScreen,
  type PhoneBill,
  phoneNumberScreen,
  stepHeight,
} from '../screens/personalSteps.ts'
import { july, repeats } from './payBillsRepeat.ts'

const [, data] = repeats
const day = july.bills.find(({ name }) => name === data?.name)?.day ?? 0

/** One of the bills that repeat, when it is paid. */
export const bill: PhoneBill = {
  name: data?.name ?? '',
  phone: '+234 803 000 0147',
  currency: july.currency,
  amount: data?.amount ?? 0,
  date: `${day} ${july.name}`,
}

/** The screens of the four steps. */
export const screens = [kindsScreen, phoneNumberScreen, payNowScreen, keptScreen] as const

const { canvas, x, columns, columnWidth } = stationsArt
const room = { top: 24, bottom: 44 }

const drawing: Drawing = {
  // One line from the edge of the page through all four, at one height: nothing climbs where all is this short.
  wide: cut(
    { x: -x, y: -room.top, width: canvas.width, height: stepHeight + room.top + room.bottom, kind: 'fourStations' },
    () => {
      const middle = stepHeight / 2
      return (
        stroke(`M${-x} ${middle}H${(columns.at(-1) ?? 0) + 40}`, 'sky', 11, 'butt') +
        screens.map((screen, index) => place(screen(bill, columnWidth), columns[index] ?? 0, 0)).join('') +
        columns.map((left) => node(left, middle)).join('')
      )
    },
  ),
}

export default drawing

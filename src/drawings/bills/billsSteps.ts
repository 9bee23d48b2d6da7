import { cut, type Drawing, place, type Screen } from '../kit/drawing.ts'
import { node, type Point, railPath, stroke } from '../kit/lines.ts'
import {
  type Bill,
  chooseScreen,
  meterScreen,
  numberScreen,
  payScreen,
  receiptScreen,
  stationDock,
} from '../screens/billsSteps.ts'

/** The bill that goes from its choice to the receipt. */
export const bill: Bill = {
  name: 'Electricity',
  city: 'Lagos',
  meter: '4510 2210 07',
  currency: 'NGN',
  amount: 12000,
  token: '4471 0932 1187 5520 3316',
}

/*
 * Four stations above four text columns, from 1200 px on. The art is as wide as the text column of a page and is in
 * the middle of a canvas of 2880, so that the line starts at the page edge up to a window of 2880 px.
 */
const art = { width: 1280 }
const canvas = 2880
const gap = 24
const column = (art.width + gap) / 4
const width = column - gap
/** How much higher each station is than the one before it. */
const rise = 40
const room = { top: 24, bottom: 56 }

/** Left edges of the stations, and of the text columns below them, as shares of the width of the art. */
export const stationLefts: readonly number[] = [0, 1, 2, 3].map((index) => (index * column) / art.width)

const screens: readonly ((bill: Bill, width: number) => Screen)[] = [
  chooseScreen,
  numberScreen,
  payScreen,
  receiptScreen,
]
const dockOf = (index: number) => stationDock + (screens.length - 1 - index) * rise

/** Between the receipt and the meter below it. */
const drop = 40

function draw(): string {
  const line: Point[] = [[(art.width - canvas) / 2, dockOf(0)]]
  // The line climbs at 45 degrees in the gap; its bends lie behind the screens.
  const over = (rise - gap) / 2
  for (let index = 1; index < screens.length; index++)
    line.push([index * column - gap - over, dockOf(index - 1)], [index * column + over, dockOf(index)])
  line.push([3 * column + 40, dockOf(3)])
  const last = receiptScreen(bill, width)
  const meter = { x: 3 * column, y: last.height + drop }
  const middle = meter.x + width / 2
  return (
    stroke(railPath(line, { radius: 12 }), 'sky', 11, 'butt') +
    stroke(`M${middle} ${last.height - 20}V${meter.y}`, 'sky', 11, 'butt') +
    screens.map((screen, index) => place(screen(bill, width), index * column, dockOf(index) - stationDock)).join('') +
    place(meterScreen(bill, width), meter.x, meter.y) +
    screens.map((_, index) => node(index * column, dockOf(index))).join('') +
    node(middle, meter.y)
  )
}

const drawing: Drawing = {
  wide: cut(
    {
      x: (art.width - canvas) / 2,
      y: -room.top,
      width: canvas,
      height: 222 + drop + 132 + room.top + room.bottom,
      kind: 'fourStations',
    },
    draw,
  ),
}

export default drawing

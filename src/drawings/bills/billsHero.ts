import { cut, type Drawing, place } from '../kit/drawing.ts'
import { stroke } from '../kit/lines.ts'
import { above, draws, signal } from '../kit/living.ts'
import { type BoardBill, boardDock, boardHeight, boardScreen, boardSpine } from '../screens/billsBoard.ts'

export const today = '14 JUN'

/** When the electricity of today is paid. */
const paidAt = 16

/** The bills of a company in June. Seven bills, five places; the sky line has come as far as today. */
export const board: readonly BoardBill[] = [
  {
    due: '02 JUN',
    name: 'Data, office',
    reference: 'Account 2041 7730',
    icon: 'signal',
    currency: 'NGN',
    amount: 28500,
    course: [['Paid', 0]],
  },
  {
    due: '06 JUN',
    name: 'Airtime, 38 lines',
    reference: 'Field teams',
    icon: 'smartphone',
    currency: 'NGN',
    amount: 114000,
    course: [['Paid', 0]],
  },
  {
    due: '14 JUN',
    name: 'Electricity, Lagos',
    reference: 'Meter 4510 2210 07',
    icon: 'zap',
    currency: 'NGN',
    amount: 12000,
    course: [
      ['Due today', 0],
      ['Paid', paidAt],
    ],
  },
  {
    due: '14 JUN',
    name: 'Data, drivers',
    reference: '12 lines',
    icon: 'signal',
    currency: 'NGN',
    amount: 36000,
    course: [['Due today', 0]],
  },
  {
    due: '20 JUN',
    name: 'Airtime, reception',
    reference: '2 lines',
    icon: 'smartphone',
    currency: 'NGN',
    amount: 7400,
    course: [['Scheduled', 0]],
  },
  {
    due: '25 JUN',
    name: 'Electricity, Douala',
    reference: 'Meter 7021 4433 19',
    icon: 'zap',
    currency: 'XAF',
    amount: 18600,
    course: [['Scheduled', 0]],
  },
  {
    due: '30 JUN',
    name: 'Electricity, depot',
    reference: 'Meter 4510 2210 31',
    icon: 'zap',
    currency: 'NGN',
    amount: 46000,
    course: [['Needs approval', 0]],
  },
]

/*
 * Wide: the art is 1440 wide, the board as wide as the text column in its middle, on a canvas of 2880 so that the line
 * starts at the page edge up to a window of 2880 px.
 */
const art = { width: 1440 }
const margin = art.width / 2
const wideBoard = { x: 80, width: 1280 }
/** Small: 390 wide for a window of 390, edge to edge, with the board as wide as the text column. */
const smallBoard = { x: 21, width: 348 }

/** The board at `x` and the line that reaches it from the left edge of the canvas, at `from`. */
export function boardWithLine(x: number, width: number, from: number, weight: readonly [number, number]): string {
  const dock = boardDock(width)
  const [outside, inside] = weight
  return (
    draws(stroke(`M${from} ${dock.y}H${x + 10}`, 'sky', outside, 'butt')) +
    signal(`M${Math.max(0, x - 400)} ${dock.y}H${x}`, paidAt - 9) +
    above +
    place(boardScreen(board, today, width), x, 0) +
    draws(stroke(`M${x} ${dock.y}H${x + dock.x}`, 'sky', inside), 4, true) +
    `<g transform="translate(${x} 0)">${boardSpine(board, width)}</g>`
  )
}

const drawing: Drawing = {
  wide: cut({ x: -margin, width: art.width * 2, height: boardHeight(board, wideBoard.width), kind: 'page' }, () =>
    boardWithLine(wideBoard.x, wideBoard.width, -margin, [11, 9]),
  ),
  small: cut({ width: 390, height: boardHeight(board, smallBoard.width) }, () =>
    boardWithLine(smallBoard.x, smallBoard.width, 0, [9, 7]),
  ),
}

export default drawing

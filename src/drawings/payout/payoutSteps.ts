import { stationsArt } from '../../theme/art.ts'
import { cut, type Drawing, place } from '../kit/drawing.ts'
import { node, type Point, railPath, stroke } from '../kit/lines.ts'
import type { Person } from '../kit/samples.ts'
import { batch } from './payoutHero.ts'
import {
  type CheckedName,
  payoutApprovalScreen,
  payoutListScreen,
  payoutNamesScreen,
  payoutStatesScreen,
  stepHeight,
} from '../screens/payoutSteps.ts'

export const names: readonly CheckedName[] = [
  { listed: 'Adaeze Balogun', account: 'ADAEZE BALOGUN' },
  { listed: 'Bello Grains', account: 'BELLO GRAINS' },
  { listed: 'Tunde Musa', account: 'TUNJI MUSA' },
]

export const people: readonly (readonly [Person, string])[] = [
  ['Amaka Obi', 'Prepared the list'],
  ['Samuel Ngassa', 'Approved it'],
]

/** The screens of the four steps. */
export const listStep = (width: number) => payoutListScreen(batch, width)
export const namesStep = (width: number) => payoutNamesScreen(names, width)
export const approveStep = (width: number) => payoutApprovalScreen(batch, people, width)
export const followStep = (width: number) => payoutStatesScreen(batch, width)
const steps = [listStep, namesStep, approveStep, followStep]

/** Each screen is this much higher than the one before. */
const climb = 38

function draw(): string {
  const { canvas, x, columns, columnWidth } = stationsArt
  const last = columns.length - 1
  const stops = columns.map((left, index) => ({ left, top: (last - index) * climb, step: steps[index] }))
  const dock = (top: number) => top + stepHeight / 2
  const route: Point[] = stops.flatMap(({ left, top }, index) =>
    // The line leaves each screen on its way up, and is level again where it meets the next.
    index === 0
      ? []
      : [
          [left - climb, dock(top) + climb],
          [left, dock(top)],
        ],
  )
  const ends: readonly [Point, Point] = [
    [-x, dock(last * climb)],
    [canvas.width - x, dock(0)],
  ]
  return (
    stroke(railPath([ends[0], ...route, ends[1]], { radius: 14 }), 'sun') +
    stops.map(({ left, top, step }) => (step ? place(step(columnWidth), left, top) : '')).join('') +
    stops.map(({ left, top }) => node(left, dock(top))).join('')
  )
}

const { canvas, x, y } = stationsArt
const drawing: Drawing = { wide: cut({ x: -x, y: -y, ...canvas, kind: 'fourStations' }, draw) }

export default drawing

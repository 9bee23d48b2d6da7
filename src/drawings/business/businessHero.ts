import { type Cut, cut, type Drawing, place } from '../kit/drawing.ts'
import { type Line, lines, node, type Point, railPath, stroke } from '../kit/lines.ts'
import { type Dashboard, dashboardScreen, docks } from '../screens/businessDashboard.ts'
import { dashboardSmall } from '../screens/businessDashboardNarrow.ts'

/** The week of a company, up to Friday: the days add up to 6,420,000 in and 4,105,000 out. */
export const dashboard: Dashboard = {
  owner: 'Adunni Foods',
  user: 'Samuel Ngassa',
  role: 'Finance lead',
  balance: 24318960.75,
  days: [
    { name: 'Mon', in: 890000, out: 350000 },
    { name: 'Tue', in: 1240000, out: 1300000 },
    { name: 'Wed', in: 1110000, out: 640000 },
    { name: 'Thu', in: 1337700, out: 1000000 },
    { name: 'Fri', in: 1842300, out: 815000 },
    { name: 'Sat' },
    { name: 'Sun' },
  ],
  waiting: [
    {
      by: 'Amaka Obi',
      icon: 'users',
      title: 'June salaries',
      detail: 'Amaka Obi prepared it, 42 people',
      short: '42 people',
      amounts: ['NGN 14,812,000'],
      line: 'clay',
    },
    {
      by: 'Amaka Obi',
      icon: 'send',
      title: 'Payout list',
      detail: '7 payouts, names checked',
      short: '7 payouts',
      amounts: ['NGN 2,090,500', 'XAF 963,500'],
      line: 'sun',
    },
    {
      by: 'Amaka Obi',
      icon: 'card',
      title: 'Card limit, Logistics',
      detail: 'From USD 500 to 800',
      short: 'To USD 800',
      amounts: ['+USD 300'],
      line: 'sky',
    },
  ],
  today: [
    { title: 'Collections', detail: '38 payments', amount: '+NGN 1,842,300', icon: 'incoming', line: 'lagoon' },
    { title: 'Cloud hosting', detail: 'Card 3180', amount: 'USD 42.00', icon: 'card', line: 'clay' },
    { title: 'Electricity, Lagos', detail: 'Paid', amount: 'NGN 12,000', icon: 'zap', line: 'sky' },
  ],
}

/*
 * Wide: the art is 1440 wide and is in the middle of a canvas of 2880, so that the lines run past both page edges up
 * to a window of 2880 px. Above and below the screen there is room for its shadow.
 */
const art = { width: 1440, height: 664 }
const margin = art.width / 2
const room = { top: 24, bottom: 56 }

/** Height of a line of the bundle, in the middle of the items where the lines dock. */
export function bundled(line: Line, pitch: number): number {
  return (docks.lagoon + docks.sky) / 2 + (lines.indexOf(line) - 1.5) * pitch
}

/** Out of the bundle, at 45 degrees to the item of the side bar; the bends are one below the other. */
export function branch(line: Line, from: number, bend: number, x: number, pitch: number): Point[] {
  const y = bundled(line, pitch)
  const half = Math.abs(docks[line] - y) / 2
  return [
    [from, y],
    [bend - half, y],
    [bend + half, docks[line]],
    [x, docks[line]],
  ]
}

function wide(): string {
  const x = 140
  const pitch = 16
  const screen = dashboardScreen(dashboard)
  return (
    lines
      .map(
        (line) =>
          stroke(railPath(branch(line, -margin, 74, x + 10, pitch), { radius: 18 }), line, 10, 'butt') +
          stroke(`M${x + screen.width - 20} ${bundled(line, pitch)}H${art.width + margin}`, line, 10, 'butt'),
      )
      .join('') +
    place(screen, x, 0) +
    lines.map((line) => node(x, docks[line], 7.5, 3.8)).join('')
  )
}

/*
 * Small: 390 wide for a window of 390, edge to edge; the screen ends where the text column ends. The four lines reach it
 * from the left.
 */
const phone = { width: 390, x: 58, screen: 310 }

function small(): string {
  const docksAt = (index: number) => 64 + index * 34
  return (
    lines.map((line, index) => stroke(`M0 ${docksAt(index)}H${phone.x + 10}`, line, 8.5, 'butt')).join('') +
    place(dashboardSmall(dashboard, phone.screen), phone.x, 0) +
    lines.map((_, index) => node(phone.x, docksAt(index), 7, 3.5)).join('')
  )
}

const smallCut: Cut = cut({ y: -16, width: phone.width, height: 522 + 16 + 44 }, small)

const drawing: Drawing = {
  wide: cut(
    { x: -margin, y: -room.top, width: art.width * 2, height: art.height + room.top + room.bottom, kind: 'page' },
    wide,
  ),
  small: smallCut,
}

export default drawing

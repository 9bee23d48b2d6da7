import { type Drawing, place } from '../kit/drawing.ts'
import { capsule } from '../kit/capsule.ts'
import { course } from '../kit/course.ts'
import { node } from '../kit/lines.ts'
import { heroArt, heroCut, phoneArt, phoneCut } from '../kit/pageHero.ts'
import { accountsScreen, type Introduced } from '../screens/affiliateAccounts.ts'
import { type Tracked, trackingScreen } from '../screens/affiliateTracking.ts'

export const tracked: readonly Tracked[] = [
  { name: 'Clicks', count: 1240 },
  { name: 'Accounts', count: 186 },
  { name: 'Active', count: 93 },
]

export const introduced: readonly Introduced[] = [
  { company: 'Kasuwa Online', commission: 42400, line: 'sun' },
  { company: 'Haulmark', commission: 31850, line: 'lagoon' },
  { company: 'Adunni Foods', commission: 18250, line: 'clay' },
]

/** Over the drawing, on its left, stand the words of the hero: the lines climb below and right of them. */
function wide(): string {
  const tracking = { x: 944, y: 104, node: 240 }
  const accounts = { x: 800, y: 448, node: 570 }
  return (
    course(
      [
        [heroArt.left, 706],
        [460, 706],
        [926, tracking.node],
        [heroArt.right, tracking.node],
      ],
      'lagoonHi',
      { radius: 52 },
    ) +
    course(
      [
        [heroArt.left, 724],
        [520, 724],
        [674, accounts.node],
        [heroArt.right, accounts.node],
      ],
      'clay',
      { radius: 52 },
    ) +
    place(trackingScreen(tracked, 416), tracking.x, tracking.y) +
    node(tracking.x, tracking.node) +
    place(accountsScreen(introduced, 'NGN', 490), accounts.x, accounts.y) +
    node(accounts.x, accounts.node) +
    capsule(300, 715, 28, 82)
  )
}

function small(): string {
  const x = 66
  const width = phoneArt.right - x
  const tracking = trackingScreen(tracked, width)
  const accounts = accountsScreen(introduced, 'NGN', width)
  const top = 4
  const gap = 64
  const junction = top + tracking.height + gap / 2
  const second = top + tracking.height + gap
  const up = top + 166
  const down = second + 92
  const turn = 44
  return (
    course(
      [
        [0, junction - 7],
        [turn, junction - 7],
        [turn, up + 16],
        [turn + 16, up],
        [phoneArt.width, up],
      ],
      'lagoonHi',
      { width: 9, radius: 14 },
    ) +
    course(
      [
        [0, junction + 7],
        [turn, junction + 7],
        [turn, down - 16],
        [turn + 16, down],
        [phoneArt.width, down],
      ],
      'clay',
      { width: 9, radius: 14 },
    ) +
    place(tracking, x, top) +
    place(accounts, x, second) +
    node(x, up, 7, 3.5) +
    node(x, down, 7, 3.5) +
    capsule(18, junction, 20, 46, 4)
  )
}

const drawing: Drawing = {
  wide: heroCut(830, wide),
  small: phoneCut(700, small),
}

export default drawing

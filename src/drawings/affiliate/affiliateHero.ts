import { type Drawing, place } from '../kit/drawing.ts'
import { capsule } from '../kit/capsule.ts'
import { course } from '../kit/course.ts'
import { node, type Point, railPath } from '../kit/lines.ts'
import { above, draws, lands, signal } from '../kit/living.ts'
import { heroArt, heroCut, phoneArt, phoneCut } from '../kit/pageHero.ts'
import { accountsScreen, type Introduced } from '../screens/affiliateAccounts.ts'
import { type Tracked, trackingScreen } from '../screens/affiliateTracking.ts'

/** A click on the link, the account that comes of it, and what that account brings. */
const moments = { click: 12, account: 20, commission: 32 }

export const tracked: readonly Tracked[] = [
  { name: 'Clicks', count: 1240, countedAt: moments.click },
  { name: 'Accounts', count: 186, countedAt: moments.account },
  { name: 'Active', count: 93 },
]

export const introduced: readonly Introduced[] = [
  { company: 'Kasuwa Online', commission: 42400, line: 'sun' },
  { company: 'Haulmark', commission: 31850, line: 'lagoon' },
  { company: 'Adunni Foods', commission: 18250, cameAt: moments.commission, line: 'clay' },
]

/** The two lines, and on them the signals: twice to the tracking, then once to the commission. */
export function twoLines(
  [tracking, commission]: readonly [readonly Point[], readonly Point[]],
  [first, second]: readonly [number, number],
  look: { width?: number; radius: number },
): string {
  const to = (points: readonly Point[], x: number) => {
    const end = points.at(-1)?.[1] ?? 0
    return railPath([...points.slice(0, -1), [x, end]], { radius: look.radius })
  }
  return (
    draws(course(tracking, 'lagoonHi', look)) +
    draws(course(commission, 'clay', look)) +
    signal(to(tracking, first), moments.click - 9) +
    signal(to(tracking, first), moments.account - 9) +
    signal(to(commission, second), moments.commission - 9)
  )
}

/** The nodes of the two screens, which swell with what arrives. */
export const twoNodes = (tracking: string, commission: string) =>
  lands(tracking, 8, moments.account) + lands(commission, 8, moments.commission)

/** Over the drawing, on its left, are the words of the hero: the lines climb below and right of them. */
function wide(): string {
  const tracking = { x: 944, y: 104, node: 240 }
  const accounts = { x: 800, y: 448, node: 570 }
  return (
    twoLines(
      [
        [
          [heroArt.left, 706],
          [460, 706],
          [926, tracking.node],
          [heroArt.right, tracking.node],
        ],
        [
          [heroArt.left, 724],
          [520, 724],
          [674, accounts.node],
          [heroArt.right, accounts.node],
        ],
      ],
      [tracking.x, accounts.x],
      { radius: 52 },
    ) +
    above +
    place(trackingScreen(tracked, 416), tracking.x, tracking.y) +
    place(accountsScreen(introduced, 'NGN', 490), accounts.x, accounts.y) +
    twoNodes(node(tracking.x, tracking.node), node(accounts.x, accounts.node)) +
    lands(capsule(300, 715, 28, 82), 4)
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
    twoLines(
      [
        [
          [0, junction - 7],
          [turn, junction - 7],
          [turn, up + 16],
          [turn + 16, up],
          [phoneArt.width, up],
        ],
        [
          [0, junction + 7],
          [turn, junction + 7],
          [turn, down - 16],
          [turn + 16, down],
          [phoneArt.width, down],
        ],
      ],
      [x, x],
      { width: 9, radius: 14 },
    ) +
    above +
    place(tracking, x, top) +
    place(accounts, x, second) +
    twoNodes(node(x, up, 7, 3.5), node(x, down, 7, 3.5)) +
    lands(capsule(18, junction, 20, 46, 4), 4)
  )
}

const drawing: Drawing = {
  wide: heroCut(830, wide, 'pageWithRoom'),
  small: phoneCut(700, small),
}

export default drawing

import { type Drawing, place } from '../kit/drawing.ts'
import { stroke } from '../kit/lines.ts'
import { above, draws, lands } from '../kit/living.ts'
import { heroArt, heroCut, phoneArt, phoneCut } from '../kit/pageHero.ts'
import { controlCard, controls, gate, passed, payoutPanel } from '../screens/complianceGates.ts'

interface Track {
  /** Both edges of the canvas. */
  edges: readonly [left: number, right: number]
  /** Height of the line, and how far above and below it the cards end. */
  y: number
  gap: number
  payout: { x: number; width: number }
  /** The first gate, and from one to the next. */
  first: number
  pitch: number
  /** From a gate to its station. */
  behind: number
  card: number
  /** Which share of a card is left of its station. */
  share: number
}

/** A payout on one line, and the four gates that it passes; their cards are above and below in turn. */
export function track({ edges, y, gap, payout, first, pitch, behind, card, share }: Track): string {
  const stops = controls.map((control, rank) => {
    const x = first + rank * pitch + behind
    const isBelow = rank % 2 === 1
    const screen = controlCard(control, card)
    // From the line to the edge of the card.
    const edge = isBelow ? y + gap : y - gap
    return { screen, rank, x, left: x - card * share, edge, top: isBelow ? edge : edge - screen.height }
  })
  return (
    draws(stroke(`M${edges[0]} ${y}H${edges[1]}`, 'lagoonHi', 12, 'butt')) +
    above +
    stops
      .map(
        ({ screen, rank, x, left, edge, top }) =>
          stroke(`M${x} ${y}V${edge}`, 'onInk3', 3) +
          gate(first + rank * pitch, y) +
          place(screen, left, top) +
          lands(passed(x, y, rank === controls.length - 1), 3 + rank * 2),
      )
      .join('') +
    place(payoutPanel(payout.width), payout.x, y - 66)
  )
}

const phone = { top: 156, gap: 18, height: 800 }

/** On a phone the line runs down at the left of the cards. */
function trackDown(): string {
  const { left, right } = phoneArt
  const x = left + 34
  let top = phone.top
  const stops = controls.map((control, rank) => {
    const screen = controlCard(control, right - left - 76)
    const y = top + 36
    const stop =
      stroke(`M${x} ${y}H${left + 76}`, 'onInk3', 3) +
      place(screen, left + 76, top) +
      lands(passed(x, y, rank === controls.length - 1), 3 + rank * 2)
    top += screen.height + phone.gap
    return stop
  })
  return (
    draws(stroke(`M${x} 60V${phone.height}`, 'lagoonHi', 9, 'butt')) +
    above +
    place(payoutPanel(right - left), left, 0) +
    stops.join('')
  )
}

const drawing: Drawing = {
  wide: heroCut(452, () =>
    track({
      edges: [heroArt.left, heroArt.right],
      y: 190,
      gap: 40,
      payout: { x: 80, width: 256 },
      first: 378,
      pitch: 242,
      behind: 135,
      card: 240,
      share: 0.5,
    }),
  ),
  small: phoneCut(phone.height, trackDown),
}

export default drawing

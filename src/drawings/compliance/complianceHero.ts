import { type Drawing, place } from '../kit/drawing.ts'
import { stroke } from '../kit/lines.ts'
import { above, draws, lands } from '../kit/living.ts'
import { heroArt, heroCut, phoneArt, phoneCut } from '../kit/pageHero.ts'
import { controlChip, controls, gate, passed, payoutPanel } from '../screens/complianceGates.ts'

interface Track {
  /** Both edges of the canvas. */
  edges: readonly [left: number, right: number]
  /** Height of the line, and how far above and below it the chips end. */
  y: number
  gap: number
  payout: { x: number; width: number }
  /** The first gate, and from one to the next. */
  first: number
  pitch: number
  /** From a gate to its station. */
  behind: number
  chip: number
  /** Which share of a chip is left of its station. */
  share: number
}

/** A payout on one line, and the four gates that it passes; their chips are above and below in turn. */
export function track({ edges, y, gap, payout, first, pitch, behind, chip, share }: Track): string {
  const stops = controls.map((control, rank) => {
    const x = first + rank * pitch + behind
    const isBelow = rank % 2 === 1
    const top = isBelow ? y + gap : y - gap - 72
    return { control, rank, x, left: x - chip * share, top, isBelow }
  })
  return (
    draws(stroke(`M${edges[0]} ${y}H${edges[1]}`, 'lagoonHi', 12, 'butt')) +
    above +
    stops
      .map(
        ({ control, rank, x, left, top, isBelow }) =>
          stroke(`M${x} ${y}V${isBelow ? top : top + 72}`, 'onInk3', 3) +
          gate(first + rank * pitch, y) +
          place(controlChip(control, chip), left, top) +
          lands(passed(x, y, rank === controls.length - 1), 3 + rank * 2),
      )
      .join('') +
    place(payoutPanel(payout.width), payout.x, y - 66)
  )
}

/** On a phone the line runs down at the left of the chips. */
function trackDown(): string {
  const { left, right } = phoneArt
  const x = left + 34
  return (
    draws(stroke(`M${x} 60V540`, 'lagoonHi', 9, 'butt')) +
    above +
    place(payoutPanel(right - left), left, 0) +
    controls
      .map((control, rank) => {
        const y = 190 + rank * 90
        return (
          stroke(`M${x} ${y}H${left + 76}`, 'onInk3', 3) +
          place(controlChip(control, right - left - 76), left + 76, y - 36) +
          lands(passed(x, y, rank === controls.length - 1), 3 + rank * 2)
        )
      })
      .join('')
  )
}

const drawing: Drawing = {
  wide: heroCut(336, () =>
    track({
      edges: [heroArt.left, heroArt.right],
      y: 150,
      gap: 40,
      payout: { x: 80, width: 256 },
      first: 378,
      pitch: 242,
      behind: 135,
      chip: 210,
      share: 0.5,
    }),
  ),
  small: phoneCut(532, trackDown),
}

export default drawing

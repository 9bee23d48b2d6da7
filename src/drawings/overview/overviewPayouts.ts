import { answeringNode, answerSignal } from '../kit/answers.ts'
import { type Drawing, place } from '../kit/drawing.ts'
import { featureCut, featureSmall, featureWide, leave } from '../kit/feature.ts'
import { capsule } from '../kit/capsule.ts'
import { course } from '../kit/course.ts'
import { node } from '../kit/lines.ts'
import { batchScreen, type ListLine, payoutChip } from '../screens/overviewBatch.ts'

export const list: readonly ListLine[] = [
  { to: 'Adaeze Balogun', amount: 480000, line: 'lagoon' },
  { to: 'Bello Grains', amount: 320000, line: 'clay' },
  { to: 'Tunde Musa', amount: 94000, line: 'sun' },
  { to: 'Kasuwa Online', amount: 126500, line: 'sky' },
  { to: 'Harbour Films', amount: 210000, line: 'lagoon' },
  { to: 'Ese Clinic', amount: 75500, line: 'clay' },
  { to: 'Haulmark', amount: 139000, line: 'sun' },
]

const rank = (index: number) => index - (list.length - 1) / 2

/** Seven lines leave the list side by side, part at 45 degrees, and dock at seven payouts. */
function wide(): string {
  const batch = batchScreen(list, 'NGN', 248)
  const middle = 244
  const pitch = 12
  const step = 58
  const from = 28
  const hub = from + batch.width + 26
  const dock = 476
  const drawn = list.map((_, index) => {
    const at = rank(index)
    const away = Math.abs(at) * (step - pitch)
    // Parallels at 45 degrees lie √2 pitches apart on a horizontal: the outer ones turn first.
    const turn = hub + 16 + (3 - Math.abs(at)) * pitch * (Math.SQRT2 - 1)
    const y = middle + at * step
    const start = middle + at * pitch
    if (at === 0) return leave('sun', featureWide, 'right', from + batch.width, y, 8)
    return course(
      [
        [from + batch.width, start],
        [turn, start],
        [turn + away, y],
        [dock + 10, y],
      ],
      'sun',
      { width: 8, radius: [20 + (3 - Math.abs(at)) * pitch, 20] },
    )
  })
  const chips = list.map((payout, index) => {
    const y = middle + rank(index) * step
    const ring = node(dock, y, 7, 3.5)
    return place(payoutChip(payout, 'NGN', 184), dock, y - 23) + (y === middle ? answeringNode(ring) : ring)
  })
  return (
    drawn.join('') +
    answerSignal(`M${from + batch.width} ${middle}H${dock}`) +
    place(batch, from, middle - batch.height / 2) +
    capsule(hub, middle, 26, 6 * pitch + 36, 4.5) +
    chips.join('')
  )
}

/** Below 640 px the lines run down the left edge. */
function small(): string {
  const width = featureSmall.screen
  const x = (featureSmall.width - width) / 2
  const batch = batchScreen(list, 'NGN', width)
  const dock = x + 84
  const first = 32 + batch.height + 52
  const step = 56
  const drawn = list.map((_, index) => {
    const at = x + 66 - index * 10
    const y = first + index * step
    return course(
      [
        [at, 32 + batch.height - 12],
        [at, y - 12],
        [at + 12, y],
        [dock + 10, y],
      ],
      'sun',
      { width: 6, radius: 12 },
    )
  })
  const chips = list.map((payout, index) => {
    const y = first + index * step
    return place(payoutChip(payout, 'NGN', width - 84), dock, y - 23) + node(dock, y, 7, 3.5)
  })
  const last = first + 6 * step
  return (
    drawn.join('') + leave('sun', featureSmall, 'right', dock + 100, last, 6) + place(batch, x, 32) + chips.join('')
  )
}

const drawing: Drawing = {
  wide: featureCut(featureWide, 488, wide),
  small: featureCut(featureSmall, 32 + 196 + 52 + 6 * 56 + 23 + 32, small),
}

export default drawing

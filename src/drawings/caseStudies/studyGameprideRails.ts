import { type Drawing, place } from '../kit/drawing.ts'
import { plateCut } from '../kit/plate.ts'
import { type Range, rangeScreen } from '../screens/studyRange.ts'

export const ranges: readonly Range[] = [
  { name: 'Airtime, monthly', words: '3,000 to 6,000 Naira', from: 3000, to: 6000, line: 'sky' },
  { name: 'Gaming, monthly', words: '$5-$25', from: 5, to: 25, line: 'clay' },
]

function draw(width: number) {
  const screens = ranges.map((range) => rangeScreen(range, width))
  const step = (screens[0]?.height ?? 0) + 20
  return plateCut(width, 2 * step - 20, () => screens.map((screen, index) => place(screen, 0, index * step)).join(''))
}

const drawing: Drawing = { wide: draw(640), small: draw(300) }

export default drawing

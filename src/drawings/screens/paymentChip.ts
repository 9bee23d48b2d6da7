import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { panel } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

/** A sum that a card has paid, as a chip, 38 px high. */
export function paymentChip(sum: string, width: number): Screen {
  return {
    width,
    height: 38,
    svg:
      panel(width, 38, 19) +
      text(16, 24.2, sum, { weight: 600 }) +
      icon('check', width - 33, 11, { size: 17, colour: 'lagoonText', width: 2.6 }),
  }
}

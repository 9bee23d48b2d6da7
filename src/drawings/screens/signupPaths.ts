import type { Screen } from '../kit/drawing.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

/** The two paths of the partner programme, one above and one below the middle. */
export function pathsScreen(width: number, height: number, away: number): Screen {
  const middle = height / 2
  const size = width > 160 ? 15.5 : 13.5
  const inset = width > 160 ? 26 : 16
  const names = [
    ['Affiliate', middle - away],
    ['Referral Partner', middle + away],
  ] as const
  return {
    width,
    height,
    svg:
      panel(width, height, width > 160 ? 20 : 16) +
      hairline(inset, middle, width - inset) +
      names.map(([name, y]) => text(inset, y + 5, name, { size, weight: 600 })).join(''),
  }
}

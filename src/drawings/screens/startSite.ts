import type { Screen } from '../kit/drawing.ts'
import { box, hairline, panel } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

/** A page of this site, with bars in the place of words. */
export function siteScreen(width: number, height: number): Screen {
  const wide = width > 160
  const inset = wide ? 26 : 16
  const bars = [0.74, 0.94, 0.58].map((share, index) =>
    box(inset, (wide ? 88 : 62) + index * (wide ? 34 : 24), Math.round((width - 2 * inset) * share), wide ? 14 : 10, {
      radius: wide ? 7 : 5,
      fill: 'mist2',
    }),
  )
  return {
    width,
    height,
    svg:
      panel(width, height, wide ? 20 : 16) +
      text(inset, wide ? 40 : 30, 'This site', { size: wide ? 16 : 14, weight: 600 }) +
      hairline(1, wide ? 60 : 44, width - 1) +
      bars.join('') +
      box(inset, height - (wide ? 58 : 42), wide ? 112 : 64, wide ? 32 : 24, { radius: wide ? 16 : 12, fill: 'ink' }),
  }
}

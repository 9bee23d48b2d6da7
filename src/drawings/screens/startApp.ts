import type { Screen } from '../kit/drawing.ts'
import { box, panel } from '../kit/shapes.ts'
import { button, text } from '../kit/text.ts'

/** The app where the account is opened: its fields are bare outlines. */
export function appScreen(width: number, height: number): Screen {
  const wide = width > 160
  const inset = wide ? 26 : 16
  const field = width - 2 * inset
  const step = wide ? 68 : 44
  const fields = (wide ? [0, 1, 2] : [0, 1]).map((index) => {
    const y = (wide ? 70 : 48) + index * step
    return (
      box(inset, y, Math.round(field * ([0.34, 0.42, 0.3][index] ?? 0.3)), wide ? 9 : 7, {
        radius: wide ? 4.5 : 3.5,
        fill: 'rule',
      }) +
      box(inset + 0.5, y + (wide ? 16.5 : 12.5), field - 1, wide ? 37 : 25, { radius: wide ? 12 : 9, edge: 'edge' })
    )
  })
  const end = height - (wide ? 64 : 46)
  return {
    width,
    height,
    svg:
      panel(width, height, wide ? 28 : 20) +
      text(inset, wide ? 45 : 32, 'The app', { size: wide ? 17 : 14, weight: 600 }) +
      fields.join('') +
      (wide
        ? button(inset, end, field, 42, 'Create account')
        : box(inset, end, field, 30, { radius: 15, fill: 'ink' })),
  }
}

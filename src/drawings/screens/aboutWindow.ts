import type { Screen } from '../kit/drawing.ts'
import { box, type Colour, hairline, paint, panel } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

export interface Tool {
  name: string
  mark: Colour
}

/** The window of a tool, with bars in the place of words. */
export function windowScreen(tool: Tool, width: number): Screen {
  const bar = width - 32
  return {
    width,
    height: 118,
    svg:
      panel(width, 118, 14) +
      `<circle cx="21" cy="22" r="5.5" fill="${paint(tool.mark)}"/>` +
      text(36, 26.5, tool.name, { size: 13.5, weight: 600 }) +
      hairline(1, 43, width - 1) +
      box(16, 59, bar, 18, { radius: 6, fill: 'mist' }) +
      box(16, 85, Math.round(bar * 0.6), 18, { radius: 6, fill: 'mist' }),
  }
}

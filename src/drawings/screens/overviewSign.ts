import type { Screen } from '../kit/drawing.ts'
import type { IconName } from '../kit/icons.ts'
import type { Line } from '../kit/lines.ts'
import { panel } from '../kit/shapes.ts'
import { caption, text, tile } from '../kit/text.ts'

export interface Product {
  name: string
  detail: string
  icon: IconName
  line: Line
}

/** The sign of a product at its station, 68 px high. */
export function signScreen(product: Product, width: number): Screen {
  return {
    width,
    height: 68,
    svg:
      panel(width, 68, 16) +
      tile(15, 15, 38, product.icon, product.line) +
      text(68, 30, product.name, { size: 15, weight: 600 }) +
      caption(68, 49, product.detail),
  }
}

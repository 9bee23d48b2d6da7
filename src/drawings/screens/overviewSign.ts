import type { Screen } from '../kit/drawing.ts'
import type { IconName } from '../kit/icons.ts'
import type { Line } from '../kit/lines.ts'
import { comes } from '../kit/living.ts'
import { type PaymentState, paymentState } from '../kit/paymentState.ts'
import { signed } from '../kit/samples.ts'
import { panel } from '../kit/shapes.ts'
import { caption, text, tile } from '../kit/text.ts'

export interface Product {
  name: string
  detail: string
  icon: IconName
  line: Line
  /** What it moves, in or out of the account, and when. */
  move: readonly [change: number, moment: number]
  /** The state of that payment. */
  state: Extract<PaymentState, 'Settled' | 'Paid'>
}

/** The sign of a product at its station, 68 px high, and what it has moved. */
export function signScreen(product: Product, width: number): Screen {
  const [change, moment] = product.move
  const right = width - 18
  return {
    width,
    height: 68,
    svg:
      panel(width, 68, 16) +
      tile(15, 15, 38, product.icon, product.line) +
      text(68, 30, product.name, { size: 15, weight: 600 }) +
      caption(68, 49, product.detail) +
      comes(
        text(right, 30, signed(change), {
          size: 15,
          weight: 600,
          anchor: 'end',
          ...(change > 0 && { fill: 'lagoonText' }),
        }) + paymentState(right, 49, product.state),
        moment,
      ),
  }
}

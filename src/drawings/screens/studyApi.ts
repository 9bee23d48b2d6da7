import type { Screen } from '../kit/drawing.ts'
import type { IconName } from '../kit/icons.ts'
import type { Line } from '../kit/lines.ts'
import { box, panel } from '../kit/shapes.ts'
import { caption, text, tile } from '../kit/text.ts'
import { customerMark } from './studyMark.ts'

export interface Service {
  name: string
  detail: string
  icon: IconName
  line: Line
}

/** An API that a customer uses, 84 px high. */
export function serviceScreen(service: Service, width: number): Screen {
  return {
    width,
    height: 84,
    svg:
      panel(width, 84, 16) +
      tile(18, 22, 40, service.icon, service.line) +
      text(72, 38, service.name, { size: 14.5, weight: 600 }) +
      caption(72, 58, service.detail),
  }
}

/** A customer's own software: mark and name. */
export function customerScreen(width: number): Screen {
  return {
    width,
    height: 84,
    svg:
      panel(width, 84, 16) +
      box(18, 20, 44, 44, { radius: 12, fill: 'skyTint' }) +
      customerMark('connekit', 28, 30, 24, 'skyText') +
      text(76, 47.5, 'Connekit', { size: 16, weight: 600 }),
  }
}

import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { comes, goes } from '../kit/living.ts'
import { paymentState } from '../kit/paymentState.ts'
import { box, panel } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'
import { customerMark } from './studyMark.ts'
import { railPath, stroke } from '../kit/lines.ts'

/** A payment that has arrived: what it is for, how much, and its state. 76 px high. `moment`: when it arrives, in transit until then. */
export function paymentNote(what: string, amount: string, state: string, width: number, moment?: number): Screen {
  const done =
    text(width - 20, 57, state, { weight: 600, fill: 'lagoonText', anchor: 'end' }) +
    icon('check', width - 44 - state.length * 7.2, 45, { size: 15, colour: 'lagoonText', width: 2.6 })
  return {
    width,
    height: 76,
    svg:
      panel(width, 76, 16) +
      caption(20, 32, what, { size: 14 }) +
      text(20, 59, amount, { size: 21, weight: 600, face: 'condensed' }) +
      (moment === undefined ? done : goes(paymentState(width - 20, 57, 'In transit'), moment) + comes(done, moment)),
  }
}

/** A service of the API, and what it does for the customer. 76 px high. `moment`: when it is connected. */
export function serviceNote(service: string, use: string, width: number, moment: number): Screen {
  return {
    width,
    height: 76,
    svg:
      panel(width, 76, 16) +
      text(20, 33, service, { size: 15, weight: 600 }) +
      caption(20, 56, use, { size: 14 }) +
      comes(icon('check', width - 38, 29, { colour: 'lagoonText', width: 2.6 }), moment),
  }
}

/** The dollar card of Connekit, without an amount. */
export function connekitCard(width: number): Screen {
  const height = Math.round(width * 0.62)
  const middle = Math.round(height * 0.56)
  const step = Math.round(height * 0.18)
  const route = railPath(
    [
      [0, middle + step / 2],
      [width * 0.5, middle + step / 2],
      [width * 0.5 + step, middle - step / 2],
      [width, middle - step / 2],
    ],
    { radius: 24 },
  )
  return {
    width,
    height,
    svg:
      box(0, 0, width, height, { radius: 16, fill: 'skyText' }) +
      stroke(route, 'sky', 11, 'butt') +
      customerMark('connekit', 18, 16, 26, 'paper') +
      text(width - 18, 36, 'USD', { size: 15, weight: 600, fill: 'paper', anchor: 'end' }) +
      text(18, height - 17, '•••• 4417', { size: 15, fill: 'paper' }) +
      text(width - 18, height - 17, 'Visa', { size: 16, weight: 600, fill: 'paper', anchor: 'end' }),
  }
}

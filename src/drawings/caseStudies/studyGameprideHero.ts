import { type Drawing, place } from '../kit/drawing.ts'
import { node, stroke } from '../kit/lines.ts'
import { above, draws, lands, pressed, signal } from '../kit/living.ts'
import { figures, money } from '../kit/samples.ts'
import { box } from '../kit/shapes.ts'
import { dock, storyCut } from '../kit/story.ts'
import { sunNode } from '../kit/sunNode.ts'
import { avatar, button, caption, text } from '../kit/text.ts'
import type { Line } from '../kit/lines.ts'
import { paymentNote } from '../screens/studyChips.ts'
import { studyPhone } from '../screens/studyPhone.ts'

/** One in a hundred of the airtime comes back. */
export const sale = { amount: 6000, cashback: 60 }
const choices = [2000, 4000, sale.amount]

const message = (y: number, who: string, line: Line, words: string, width: number) =>
  avatar(42, y, who, line) +
  box(68, y - 18, width, 40, { radius: 14, fill: 'mist' }) +
  text(82, y + 7, words, { size: 13.5 })

const choice = (amount: number, at: number) => {
  const isOn = amount === sale.amount
  return (
    box(36 + at * 66, 298, 60, 38, { radius: 19, fill: isOn ? 'ink' : 'paper', ...(!isOn && { edge: 'edge' }) }) +
    text(66 + at * 66, 322, figures(amount), {
      size: 13,
      weight: 600,
      fill: isOn ? 'paper' : 'ink',
      anchor: 'middle',
    })
  )
}

/** The chat of the community, with airtime inside it. */
const app = (height: number, whole: boolean) =>
  studyPhone('Gamepride', 'gamepride', 'clay', 270, height) +
  message(112, 'AB', 'clay', 'Who plays tonight?', 158) +
  message(166, 'TM', 'sky', 'I need airtime.', 134) +
  box(20, 210, 230, whole ? 232 : 148, { radius: 18, fill: 'clayTint' }) +
  text(36, 238, 'Airtime', { size: 15, weight: 600, fill: 'clayText' }) +
  text(35, 278, money('NGN', sale.amount), { size: 32, weight: 600, face: 'condensed' }) +
  choices.map(choice).join('') +
  (whole
    ? caption(36, 366, 'For') +
      text(234, 366, 'Tunde Musa', { size: 13, weight: 600, anchor: 'end' }) +
      pressed(button(36, 382, 198, 44, `Pay ${money('NGN', sale.amount)}`), 6)
    : '')

const paid = (width: number, moment: number) => paymentNote('Airtime', money('NGN', sale.amount), 'Paid', width, moment)
const back = (width: number, moment: number) =>
  paymentNote('Cashback', money('NGN', sale.cashback), 'Received', width, moment)

/** Airtime is bought inside the community, and a part of it comes back. */
const drawing: Drawing = {
  wide: storyCut('wide', () => {
    const { wide } = dock
    return (
      draws(stroke(`M0 ${wide}H498V206`, 'clay', 12, 'butt')) +
      signal(`M320 ${wide}H366`, 8, { quick: true }) +
      signal(`M498 ${wide - 38}V206`, 14, { quick: true }) +
      above +
      place({ width: 270, height: 540, svg: app(540, true) }, 50, 24) +
      place(paid(264, 13), 366, wide - 38) +
      place(back(264, 19), 366, 130) +
      lands(node(50, wide), 1) +
      lands(node(366, wide), 5, 13) +
      lands(node(498, wide - 38), 6) +
      lands(sunNode(498, 206), 8, 19)
    )
  }),
  small: storyCut('small', () => {
    const { small } = dock
    return (
      draws(stroke(`M-56 ${small}H40M160 380V440`, 'clay', 9, 'butt')) +
      signal('M160 392V436', 9, { quick: true }) +
      above +
      place({ width: 270, height: 340, svg: app(340, false) }, 25, 8) +
      place(back(250, 14), 35, 436) +
      lands(node(25, small, 7, 3.5), 3) +
      lands(sunNode(160, 436, 8, 4), 8, 14)
    )
  }),
}

export default drawing

import { type Drawing, place } from '../kit/drawing.ts'
import { capsule } from '../kit/capsule.ts'
import { course } from '../kit/course.ts'
import { icon } from '../kit/icons.ts'
import { node, stroke } from '../kit/lines.ts'
import { above, draws, lands } from '../kit/living.ts'
import { box, hairline, toggle } from '../kit/shapes.ts'
import { dock, storyCut } from '../kit/story.ts'
import { sunNode } from '../kit/sunNode.ts'
import { caption, text } from '../kit/text.ts'
import { connekitCard, serviceNote } from '../screens/studyChips.ts'
import { studyPhone } from '../screens/studyPhone.ts'

/** A dollar card to pay with. No amount: Connekit tells none. */
const card = text(24, 112, 'Dollar card', { weight: 600 }) + place(connekitCard(230), 20, 124)

/** An account number to be paid, 66 px high. */
const account = (y: number) =>
  text(24, y, 'Account number', { weight: 600 }) +
  box(20, y + 14, 230, 52, { radius: 12, fill: 'skyTint' }) +
  text(36, y + 46, '0123 4567 89', { size: 16 })

const app = (height: number, rest: string) => ({
  width: 270,
  height,
  svg: studyPhone('Connekit', 'connekit', 'sky', 270, height) + card + rest,
})

const whole = app(
  540,
  icon('snowflake', 24, 286) +
    text(52, 300, 'Freeze card') +
    toggle(206, 283, false) +
    hairline(24, 322, 246) +
    account(352) +
    caption(24, 450, 'Name') +
    text(246, 450, 'Adaeze Balogun', { size: 13, weight: 600, anchor: 'end' }),
)
// On a phone the line from the app to the service below it has to be seen, so the app is shorter.
const short = app(340, account(296))

const toPay = (width: number, moment: number) => serviceNote('Virtual Dollar Card API', 'to pay', width, moment)
const toBePaid = (width: number, moment: number) => serviceNote('Collections API', 'to be paid', width, moment)

/** The app of Connekit, and the two services behind it, which meet in one connection. */
const drawing: Drawing = {
  wide: storyCut('wide', () => {
    const { wide } = dock
    const [pay, hub] = [168, 622]
    const middle = (pay + wide) / 2
    const around = (y: number) =>
      course(
        [
          [300, y],
          [hub, y],
          [hub, middle],
        ],
        'sky',
        { width: 12, radius: 28 },
      )
    return (
      draws(stroke(`M0 ${wide}H300`, 'sky', 12, 'butt'), 0, true) +
      draws(around(pay) + around(wide), 4) +
      above +
      place(whole, 50, 24) +
      place(toPay(240, 9), 348, pay - 38) +
      place(toBePaid(240, 9), 348, wide - 38) +
      lands(node(50, wide), 1) +
      lands([pay, wide].map((y) => node(348, y)).join(''), 5) +
      lands(capsule(hub, middle, 26, 72), 12)
    )
  }),
  small: storyCut('small', () => {
    const { small } = dock
    return (
      draws(stroke(`M-56 ${small}H40M160 380V440`, 'sky', 9, 'butt')) +
      above +
      place(short, 25, 8) +
      place(toBePaid(250, 10), 35, 446) +
      lands(node(25, small, 7, 3.5), 3) +
      lands(sunNode(160, 446, 8, 4), 8)
    )
  }),
}

export default drawing

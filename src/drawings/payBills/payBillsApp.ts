import { cut, type Drawing } from '../kit/drawing.ts'
import { node, stroke } from '../kit/lines.ts'
import { figures } from '../kit/samples.ts'
import { caption, text } from '../kit/text.ts'
import { phoneCase } from '../screens/billsPhone.ts'
import { repeats } from './payBillsRepeat.ts'

/*
 * The upper edge of a phone, for a strip that ends where the picture ends: its case runs on below the canvas, and so
 * does the line that joins the bills.
 */
interface Look {
  canvas: { width: number; height: number }
  phone: { x: number; y: number; width: number; height: number }
  /** The line, the words beside it, and what is free on the right of them. */
  stem: number
  words: number
  pad: number
  /** The first row, and the distance to the next. */
  first: number
  pitch: number
  isFlat: boolean
}

const wide: Look = {
  canvas: { width: 380, height: 300 },
  phone: { x: 30, y: 28, width: 320, height: 480 },
  stem: 52,
  words: 82,
  pad: 30,
  first: 110,
  pitch: 60,
  isFlat: false,
}
// As wide as the strip is on a phone, so that its words are as large as in the other drawings there; it leaves no room
// for a shadow.
const small: Look = {
  canvas: { width: 276, height: 268 },
  phone: { x: 6, y: 14, width: 264, height: 440 },
  stem: 42,
  words: 70,
  pad: 26,
  first: 106,
  pitch: 56,
  isFlat: true,
}

function draw({ canvas, phone, stem, words, pad, first, pitch, isFlat }: Look): string {
  const right = phone.width - pad
  const rows = repeats.map(({ name, when, amount }, index) => {
    const y = first + index * pitch
    return (
      node(stem, y) +
      text(words, y - 3, name, { size: 14.5, weight: 600 }) +
      caption(words, y + 16, when) +
      text(right, y + 5, figures(amount), { size: 14.5, weight: 600, anchor: 'end' })
    )
  })
  return (
    `<g transform="translate(${phone.x} ${phone.y})">${phoneCase(phone.width, phone.height, isFlat)}` +
    text(pad + 4, 66, 'Your bills', { size: 17, weight: 600 }) +
    caption(right, 66, 'NGN', { anchor: 'end' }) +
    stroke(`M${stem} ${first}V${canvas.height}`, 'sky', 9, 'butt') +
    `${rows.join('')}</g>`
  )
}

const cutOf = (look: Look) => cut(look.canvas, () => draw(look))
const drawing: Drawing = { wide: cutOf(wide), small: cutOf(small) }

export default drawing

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
const canvas = { width: 380, height: 300 }
const phone = { x: 30, y: 28, width: 320, height: 480 }

function draw(): string {
  const stem = 52
  const first = 110
  const right = phone.width - 30
  const rows = repeats.map(({ name, when, amount }, index) => {
    const y = first + index * 60
    return (
      node(stem, y) +
      text(82, y - 3, name, { size: 14.5, weight: 600 }) +
      caption(82, y + 16, when) +
      text(right, y + 5, figures(amount), { size: 14.5, weight: 600, anchor: 'end' })
    )
  })
  return (
    `<g transform="translate(${phone.x} ${phone.y})">${phoneCase(phone.width, phone.height)}` +
    text(34, 66, 'Your bills', { size: 17, weight: 600 }) +
    caption(right, 66, 'NGN', { anchor: 'end' }) +
    stroke(`M${stem} ${first}V${canvas.height}`, 'sky', 9, 'butt') +
    `${rows.join('')}</g>`
  )
}

const drawing: Drawing = { wide: cut(canvas, draw) }

export default drawing

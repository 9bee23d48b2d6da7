import { taleArt } from '../../theme/artPages.ts'
import { cut, type Drawing, place } from '../kit/drawing.ts'
import { lines, node, stroke } from '../kit/lines.ts'
import { box } from '../kit/shapes.ts'
import { oneList } from '../screens/aboutTools.ts'

const { wide, small } = taleArt

/** One list of all payments; each is where its line comes in. */
const drawing: Drawing = {
  wide: cut(
    wide,
    () =>
      box(0, 0, wide.width, wide.height, { fill: 'lagoonTint' }) +
      lines.map((line, rank) => stroke(`M-20 ${135 + rank * 58}H150`, line, 12)).join('') +
      place(oneList(400, 58, false), 140, 44) +
      lines.map((_, rank) => node(140, 135 + rank * 58, 9, 4.5)).join(''),
  ),
  small: cut(
    { ...small, blur: 10 },
    () =>
      box(0, 0, small.width, small.height, { fill: 'lagoonTint' }) +
      lines.map((line, rank) => stroke(`M-20 ${103 + rank * 50}H40`, line, 9)).join('') +
      place(oneList(270, 50, true), 30, 26) +
      lines.map((_, rank) => node(30, 103 + rank * 50, 7, 3.5)).join(''),
  ),
}

export default drawing

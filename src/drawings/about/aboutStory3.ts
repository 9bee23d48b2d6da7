import { taleArt } from '../../theme/artPages.ts'
import { capsule } from '../kit/capsule.ts'
import { course } from '../kit/course.ts'
import { cut, type Drawing } from '../kit/drawing.ts'
import { lines, stroke } from '../kit/lines.ts'
import { box } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

const { wide, small } = taleArt
const names = ['Collections', 'Cards', 'Transfers', 'Bills']
const onInk = (line: (typeof lines)[number]) => (line === 'lagoon' ? 'lagoonHi' : line)

/** The software of a customer. */
const software = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height, { radius: 17, fill: 'ink2', edge: 'paper', edgeWidth: 3 }) +
  text(x + width / 2, y + height / 2 - 3, 'Your software', { size: 17, weight: 600, fill: 'paper', anchor: 'middle' }) +
  text(x + width / 2, y + height / 2 + 22, 'Tiko Studio', { size: 14, fill: 'onInk2', anchor: 'middle' })

const service = (x: number, y: number, width: number, height: number, name: string, size: number) =>
  box(x, y, width, height, { radius: height / 2, fill: 'ink2', edge: 'onInk3', edgeWidth: 2 }) +
  text(x + width / 2, y + height / 2 + size / 3, name, { size, weight: 600, fill: 'paper', anchor: 'middle' })

/** One connection leads from the software to all services. */
const drawing: Drawing = {
  wide: cut(wide, () => {
    const fan = lines.map((line, rank) => {
      const y = 84 + rank * 84
      const from = 210 + (rank - 1.5) * 16
      return course(
        [
          [310, from],
          [340, from],
          [340 + Math.abs(from - y), y],
          [680, y],
        ],
        onInk(line),
        { radius: 30 },
      )
    })
    return (
      box(0, 0, wide.width, wide.height, { fill: 'ink' }) +
      stroke('M-20 210H310', 'paper', 12) +
      software(44, 158, 176, 104) +
      fan.join('') +
      capsule(309, 210, 22, 100) +
      names.map((name, rank) => service(484, 60 + rank * 84, 136, 48, name, 15)).join('')
    )
  }),
  small: cut(small, () => {
    const fan = lines.map((line, rank) => {
      const x = 58 + rank * 68
      const from = 160 + (rank - 1.5) * 14
      return course(
        [
          [from, 122],
          [from, 138],
          [x, 138 + Math.abs(from - x)],
          [x, 350],
        ],
        onInk(line),
        { width: 9, radius: 20 },
      )
    })
    return (
      box(0, 0, small.width, small.height, { fill: 'ink' }) +
      stroke('M160 80V122', 'paper', 10) +
      software(60, 16, 200, 70) +
      fan.join('') +
      capsule(160, 122, 72, 20) +
      // In two rows: side by side the names would leave no room between them.
      names.map((name, rank) => service(12 + rank * 68, rank % 2 ? 286 : 244, 92, 30, name, 13)).join('')
    )
  }),
}

export default drawing

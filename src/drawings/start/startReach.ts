import { icon } from '../kit/icons.ts'
import { box, panel } from '../kit/shapes.ts'
import { wideStation } from '../kit/station.ts'
import { text } from '../kit/text.ts'
import { readyHeight } from './startAge.ts'

/** Email and phone, filled in. */
export default wideStation((width) => {
  const isWide = width > 300
  const [first, pitch, high] = isWide ? [36, 88, 48] : [30, 68, 38]
  const field = (y: number, label: string, value: string) =>
    text(20, y, label, { size: 14, weight: 600 }) +
    box(20.5, y + 8.5, width - 41, high, { radius: 10, edge: 'edge', edgeWidth: 1.5 }) +
    text(32, y + 13.5 + high / 2, value) +
    icon('check', width - 48, y - 0.5 + high / 2, { colour: 'lagoonText', width: 2.6 })
  return {
    width,
    height: readyHeight(width),
    svg:
      panel(width, readyHeight(width)) +
      field(first, 'Email', 'amaka@adunni.example') +
      field(first + pitch, 'Phone', '+234 803 000 0147'),
  }
})

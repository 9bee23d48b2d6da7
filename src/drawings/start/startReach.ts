import { icon } from '../kit/icons.ts'
import { box, panel } from '../kit/shapes.ts'
import { station } from '../kit/station.ts'
import { text } from '../kit/text.ts'
import { readyHeight } from './startAge.ts'

/** Email and phone, filled in. */
export default station((width) => {
  const field = (y: number, label: string, value: string) =>
    text(20, y, label, { size: 13, weight: 600 }) +
    box(20.5, y + 8.5, width - 41, 38, { radius: 10, edge: 'edge', edgeWidth: 1.5 }) +
    text(32, y + 32, value) +
    icon('check', width - 48, y + 18, { colour: 'lagoonText', width: 2.6 })
  return {
    width,
    height: readyHeight,
    svg: panel(width, readyHeight) + field(30, 'Email', 'amaka@adunnifoods…') + field(98, 'Phone', '+234 803 000 0147'),
  }
})

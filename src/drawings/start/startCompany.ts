import { icon } from '../kit/icons.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { station } from '../kit/station.ts'
import { tag, text } from '../kit/text.ts'
import { readyHeight } from './startAge.ts'

/** A company: one of its documents is there, another one is asked for. */
export default station((width) => {
  const row = (y: number, name: string, state: string, fill: 'lagoonText' | 'skyText') =>
    hairline(20, y, width - 20) +
    icon('file', 20, y + 16, { colour: 'text2' }) +
    text(48, y + 30, name) +
    text(width - 20, y + 30, state, { size: 13, weight: 600, fill, anchor: 'end' })
  return {
    width,
    height: readyHeight,
    svg:
      panel(width, readyHeight) +
      text(20, 40, 'Adunni Foods', { size: 20, weight: 600, face: 'condensed' }) +
      tag(width - 20, 20, 80, 'Business') +
      row(60, 'Company document', 'Received', 'lagoonText') +
      row(108, 'Identity document', 'Asked for', 'skyText'),
  }
})

import { icon } from '../kit/icons.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { wideStation } from '../kit/station.ts'
import { tag, text } from '../kit/text.ts'
import { readyHeight } from './startAge.ts'

/** A company: one of its documents is there, another one is asked for. */
export default wideStation((width) => {
  const isWide = width > 300
  const [first, pitch] = isWide ? [74, 62] : [60, 48]
  const row = (y: number, name: string, state: string, fill: 'lagoonText' | 'skyText') =>
    hairline(20, y, width - 20) +
    icon('file', 20, y + pitch / 2 - 8, { colour: 'text2' }) +
    text(48, y + pitch / 2 + 6, name) +
    text(width - 20, y + pitch / 2 + 6, state, { size: isWide ? 14 : 13, weight: 600, fill, anchor: 'end' })
  return {
    width,
    height: readyHeight(width),
    svg:
      panel(width, readyHeight(width)) +
      text(20, isWide ? 46 : 40, 'Adunni Foods', { size: isWide ? 23 : 20, weight: 600, face: 'condensed' }) +
      tag(width - 20, isWide ? 26 : 20, 80, 'Business') +
      row(first, 'Company document', 'Received', 'lagoonText') +
      row(first + pitch, 'Identity document', 'Asked for', 'skyText'),
  }
})

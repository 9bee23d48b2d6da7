import { icon } from '../kit/icons.ts'
import { box, panel } from '../kit/shapes.ts'
import { wideStation } from '../kit/station.ts'
import { caption, text } from '../kit/text.ts'
import { brandMark } from '../screens/brandMark.ts'

/** Height of the screens of what to have ready, as they are side by side: in the narrow cut, and in the wide one. */
export const readyHeight = (width: number) => (width > 300 ? 206 : 164)

/** Who the account is for, and that she is 18 or over. */
export default wideStation((width) => {
  const height = readyHeight(width)
  const isWide = width > 300
  const field = isWide ? ([120, 58] as const) : ([96, 46] as const)
  const middle = field[0] + field[1] / 2
  return {
    width,
    height,
    svg:
      panel(width, height) +
      brandMark(20, isWide ? 26 : 22, 20) +
      caption(48, isWide ? 41 : 37, 'Account for', { size: 14 }) +
      text(20, isWide ? 84 : 72, 'Amaka Obi', { size: isWide ? 26 : 22, weight: 600, face: 'condensed' }) +
      box(20, field[0], width - 40, field[1], { radius: 12, fill: 'lagoonTint' }) +
      box(34, middle - 11, 22, 22, { radius: 6, fill: 'ink' }) +
      icon('check', 37, middle - 8, { size: 16, colour: 'paper', width: 3 }) +
      text(68, middle + 5, 'I am 18 or over', { weight: 600 }),
  }
})

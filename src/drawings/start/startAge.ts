import { icon } from '../kit/icons.ts'
import { box, panel } from '../kit/shapes.ts'
import { station } from '../kit/station.ts'
import { caption, text } from '../kit/text.ts'
import { brandMark } from '../screens/brandMark.ts'

/** Height of the screens of what to have ready: they are side by side. */
export const readyHeight = 164

/** Who the account is for, and that she is 18 or over. */
export default station((width) => ({
  width,
  height: readyHeight,
  svg:
    panel(width, readyHeight) +
    brandMark(20, 22, 20) +
    caption(48, 37, 'Account for', { size: 14 }) +
    text(20, 72, 'Amaka Obi', { size: 22, weight: 600, face: 'condensed' }) +
    box(20, 96, width - 40, 46, { radius: 12, fill: 'lagoonTint' }) +
    box(32, 108, 22, 22, { radius: 6, fill: 'ink' }) +
    icon('check', 35, 111, { size: 16, colour: 'paper', width: 3 }) +
    text(64, 124, 'I am 18 or over', { weight: 600 }),
}))

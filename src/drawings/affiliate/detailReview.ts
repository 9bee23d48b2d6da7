import { detail, framed, pad, sheetWidth as width } from '../kit/detail.ts'
import { icon } from '../kit/icons.ts'
import { node, stroke } from '../kit/lines.ts'
import { draws } from '../kit/living.ts'
import { box } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'
import { held, quarters } from '../screens/affiliateReview.ts'

const y = 76
const at = (index: number) => 26 + index * 65
const last = quarters.length - 1

/** The reviews of a year with one person: how many have been. */
export default detail(() =>
  framed('sun', {
    width,
    height: 100,
    svg:
      box(pad, 14, 38, 38, { radius: 19, fill: 'sunTint' }) +
      icon('user', pad + 10, 24, { colour: 'sunText', width: 2 }) +
      text(68, 29, 'Success manager', { size: 13.5, weight: 600 }) +
      text(68, 47, 'Quarterly review', { size: 12.5, fill: 'text2' }) +
      stroke(`M${at(0)} ${y}H${at(last)}`, 'mist2', 6) +
      draws(stroke(`M${at(0)} ${y}H${at(held - 1)}`, 'sun', 6), 4, true) +
      quarters.map((_, index) => node(at(index), y, 7, 3.5, index < held ? 'ink' : 'edge')).join(''),
  }),
)

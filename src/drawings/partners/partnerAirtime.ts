import { icon } from '../kit/icons.ts'
import { laneDrawing, laneLine, sheet } from '../kit/partner.ts'
import { money } from '../kit/samples.ts'
import { text } from '../kit/text.ts'

/** A member of a community asks for airtime, and has it. */
export default laneDrawing(
  () =>
    laneLine('clay') +
    sheet(76, 24, 150, 40, 14) +
    text(92, 49, 'I need airtime.', { size: 13.5 }) +
    sheet(150, 92, 174, 58, 14) +
    icon('phone', 166, 110, { size: 20, colour: 'clayText' }) +
    text(196, 115, 'Airtime', { size: 13, fill: 'text2' }) +
    text(196, 137, money('NGN', 2000), { size: 16, weight: 600, face: 'condensed' }) +
    icon('check', 294, 112, { size: 18, colour: 'lagoonText', width: 2.8 }),
)

import { detail, framed, pad, sheetWidth as width } from '../kit/detail.ts'
import { money } from '../kit/samples.ts'
import { hairline } from '../kit/shapes.ts'
import { tag, text } from '../kit/text.ts'
import { introduced } from './affiliateHero.ts'

const right = width - pad
const last = introduced.at(-1)

/** What the last account of the page's head has brought. */
export default detail(() =>
  framed('lagoon', {
    width,
    height: 96,
    svg:
      text(pad, 30, last?.company ?? '', { size: 13.5, weight: 600 }) +
      tag(right, 14, 72, 'Example', 'sun') +
      hairline(pad, 46, right) +
      text(pad, 75, 'Commission', { size: 12.5, fill: 'text2' }) +
      text(right, 78, money('NGN', last?.commission ?? 0), { size: 22, weight: 600, face: 'condensed', anchor: 'end' }),
  }),
)

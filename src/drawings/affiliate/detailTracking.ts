import { detail, framed, moments, pad, sheetWidth as width } from '../kit/detail.ts'
import { stroke } from '../kit/lines.ts'
import { draws } from '../kit/living.ts'
import { figures } from '../kit/samples.ts'
import { tag, text } from '../kit/text.ts'
import { tracked } from './affiliateHero.ts'

const right = width - pad
const rail = { from: 92, length: 90 }

/** What the link of the page's head has brought, to the scale of its clicks. */
export default detail(() =>
  framed('lagoon', {
    width,
    height: 116,
    svg:
      text(pad, 28, 'Your link', { size: 13.5, weight: 600 }) +
      tag(right, 11, 72, 'Example', 'sun') +
      tracked
        .map(({ name, count }, index) => {
          const y = 52 + index * 24
          const share = Math.max(0.04, count / (tracked[0]?.count ?? 1))
          const to = Math.round(rail.from + rail.length * share)
          return (
            text(pad, y + 4.6, name, { size: 12.5 }) +
            stroke(`M${rail.from} ${y}H${rail.from + rail.length}`, 'mist2', 6) +
            draws(stroke(`M${rail.from} ${y}H${to}`, 'lagoon', 6), moments.node + index, true) +
            text(right, y + 4.6, figures(count), { size: 13, weight: 600, anchor: 'end' })
          )
        })
        .join(''),
  }),
)

import { detail, dock, ends, level, middle, moments, sheet } from '../kit/detail.ts'
import { money } from '../kit/samples.ts'
import { paint } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

/** A payment page in the name and the colour of a company. */
const page = { owner: 'Kasuwa Online', amount: 15000 } as const

const [left, top, width, height, head] = [50, 10, 200, 120, 38]
const ground = paint('clayText')

/** Its customers see its name. */
export default detail(
  () =>
    level(ends.left, middle, left + 6, 'lagoon') +
    level(left + width - 6, middle, ends.right, 'lagoon', { at: moments.onward }) +
    sheet(left, top, width, height) +
    `<path d="M${left} ${top + head}V${top + 12}a12 12 0 0 1 12-12H${left + width - 12}a12 12 0 0 1 12 12V${top + head}z" fill="${ground}"/>` +
    text(left + 18, top + 25, page.owner, { size: 15, weight: 600, fill: 'paper' }) +
    text(left + 18, top + 61, 'Your payment', { size: 12.5, fill: 'text2' }) +
    `<rect x="${left + 18}" y="${top + 73}" width="${width - 36}" height="34" rx="17" fill="${ground}"/>` +
    text(left + width / 2, top + 94.6, `Pay ${money('NGN', page.amount)}`, {
      size: 13,
      weight: 600,
      fill: 'paper',
      anchor: 'middle',
    }) +
    dock(left, middle),
)

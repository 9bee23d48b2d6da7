import { capsule } from '../kit/capsule.ts'
import { detail, dock, ends, level, sheet } from '../kit/detail.ts'
import { icon } from '../kit/icons.ts'
import { lands } from '../kit/living.ts'
import { money } from '../kit/samples.ts'
import { text } from '../kit/text.ts'
import { batch } from './payoutHero.ts'

const one = batch.find(({ to }) => to === 'Tunde Musa')
const [left, width] = [40, 246]

/** One payment above, and the list of the page's head below. */
export default detail(
  () =>
    level(ends.left, 34, left + 4, 'sun', { width: 9 }) +
    [86, 100, 114].map((y, index) => level(ends.left, y, left + 4, 'sun', { width: 9, at: 2 + index })).join('') +
    sheet(left, 14, width, 40) +
    text(left + 26, 38.6, one?.to ?? '', { size: 13.5, weight: 600 }) +
    text(left + width - 16, 38.6, money('NGN', one?.amount ?? 0), { size: 13, anchor: 'end' }) +
    sheet(left, 72, width, 56) +
    icon('file', left + 22, 91, { colour: 'text2' }) +
    text(left + 50, 96, 'payouts-june.csv', { size: 13.5, weight: 600 }) +
    text(left + 50, 114, 'NGN and XAF', { size: 12.5, fill: 'text2' }) +
    text(left + width - 16, 107, String(batch.length), { size: 20, weight: 600, anchor: 'end' }) +
    dock(left, 34) +
    lands(capsule(left, 100, 18, 46, 4), 5),
  true,
)

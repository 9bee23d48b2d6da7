import { capsule } from '../kit/capsule.ts'
import { detail, ends, level, moments, sheet } from '../kit/detail.ts'
import { comes, lands } from '../kit/living.ts'
import { money } from '../kit/samples.ts'
import { text } from '../kit/text.ts'
import { transfer } from '../business/businessCrossBorder.ts'

const y = 62
const cities = [
  ['Lagos', 48],
  ['Douala', 252],
] as const

/** The transfer of /for-business on its way from one city to the other. */
export default detail(
  () =>
    level(ends.left, y, ends.right, 'sun') +
    lands(cities.map(([, x]) => capsule(x, y, 22, 46, 4.5)).join(''), moments.node) +
    cities.map(([city, x]) => text(x, 112, city, { size: 13, weight: 600, anchor: 'middle' })).join('') +
    comes(
      sheet(86, y - 18, 128, 36, 18) +
        text(150, y + 4.8, money('XAF', transfer.amount), { size: 13.5, weight: 600, anchor: 'middle' }),
      6,
    ),
)

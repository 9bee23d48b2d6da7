import { capsule } from '../kit/capsule.ts'
import { detail, ends, level, middle, route, sheet } from '../kit/detail.ts'
import { icon } from '../kit/icons.ts'
import { lands } from '../kit/living.ts'
import { text } from '../kit/text.ts'

/** Ways to pay: by link, by transfer, on a date that repeats. */
const ways = [
  { name: 'Link', icon: 'link' },
  { name: 'Transfer', icon: 'incoming' },
  { name: 'On the 25th', icon: 'calendar' },
] as const

const meets = 240

/** All of them lead to one line. */
export default detail(
  () =>
    ways
      .map((_, index) => {
        const y = middle + (index - 1) * 44
        if (y === middle) return level(ends.left, y, meets, 'lagoon')
        return route(
          [
            [ends.left, y],
            [172, y],
            [172 + Math.abs(middle - y), middle],
            [meets, middle],
          ],
          'lagoon',
        )
      })
      .join('') +
    level(meets, middle, ends.right, 'lagoon', { at: 4 }) +
    ways
      .map((way, index) => {
        const y = middle + (index - 1) * 44
        return (
          sheet(22, y - 17, 134, 34, 17) +
          icon(way.icon, 36, y - 8, { size: 16, colour: 'text2', width: 2 }) +
          text(60, y + 4.8, way.name, { size: 13.5, weight: 600 })
        )
      })
      .join('') +
    lands(capsule(meets, middle, 24, 44, 4.5), 4),
)

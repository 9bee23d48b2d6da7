import { seed } from '../../../scripts/test/seed.ts'
import { createRandom } from '../../../scripts/test/random.ts'
import { isFull } from '../../support/sample.ts'
import { routes } from './dist.ts'

/** From the narrowest screen that is supported to the widest. */
export const widths = [320, 360, 768, 1440, 1920] as const

/** One load of a page in a window of a certain width. */
export interface Visit {
  route: string
  width: number
}

/**
 * In the ordinary run each page at one width, by turns that change with the commit, and the home page on a phone, a tablet
 * and a desktop. In a full run every page at every width.
 */
export function visits(): Visit[] {
  const first = Math.floor(createRandom(`${seed} widths`)() * widths.length)
  return routes().flatMap((route, index) =>
    widths
      .filter((width, turn) => {
        if (isFull) return true
        return route === '/' ? [320, 768, 1440].includes(width) : turn === (index + first) % widths.length
      })
      .map((width) => ({ route, width })),
  )
}

import type { Output } from '../build/output.ts'
import { hashOf } from '../lib/cache.ts'
import type { PageComparison } from './compare.ts'
import type { Difference } from './differences.ts'
import { markedOf, toWebp } from './pictures.ts'
import type { Pixels } from './pixels.ts'
import { type Figure, type Section, sectionName, type Shown } from './report.ts'

/** Turns comparisons into sections of a report, and writes their pictures. What differs in the same way is shown once. */
export function createSections(output: Output) {
  const shown = new Map<string, string>()

  async function write(pixels: Pixels | null | undefined): Promise<Shown | undefined> {
    if (!pixels) return undefined
    const bytes = await toWebp(pixels)
    const file = `pictures/${hashOf(bytes)}.webp`
    output.write(file, bytes)
    return { file, width: pixels.width, height: pixels.height }
  }

  async function picturesOf(difference: Difference): Promise<Figure['pictures']> {
    const { before, after } = difference
    const [base, change, marked] = [await write(before), await write(after), await write(markedOf(difference))]
    return { ...(base && { base }), ...(change && { change }), ...(marked && { difference: marked }) }
  }

  /** The section of a page of one width; null when nothing differs. */
  return async (page: PageComparison): Promise<Section | null> => {
    const { route, width, comparisons } = page
    const all = comparisons.flatMap(({ state, differences }) => differences.map((one) => ({ state, ...one })))
    if (all.length === 0) return null
    const figures: Figure[] = []
    for (const one of all) {
      const title = one.state === '' ? one.part : one.state
      const kind = !one.before ? 'new' : !one.after ? 'gone' : 'changed'
      const key = `${width} ${one.key}`
      const earlier = shown.get(key)
      const pictures = earlier === undefined ? await picturesOf(one) : {}
      figures.push({ title, kind, pictures, ...(earlier !== undefined && { sameAs: earlier }) })
      if (earlier === undefined) shown.set(key, sectionName(page))
    }
    const differing = all.reduce((sum, one) => sum + one.count, 0)
    const total = comparisons.reduce((sum, one) => sum + one.total, 0)
    return { route, width, share: Math.min(1, differing / total), figures }
  }
}

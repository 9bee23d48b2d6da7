import type { Content } from '../../../src/content/store/index.ts'
import { count, either } from '../../../src/model/words.ts'
import { readSite } from '../../refactor/site.ts'
import { findChromium } from '../../setup/chromium.ts'
import { keptPictures, type Shot } from './pictures.ts'

/** Why no photographs can be taken, and what to do about it, each a sentence without its full stop. */
export interface Hindrance {
  reason: string
  wayOut: string
}

/** What an error in the documents hinders: they cannot be built, and photographs show built pages. Null: there is none. */
export function hindranceIn(content: Content): Hindrance | null {
  const [first, ...more] = content.findings().filter(({ severity }) => severity === 'error')
  if (!first) return null
  const others = more.length === 0 ? '' : ` (and there ${more.length === 1 ? 'is' : 'are'} ${more.length} more)`
  const place = `${first.file}:${first.line}:${first.column}`
  return { reason: `${place} has an error${others}`, wayOut: 'npm run check says how to fix it' }
}

/** Takes the photographs. Gives what hinders it; null: they are kept now. */
export async function takeMissing(missing: readonly Shot[], pages: string): Promise<Hindrance | null> {
  const chromium = await findChromium()
  if (chromium === undefined)
    return {
      reason: 'There is no Chromium',
      wayOut: 'Install Chromium or Chrome, or set CHROMIUM_PATH to where it is',
    }
  const { takePictures } = await import('./photograph.ts')
  try {
    await takePictures(missing, pages, chromium)
    return null
  } catch (error) {
    // Somebody may have written a page, or renamed a picture, since they were read.
    const hindrance = hindranceIn(readSite(pages).content)
    if (hindrance === null) throw error
    return hindrance
  }
}

/** What the guide does without the photographs that are missing, in one line. */
export function withoutPictures({ reason, wayOut }: Hindrance, missing: readonly Shot[]): string {
  const older = keptPictures(missing, { older: true })
  const lists = [
    listOf(
      'From before',
      missing.filter((shot) => older.has(shot)),
    ),
    listOf(
      'Left out',
      missing.filter((shot) => !older.has(shot)),
    ),
  ]
  const shown = missing.length === 0 ? ['All of them are there from before.'] : lists.flatMap((list) => list ?? [])
  return [`${reason}, so no new pictures of blocks can be taken.`, ...shown, `${wayOut}.`].join(' ')
}

/** So many blocks are named. */
const mostNamed = 5

/** "From before: faq, hero and 12 more blocks."; null for none. */
function listOf(title: string, shots: readonly Shot[]): string | null {
  const types = [...new Set(shots.map(({ example }) => example.type))]
  if (types.length === 0) return null
  const more = types.length - mostNamed
  const named = more > 1 ? [...types.slice(0, mostNamed), count(more, 'more block')] : types
  return `${title}: ${either(named, 'and')}.`
}

import { readFacts, type ServiceFact } from '../../src/content/facts/index.ts'
import { parseJson } from '../../src/content/parse/index.ts'
import type { Media } from '../../src/model/media.ts'
import { type Drawings, resolvePage, resolveSite } from '../../src/content/resolve/index.ts'
import { kindOf } from '../../src/model/route.ts'
import type { Page, Site } from '../../src/model/schema.gen.ts'
import { allowedOrigins, wrongServices } from '../../src/content/site/index.ts'
import { checkShape } from '../../src/content/schema/index.ts'
import { createSource } from '../../src/content/json/index.ts'
import { tokenValues } from '../../src/content/fields/index.ts'

/** What can be drawn of documents that are being edited: each of them as it was when it last had its shape and could do no harm. */
export interface Drawable {
  set(key: string, text: string): void
  delete(key: string): void
  /** null: the file never had the shape of a page. What it refers to and cannot be found is left out. */
  page(key: string): Page | null
  site(): Site | null
  /** The last sound text of every file. */
  texts(): [key: string, text: string][]
}

/** A file: its newest text, until somebody wants to know whether it is sound, and the last text that was. */
interface Kept {
  newest: string | null
  sound: string | null
}

/**
 * An empty store. No step looks at more files than one page uses, so that the answer to a save does not get slower as
 * the site grows; what is wrong between files is for the check of the whole content. `media` is looked at each time.
 */
export function createDrawable(drawings: Drawings, media: Media): Drawable {
  const files = new Map<string, Kept>()
  let tokens: ReadonlyMap<string, string> | undefined

  const settle = (key: string, file: Kept) => {
    if (file.newest === null) return file
    if (hasShape(key, file.newest) && isSafe(key, file.newest)) file.sound = file.newest
    file.newest = null
    return file
  }
  const valueOf = (key: string): unknown => {
    const file = files.get(key)
    const text = file && settle(key, file).sound
    return text ? parseJson(text).value : undefined
  }
  /** Scripts and frames of a site that nobody has allowed are not even tried out: they could write as the editor can. */
  const isSafe = (key: string, text: string) => {
    const site = key === '_site.json' ? undefined : files.get('_site.json')
    const ofSite = site && settle('_site.json', site).sound
    if (!ofSite) return true
    const allowed = allowedOrigins(servicesIn('_site.json', ofSite))
    return wrongServices(servicesIn(key, text), tokensOf(), allowed).length === 0
  }
  const tokensOf = () => (tokens ??= tokenValues(valueOf('_site.json')))
  const resolver = () => {
    return { tokens: tokensOf(), drawings, media, used: new Map<string, number>() }
  }
  const forget = (key: string) => {
    if (key === '_site.json') tokens = undefined
  }
  return {
    set(key, text) {
      const known = files.get(key)
      if (known) settle(key, known).newest = text
      else files.set(key, { newest: text, sound: null })
      forget(key)
    },
    delete(key) {
      files.delete(key)
      forget(key)
    },
    page(key) {
      const value = valueOf(key)
      if (value === undefined) return null
      const shared = (name: string) => {
        const found = `_shared/${name}.json`
        const other = valueOf(found)
        return other === undefined ? undefined : { file: found, value: other }
      }
      return resolvePage({ file: key, value }, shared, resolver()).page
    },
    site() {
      const value = valueOf('_site.json')
      return value === undefined ? null : resolveSite(value, resolver())
    },
    texts: () =>
      [...files].flatMap(([key, file]): [string, string][] => {
        const { sound } = settle(key, file)
        return sound === null ? [] : [[key, sound]]
      }),
  }
}

function hasShape(key: string, text: string): boolean {
  const kind = kindOf(key)
  const { ok, value } = parseJson(text)
  if (!ok || kind === 'other') return false
  return checkShape(kind === 'notFound' ? 'page' : kind, value).faults.length === 0
}

/** What a document with the right shape hands to other sites. */
function servicesIn(key: string, text: string): readonly ServiceFact[] {
  const kind = kindOf(key)
  if (kind === 'other') return []
  const schema = kind === 'notFound' ? 'page' : kind
  const { value } = parseJson(text)
  return readFacts(createSource(key, text), schema, value, checkShape(schema, value), {}).facts.services
}

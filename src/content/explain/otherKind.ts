import { blocksOf, checkShape, documentSchemas, isGroup } from '../schema/index.ts'
import type { RawFinding } from '../finding/index.ts'
import { guess } from '../suggest/index.ts'
import { sharedName } from '../../model/route.ts'
import { quote } from '../../model/words.ts'

/** So many fields of the site's document tell it from a page: no slip in a page brings three of them. */
const telling = 3

/**
 * The finding of a file that is named like a page, but holds the site's own document or shared blocks: its name is the one
 * mistake, and nothing in it has to change. `null`: it is a page.
 */
export function otherKindFinding(key: string, value: unknown): RawFinding | null {
  const finding = (better: string, message: string, hint: string): RawFinding => {
    const meant = `${message} Did you mean ${quote(better)}?`
    return { code: 'fileName', start: 0, end: 0, message: meant, hint, suggestions: [better] }
  }
  if (isSiteDocument(value)) {
    const message = "The site's own document is called _site.json, or else it would be a page."
    return finding('_site.json', message, 'Rename the file. Nothing in it has to change.')
  }
  if (!isShared(key, value)) return null
  const better = `_shared/${key.slice(key.lastIndexOf('/') + 1)}`
  const message = 'Shared blocks are in the folder _shared, or else they would be a page.'
  const name = quote(sharedName(better))
  return finding(better, message, `Move the file there. Pages show it with { "type": "shared", "use": ${name} }.`)
}

function isSiteDocument(value: unknown): boolean {
  if (!isGroup(value) || Object.hasOwn(value, 'blocks')) return false
  const { site, page } = documentSchemas
  const own = Object.keys(value).filter((name) => !Object.hasOwn(page.properties ?? {}, name))
  return own.filter((name) => Object.hasOwn(site.properties ?? {}, name)).length >= telling
}

/** It says so by its first line or its folder, and its fields are those of shared blocks and not those of a page. */
function isShared(key: string, value: unknown): boolean {
  if (!isGroup(value) || blocksOf(value).length === 0) return false
  const [folder = '', ...rest] = key.split('/')
  const isNamed = /\bshared\.gen\.json$/.test(String(value.$schema)) || (rest.length === 1 && isSharedFolder(folder))
  const fitsShell = (kind: 'page' | 'shared') => checkShape(kind, value).findings.every(({ pointer }) => pointer !== '')
  return isNamed && fitsShell('shared') && !fitsShell('page')
}

/** What is known of folders: a site has few, and each page asks for its own. */
const known = new Map<string, boolean>()

/** What people call it elsewhere: shared, partials, includes, snippets. */
function isSharedFolder(folder: string): boolean {
  const old = known.get(folder)
  if (old !== undefined) return old
  const word = folder.toLowerCase()
  const found = word === 'shared' || guess(word.replace(/s$/, ''), ['shared']).words.length > 0
  known.set(folder, found)
  return found
}

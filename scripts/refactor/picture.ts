import type { Entry } from '../../src/content/entry/index.ts'
import { count, either, quote } from '../../src/model/words.ts'
import { EditList } from './edits.ts'
import type { Plan } from './move.ts'
import type { SiteFiles } from './site.ts'

/**
 * What changes in the documents when a picture gets another name. Throws where a document that shows it, or that may, cannot
 * be changed with certainty; what is wrong elsewhere has nothing to do with the picture.
 */
export function followPicture(site: SiteFiles, name: string, next: string): Plan {
  const edits = new EditList()
  for (const entry of site.map.entries) {
    const shown = entry.facts.blocks.flatMap(({ pictures, where }) =>
      pictures.flatMap(({ src, pointer }) => (src === name ? [{ pointer, where }] : [])),
    )
    if (!entry.sound) requireFollowed(site, entry, name, shown.length)
    for (const { pointer, where } of shown)
      edits.replace(entry, pointer, next, where, `the picture ${quote(name)} becomes ${quote(next)}`)
  }
  for (const { code, file, message } of site.content.findings())
    if (code === 'fileUnread')
      throw new Error(`Nothing was changed: the picture ${quote(name)} may be named in ${file} as well. ${message}`)
  return { changes: edits.texts(), steps: edits.steps }
}

/** A document with errors may name the picture where nobody looks for pictures. `found`: how often it is known to show it. */
function requireFollowed({ root }: SiteFiles, entry: Entry, name: string, found: number): void {
  const { isParsed, key, source, value, findings } = entry
  const written = [name, JSON.stringify(name).slice(1, -1)]
  const isFollowed = isParsed
    ? countOf(value.get(), name) === found
    : !written.some((form) => source.written.includes(form))
  if (isFollowed) return
  const error = findings.find(({ severity }) => severity === 'error')
  throw new Error(
    `Nothing was changed: the picture ${quote(name)} is named in ${root}/${key}, which has an error in line ${error?.line ?? 1}. ${error?.message ?? ''} Fix it, then try again.`,
  )
}

/** How often a value holds this text. */
function countOf(value: unknown, text: string): number {
  if (value === text) return 1
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, one) => sum + countOf(one, text), 0)
}

/** What is wrong in documents and did not keep a picture from its name, in a sentence; '': nothing. */
export function errorsBeside({ entries, root }: SiteFiles): string {
  const files = [...entries.values()].flatMap(({ key, sound }) => (sound ? [] : [`${root}/${key}`]))
  if (files.length === 0) return ''
  const what = files.length > 3 ? count(files.length, 'document') : either(files, 'and')
  const verb = files.length === 1 ? 'has' : 'have'
  return `${what} ${verb} errors that were there before: npm run check shows them.`
}

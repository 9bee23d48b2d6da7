import type { Code } from '../../src/content/rules/index.ts'
import { compareFindings as findingsBetween } from '../../src/content/changes/index.ts'
import { type Content, createContent } from '../../src/content/store/index.ts'
import type { Entry } from '../../src/content/entry/index.ts'
import { tokenValues } from '../../src/content/fields/index.ts'
import { SiteMap } from '../../src/content/site/index.ts'
import { count } from '../../src/model/words.ts'
import { drawingSizes } from '../outline/drawings.ts'
import { textHash } from '../lib/readings/index.ts'
import { readDay } from '../lib/day.ts'
import { type LoadedContent, loadContent, rootName } from '../lib/readContent.ts'

/** The documents of a site as the commands that change several of them at once need them. */
export interface SiteFiles {
  folder: string
  /** The folder as people write it: pages */
  root: string
  content: Content
  pictures: LoadedContent['pictures']
  texts: ReadonlyMap<string, string>
  entries: ReadonlyMap<string, Entry>
  map: SiteMap
  /** What the words in braces stand for. */
  tokens: ReadonlyMap<string, string>
}

/**
 * Reads a content folder. Throws a usage error when there is none. A file that cannot be read has no text and no entry. What an
 * earlier run has found out about a document with the same text is taken over.
 */
export function readSite(folder: string): SiteFiles {
  return siteOf(folder, loadContent(folder, { kept: true, texts: true }))
}

/** The same of content that has been read already. */
export function siteOf(folder: string, { content, pictures }: Pick<LoadedContent, 'content' | 'pictures'>): SiteFiles {
  const read = content.entries().filter(({ key, kind }) => kind !== 'other' && content.text(key) !== undefined)
  const entries = new Map(read.map((entry) => [entry.key, entry]))
  const texts = new Map(read.map(({ key, source }) => [key, source.written]))
  const tokens = tokenValues(entries.get('_site.json')?.value.get())
  return { folder, root: rootName(folder), content, pictures, texts, entries, map: new SiteMap(entries), tokens }
}

/** What leaves open which page an address means, so that links could be changed wrongly. */
const unclear: ReadonlySet<Code> = new Set<Code>([
  'fileUnread',
  'routeTwice',
  'redirectTaken',
  'redirectTwice',
  'anchorTwice',
  'sharedUnknown',
  'siteMissing',
])

/**
 * Throws, in one sentence, when an error of the site hides links or makes two meanings of one. `what`: "move". The names of
 * the files in `renamed` may be wrong: they get others.
 */
export function requireSure({ content, entries, root }: SiteFiles, what: string, renamed: Iterable<string> = []): void {
  const unsound = new Set([...entries.values()].flatMap(({ sound, key }) => (sound ? [] : [`${root}/${key}`])))
  const misnamed = new Set(Array.from(renamed, (key) => `${root}/${key}`))
  const findings = content
    .findings()
    .filter(({ severity, code, file }) => severity === 'error' && (unclear.has(code) || unsound.has(file)))
    .filter(({ code, file }) => code !== 'fileName' || !misnamed.has(file))
  const [first] = findings
  if (!first) return
  const place = `${first.file}:${first.line}:${first.column}`
  const more = findings.length > 1 ? ` (and ${count(findings.length - 1, 'more error')})` : ''
  throw new Error(
    `Nothing was changed: because of the error at ${place}${more} it is not certain what else has to ${what}. Run npm run check, fix it, then try again.`,
  )
}

/** The findings that a change of texts brings and takes away; `null` is a deleted file. */
export function compareFindings(site: SiteFiles, changes: ReadonlyMap<string, string | null>) {
  const content = createContent({
    root: site.root,
    drawings: drawingSizes(),
    media: site.pictures,
    today: readDay(undefined),
    known: (key, text) => (text === site.texts.get(key) && site.content.reading(key)) || undefined,
    hash: textHash,
  })
  for (const [key, text] of site.texts) if (!changes.has(key)) content.set(key, text)
  for (const [key, text] of changes) if (text !== null) content.set(key, text)
  return { content, ...findingsBetween(site.content.findings(), content.findings()) }
}

import { shownText } from '../../src/content/assist/index.ts'
import type { Entry } from '../../src/content/entry/index.ts'
import { paragraphGap } from '../../src/content/json/index.ts'
import { type Text, walk } from '../../src/content/schema/index.ts'
import { placeOf, wordVisitor } from '../../src/content/wording/index.ts'
import { count, either, quote } from '../../src/model/words.ts'
import { drawnWords } from './drawnWords.ts'
import type { SiteFiles } from './site.ts'
import { documentKind, toUse, type Use, usesOfDrawing } from './uses.ts'
import { excerpt, type Finder } from './wordFinder.ts'

/** A drawing in which something is written, and the fields that show it. */
export interface DrawnUse {
  name: string
  /** The texts in which it was found, each in quotes. */
  says: string
  uses: Use[]
}

/** The texts of the documents in which something is found, in the order of the files. */
export function usesOfWords(site: SiteFiles, find: Finder): Use[] {
  return site.map.entries.flatMap((entry) => {
    const uses: Use[] = []
    const text = (found: Text) => {
      for (const { words, ...at } of hitsIn(found, find, site.tokens)) {
        const use = toUse(entry, { ...placeOf(found), ...at }, '')
        uses.push({ ...use, what: `says ${quote(words)}${labelBeside(found, use.where)} (${pagesOf(site, entry)})` })
      }
    }
    walk(documentKind(entry), entry.value.get(), [wordVisitor({ text })])
    // Fields are visited in the order of the schema.
    return uses.sort((a, b) => a.line - b.line || a.column - b.column)
  })
}

/** So long is a text that says nothing without what is beside it, such as a figure. */
const short = 14

/** What a figure counts: `, beside "Success rate"`; nothing for a text that says it, or where its place names it. */
function labelBeside({ text, key, group }: Text, where: string): string {
  const { label } = group.value as { label?: unknown }
  if (key === 'label' || text.length > short || typeof label !== 'string' || where.includes(`“${label}”`)) return ''
  return `, beside ${quote(label)}`
}

/** The drawings in whose words something is found. */
export function drawingsWith(site: SiteFiles, find: Finder): DrawnUse[] {
  return [...drawnWords()].flatMap(([name, texts]) => {
    const found = texts.filter((text) => find(text).length > 0)
    if (found.length === 0) return []
    const says = firstOf(found.map(quote), 'more text')
    const uses = usesOfDrawing(site, name).map((use) => ({
      ...use,
      what: `shows ${quote(name)}, a drawing that says ${says} (${pagesOf(site, use.entry)})`,
    }))
    return [{ name, says, uses }]
  })
}

/** What is found in a text, with the words around it, and where that is in the text as it is written. */
function hitsIn({ text, schema }: Text, find: Finder, tokens: ReadonlyMap<string, string>) {
  let next = 0
  return text.split(paragraphGap).flatMap((written) => {
    const from = next
    next += written.length + paragraphGap.length
    const shown = shownText(written, schema, tokens)
    const found = find(shown)
    const inFile = find(written)
    return found.map((hit, index) => {
      // Where marks or tokens are between the words, the paragraph is the place.
      const { start, end } = (found.length === inFile.length && inFile[index]) || { start: 0, end: written.length }
      return { words: excerpt(shown, hit), start: from + start, end: from + end }
    })
  })
}

/** The pages that show a document: "/payout", "/payout, /pay-in, /faqs and 4 more pages". */
function pagesOf({ map }: SiteFiles, entry: Entry): string {
  if (entry.kind === 'site') return 'every page'
  const pages = map.shownOn(entry).map(({ route }) => route ?? 'the page for unknown addresses')
  return firstOf(pages, 'more page') || 'no page'
}

/** So many are named of what may be many. */
const most = 3

function firstOf(words: readonly string[], rest: string): string {
  if (words.length <= most) return either(words, 'and')
  return `${words.slice(0, most).join(', ')} and ${count(words.length - most, rest)}`
}

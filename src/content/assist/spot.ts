import type { Entry } from '../entry/index.ts'
import { type Place, rangeOf } from '../facts/index.ts'
import { replaceTokens, resolveHref } from '../fields/index.ts'
import { child, paragraphGap, partsOf } from '../json/index.ts'
import { blockSchema, documentSchemas, labelOf, type Text, walk } from '../schema/index.ts'
import { shownText } from './shownText.ts'

/** Where something that is seen on a page was written. `what`, in words: "the title of Hero, 1st block". */
export interface WrittenSpot {
  line: number
  column: number
  what: string
}

/** A text of a document, as visitors read it. */
interface Candidate {
  place: Place
  words: string
  /** The other texts of the same card, link or tab, which tell it from others with these words. */
  near: string[]
}

/**
 * Finds what somebody points at. `part`: the pointer of the block; '' for the whole document. `seen`: the words there, first
 * the narrowest, then with more and more around them. Without such words it is the block, or the start of the document.
 */
export function findSpot(
  entry: Entry,
  part: string,
  seen: readonly string[],
  tokens: ReadonlyMap<string, string>,
): WrittenSpot {
  const views = seen.map(wordsOf).filter((words) => words !== '')
  const all = candidatesOf(entry, part, tokens)
  const found = views.reduce<Candidate | undefined>((known, words, at) => {
    return known ?? choose(all, words, views.slice(at + 1))
  }, undefined)
  const place = found?.place ?? { pointer: part, where: '' }
  const { source } = entry
  return { ...source.position(source.back(rangeOf(source, place).start)), what: whatIs(entry, place) }
}

/** The text with these words, or which holds them; of several the one whose neighbours are around them. */
function choose(all: readonly Candidate[], words: string, around: readonly string[]): Candidate | undefined {
  const same = all.filter((one) => one.words === words)
  const holding = all.filter((one) => ` ${one.words} `.includes(` ${words} `))
  const shortest = Math.min(...holding.map((one) => one.words.length))
  let left = same.length > 0 ? same : holding.filter((one) => one.words.length === shortest)
  for (const view of around) {
    const close = left.filter(({ near }) => near.some((other) => view.includes(other)))
    if (close.length > 0 && close.length < left.length) left = close
  }
  return left[0]
}

function candidatesOf(entry: Entry, part: string, tokens: ReadonlyMap<string, string>): Candidate[] {
  const { kind } = entry
  const found: Candidate[] = []
  if (kind === 'other') return found
  const text = (one: Text) => {
    const pointer = one.above + one.step
    if (!pointer.startsWith(`${part}/`)) return
    const near = Object.values(one.group.value)
      .filter((other) => typeof other === 'string' && other !== one.text)
      .map((other) => wordsOf(replaceTokens(String(other), tokens)))
      .filter((words) => words !== '')
    for (const { start, end, shown } of pieces(one, tokens))
      found.push({ place: { pointer, where: '', start, end }, words: wordsOf(shown), near })
  }
  walk(kind === 'notFound' ? 'page' : kind, entry.value.get(), [{ text }])
  return found.filter(({ words }) => words !== '')
}

/** What visitors see of a text; a running text by its paragraphs. */
function pieces({ text, schema }: Text, tokens: ReadonlyMap<string, string>) {
  if (schema.format !== 'markdown') {
    const shown = schema.format === 'link' ? resolveHref(text, tokens) : shownText(text, schema, tokens)
    return [{ start: 0, end: text.length, shown }]
  }
  let start = 0
  return text.split(paragraphGap).map((paragraph) => {
    const shown = shownText(paragraph, schema, tokens)
    const piece = { start, end: start + paragraph.length, shown }
    start = piece.end + paragraphGap.length
    return piece
  })
}

/** A place in the words of an editor. */
function whatIs({ kind, source, facts }: Entry, { pointer }: Place): string {
  const [first, index, ...rest] = partsOf(pointer)
  if (first !== 'blocks' || index === undefined) {
    const schema = documentSchemas[kind === 'site' || kind === 'shared' ? kind : 'page']
    return labelOf(schema, partsOf(pointer))
  }
  const block = child('/blocks', index)
  const where = facts.blocks.find((one) => one.pointer === block)?.where ?? ''
  const schema = blockSchema(String(source.node(`${block}/type`)?.value))
  return schema && rest.length > 0 ? `${labelOf(schema, rest)} of ${where}` : where
}

/** Letters and digits only: how a text is broken into lines and what its quotes look like makes no difference. */
const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

import { paragraphGap } from '../json/index.ts'
import { isGroup, type Schema } from '../schema/index.ts'
import { asWritten, type Naming } from './names.ts'
import { asBefore, type Follow, pairEntries } from './entries.ts'
import { pair, type Pairs } from './pairs.ts'
import { hasOwnLine, inWords, type Part, partsOf, showingWords, whenSeen } from './parts.ts'
import { headingWords, paragraphPlaces, placeWords, type Step } from './places.ts'
import { compareAddresses, compareWords, type Piece } from './words.ts'

/** One changed field. `label`: its name in the words of an editor. Texts come as words, settings as what they were and are, groups of fields with the name of each. */
export type FieldChange =
  | { kind: 'text'; label: string; words: Piece[] }
  | { kind: 'setting'; label: string; before: string | null; after: string | null }
  | { kind: 'entry'; label: string; isNew: boolean; parts: Part[] }

const settings: ReadonlySet<string> = new Set([
  'link',
  'drawing',
  'media',
  'mark',
  'anchor',
  'path',
  'date',
  'code',
  'folder',
  'pageName',
  'sharedName',
  'entryName',
])

/** What differs between two versions of a value, field by field. A field that is not written has its default. */
export function compareValues(
  schema: Schema,
  before: unknown,
  after: unknown,
  naming: Naming = asWritten,
  follow: Follow = asBefore,
): FieldChange[] {
  const changes: FieldChange[] = []
  const label = (path: readonly Step[], isNamed?: boolean) => placeWords(schema, path, isNamed)
  const words = (at: Schema | undefined, value: unknown) => inWords(at, value, naming)

  function visit(at: Schema | undefined, old: unknown, next: unknown, path: readonly Step[]): void {
    if (JSON.stringify(old) === JSON.stringify(next)) return
    if (typeof old === 'string' && typeof next === 'string') {
      if (at?.enum || settings.has(at?.format ?? '')) set(at, path, old, next)
      else if (at?.format === 'markdown') changes.push(...compareParagraphs(old, next, label(path)))
      else changes.push({ kind: 'text', label: label(path), words: compareWords(old, next) })
    } else if (Array.isArray(old) && Array.isArray(next)) visitList(at, old, next, path)
    else if (isGroup(old) && isGroup(next)) {
      for (const key of new Set([...Object.keys(next), ...Object.keys(old)])) {
        const field = at?.properties?.[key]
        if (path.length > 0 || !hasOwnLine(schema, key))
          visit(field, orDefault(field, old[key]), orDefault(field, next[key]), [...path, { key, value: next[key] }])
      }
    } else set(at, path, old, next)
  }

  function visitList(
    at: Schema | undefined,
    old: readonly unknown[],
    next: readonly unknown[],
    path: readonly Step[],
  ): void {
    const { pairs, gone, fresh, moved } = pairEntries(old, next, follow)
    for (const [i, j] of pairs) {
      const place = [...path, { key: String(j), value: next[j] }]
      if (moved.has(j))
        changes.push({ kind: 'setting', label: label(place, true), before: `place ${i + 1}`, after: `place ${j + 1}` })
      visit(at?.items, old[i], next[j], place)
    }
    for (const i of gone) set(at?.items, [...path, { key: String(i), value: old[i] }], old[i], undefined)
    for (const j of fresh) set(at?.items, [...path, { key: String(j), value: next[j] }], undefined, next[j])
  }

  function set(at: Schema | undefined, path: readonly Step[], old: unknown, next: unknown): void {
    const setting = (was: unknown, is: unknown) => {
      const [one, other] = [was, is].map((value) => (value === undefined ? null : words(at, value)))
      changes.push({ kind: 'setting', label: label(path), before: one ?? null, after: other ?? null })
    }
    if (typeof old !== 'object' && typeof next !== 'object') return setting(old, next)
    for (const [value, isNew] of [[old, false] as const, [next, true] as const]) {
      if (typeof value === 'object')
        changes.push({ kind: 'entry', label: label(path, !isNew), isNew, parts: partsOf(at ?? {}, value, naming) })
      else if (value !== undefined) setting(isNew ? undefined : value, isNew ? value : undefined)
    }
  }

  const [was, is] = [before, after].map((value) => showingWords(schema, value))
  if (was !== undefined && is !== undefined && was !== is)
    changes.push({ kind: 'setting', label: whenSeen, before: was, after: is })
  visit(schema, before, after, [])
  return changes
}

const orDefault = (field: Schema | undefined, value: unknown): unknown =>
  value === undefined && typeof field?.default !== 'object' ? field?.default : value

/** Of a text of several paragraphs only those that differ, each with its place. `label`: the name of the text. */
function compareParagraphs(old: string, next: string, label: string): FieldChange[] {
  const [before, after] = [old.split(paragraphGap), next.split(paragraphGap)]
  const isOne = before.length + after.length === 2
  const [placesBefore, places] = [before, after].map((list) =>
    // The 2nd of two that are left has a number as it had before.
    paragraphPlaces(label, list.length === 1 && !isOne ? [...list, ''] : list),
  )
  const setting = (at: number, name: string | undefined, was: string | null, is: string | null) =>
    ({ at, change: { kind: 'setting', label: name ?? label, before: was, after: is } }) as const
  const { pairs, gone, fresh, moved } = isOne ? onePair : pair(before, after)
  const changes: { at: number; change: FieldChange }[] = pairs.flatMap(([i, j]) => {
    const [was = '', is = ''] = [before[i], after[j]]
    const place = moved.has(j) ? [setting(j, places?.[j], `place ${i + 1}`, `place ${j + 1}`)] : []
    if (was === is) return place
    const links = compareAddresses(was, is)
    if (links) {
      const addressOf = (one: (typeof links)[number]) =>
        `the address of the link “${one.words}” in ${places?.[j] ?? label}`
      return [...place, ...links.map((one) => setting(j, addressOf(one), one.before, one.after))]
    }
    const words = compareWords(...wordsOf(was, is))
    return [...place, { at: j, change: { kind: 'text', label: places?.[j] ?? label, words } as const }]
  })
  for (const i of gone)
    changes.push(setting(i, placesBefore?.[i], headingWords(before[i] ?? '') ?? before[i] ?? '', null))
  for (const j of fresh) changes.push(setting(j, places?.[j], null, headingWords(after[j] ?? '') ?? after[j] ?? ''))
  return changes.sort((a, b) => a.at - b.at).map(({ change }) => change)
}

/** Two versions of a paragraph without the marks of a heading, unless these are all that differs. */
function wordsOf(was: string, is: string): [string, string] {
  const [one, other] = [headingWords(was), headingWords(is)]
  return one === undefined || other === undefined || one === other ? [was, is] : [one, other]
}

/** A text of one paragraph in both versions is that text, however much of it is new. */
const onePair: Pairs = { pairs: [[0, 0]], gone: [], fresh: [], moved: new Set() }

import type { DocumentChange, FieldChange } from '../../src/content/changes/index.ts'
import { count, either } from '../../src/model/words.ts'
import type { SiteFiles } from '../refactor/site.ts'
import type { Use } from '../refactor/uses.ts'
import { drawingsWith, usesOfWords } from '../refactor/wordUses.ts'
import { figureKey, figuresIn } from './figures.ts'
import type { Style } from './style.ts'

/** A figure that a text no longer has, and that is still in other places. */
export interface OldFigure {
  figure: string
  /** What is in its place: several figures where nobody can tell which of them. */
  now: string[]
  /** The documents whose texts have changed: addresses of pages, else the names of their files. */
  from: string[]
  places: Omit<Use, 'entry' | 'pointer'>[]
}

/** So many places of a figure are listed: they show that something was forgotten, and a command lists all. */
const mostPlaces = 3

/** The figures that were changed in a text and not elsewhere. `site`: as it is now. */
export function oldFigures(documents: readonly DocumentChange[], site: SiteFiles): OldFigure[] {
  const changed = new Map<string, { now: Set<string>; from: Set<string> }>()
  for (const { key, route, fields, blocks } of documents)
    for (const field of [...fields, ...blocks.flatMap((block) => block.fields)])
      for (const { figure, now } of changedFigures(field)) {
        const known = changed.get(figure) ?? { now: new Set<string>(), from: new Set<string>() }
        for (const one of now) known.now.add(one)
        known.from.add(route ?? key)
        changed.set(figure, known)
      }
  return [...changed].flatMap(([figure, { now, from }]) => {
    const key = figureKey(figure)
    const find = (text: string) => figuresIn(text).filter((one) => figureKey(one.figure) === key)
    const uses = [...usesOfWords(site, find), ...drawingsWith(site, find).flatMap((one) => one.uses)]
    const places = uses.map(({ file, line, column, where, what }) => ({ file, line, column, where, what }))
    return places.length === 0 ? [] : [{ figure, now: [...now], from: [...from], places }]
  })
}

/** The figures that a text no longer has, each with what is there now. A text that has got no other figure has only lost one. */
function changedFigures(field: FieldChange): { figure: string; now: string[] }[] {
  if (field.kind !== 'text') return []
  const figuresWithout = (kind: 'gone' | 'new') => {
    const text = field.words.flatMap((piece) => (piece.kind === kind ? [] : [piece.text])).join('')
    return new Map(figuresIn(text).map(({ figure }) => [figureKey(figure), figure]))
  }
  const [before, after] = [figuresWithout('new'), figuresWithout('gone')]
  const gone = [...before].flatMap(([key, figure]) => (after.has(key) ? [] : [figure]))
  const fresh = [...after].flatMap(([key, figure]) => (before.has(key) ? [] : [figure]))
  if (fresh.length === 0) return []
  const isPaired = gone.length === fresh.length
  return gone.map((figure, at) => ({ figure, now: isPaired ? fresh.slice(at, at + 1) : fresh }))
}

/** A line for each figure, and below it the first places in which the old one still is. */
export function figureLines(list: readonly OldFigure[], { heading, item, safe, code }: Style): string[] {
  if (list.length === 0) return []
  const lines = list.flatMap(({ figure, now, from, places }) => {
    const [change = '', ...others] = now
    const became = others.length === 0 ? `became ${safe(change)}` : 'was changed'
    const rest = places.length - mostPlaces
    const all = `${code(`npm run where-used -- "${figure}"`)} lists them`
    return [
      item(
        `${safe(figure)} ${became} in ${either(from.map(code), 'and')}, and is still in ${count(places.length, 'place')}:`,
      ),
      ...places
        .slice(0, mostPlaces)
        .map(({ file, line, where, what }) => item(`${code(`${file}:${line}`)}: ${safe(`${where} ${what}`)}`, 1)),
      ...(rest > 0 ? [item(`${rest} more: ${all}`, 1)] : []),
    ]
  })
  const own = 'Does one of these places count something else? Then leave it as it is.'
  return [heading(3, `Old figures that are still elsewhere: ${list.length}`), '', own, '', ...lines, '']
}

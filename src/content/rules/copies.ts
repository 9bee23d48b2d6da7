import { rangeOf } from '../facts/index.ts'
import { brandsOf, isQuote, noFindings, type Saying, sayingsOf } from '../wording/index.ts'
import { count, either } from '../../model/words.ts'
import { perDocument } from './perDocument.ts'
import type { SiteDocument, SiteFound, WholeSite } from './rule.ts'

/** A text of so many words is the same in two stories only where one is a copy; one such text may be a sentence that both need. */
const least = { words: 8, texts: 2 } as const
/** What more pages than these say is a sentence of them all. */
const mostPages = 3
/** Texts of fewer words are not counted: "Nigeria" and "Payouts from a list" are true of many. */
const fewestWords = 5
/** More lines are not named. */
const mostLines = 12

/** What a page says in the block from which lists take its entry. */
const told = perDocument<Saying>(({ facts, value }) => sayingsOf(value.get(), new Set(facts.offers)))
const named = perDocument<string>(({ value }) => brandsOf(value.get()))

/** Pages in lists that say what another one says: a quote, or several texts. Each is reported once. */
export function checkCopies({ map: { entries } }: WholeSite): readonly SiteFound[] {
  const pages = entries.filter(({ kind, facts, sound }) => kind === 'page' && sound && facts.offers.length > 0)
  if (pages.length < 2) return noFindings
  const copies = new Map<SiteDocument, SiteDocument>()
  for (const [one, others] of twins(pages))
    for (const [other, same] of others) {
      if (!same.some(isQuote) && same.length < least.texts) continue
      const [copy, model] = isCopy(one, other) ? [one, other] : [other, one]
      if (!copies.has(copy)) copies.set(copy, model)
    }
  return [...copies].flatMap(([copy, model]) => foundIn(copy, model))
}

/** Each page with the others that say the same, and what both say. */
function twins(pages: readonly SiteDocument[]): Map<SiteDocument, Map<SiteDocument, Saying[]>> {
  const sayers = new Map<string, Set<SiteDocument>>()
  for (const page of pages)
    for (const saying of told(page)) {
      if (saying.count < (isQuote(saying) ? fewestWords : least.words)) continue
      const key = wordsIn(saying)
      sayers.set(key, (sayers.get(key) ?? new Set()).add(page))
    }
  const found = new Map<SiteDocument, Map<SiteDocument, Saying[]>>()
  for (const page of pages)
    for (const saying of told(page)) {
      const others = sayers.get(wordsIn(saying))
      if (others === undefined || others.size < 2 || (others.size > mostPages && !isQuote(saying))) continue
      const known = found.get(page) ?? new Map<SiteDocument, Saying[]>()
      found.set(page, known)
      for (const other of [...others].slice(0, mostPages))
        if (other !== page) known.set(other, [...(known.get(other) ?? []), saying])
    }
  return found
}

/** Whether the first of two pages is the copy, as far as one can tell. */
function isCopy(one: SiteDocument, other: SiteDocument): boolean {
  const signs = [
    isDraft(one) - isDraft(other),
    mentions(one, other) - mentions(other, one),
    order(firstDay(one), firstDay(other)),
    order(one.key, other.key),
  ]
  return (signs.find((sign) => sign !== 0) ?? 0) > 0
}

const order = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
const firstDay = ({ facts }: SiteDocument) => facts.showing.from ?? ''
const isDraft = ({ facts }: SiteDocument) => (facts.showing.draft ? 1 : 0)

/** How many texts of a page name the company that another one is about. */
function mentions(page: SiteDocument, other: SiteDocument): number {
  const own = named(page)
  const names = named(other).filter((name) => !own.includes(name))
  return told(page).filter(({ text }) => names.some((name) => text.includes(name))).length
}

function foundIn(copy: SiteDocument, model: SiteDocument): readonly SiteFound[] {
  const theirs = new Set(told(model).flatMap((saying) => [textIn(saying), wordsIn(saying)]))
  const isSame = (saying: Saying) =>
    theirs.has(saying.count < least.words && !isQuote(saying) ? textIn(saying) : wordsIn(saying))
  const same = told(copy).filter((saying) => (saying.count >= fewestWords || saying.key === 'brand') && isSame(saying))
  const [first] = same
  if (!first) return noFindings
  const lines = [...new Set(same.map(({ place }) => lineOf(copy, place)))]
  const shown = lines.slice(0, mostLines).map(String)
  const more = lines.length > mostLines ? [`${lines.length - mostLines} more`] : []
  const message =
    same.length === 1
      ? `This text is the same on ${model.route}.`
      : `${count(same.length, 'text')} are the same on ${model.route}: ${lines.length === 1 ? 'line' : 'lines'} ${either([...shown, ...more], 'and')}.`
  const hint = 'Write the words of this page in their place. Is the other page the copy? Then write them there.'
  return [{ document: copy, place: first.place, message, hint }]
}

const textIn = ({ key, text }: Saying) => `${key} ${text}`
const wordsIn = ({ key, words }: Saying) => `${key} ${words}`

const lineOf = ({ source }: SiteDocument, place: Saying['place']) =>
  source.position(source.back(rangeOf(source, place).start)).line

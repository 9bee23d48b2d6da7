import type { Reading } from '../../../src/content/store/index.ts'

type Gist = Reading['gist']

/** What is known of a document. `stamp`: what tells that its file is as it was; null: nothing does yet. */
export interface Row extends Omit<Reading, 'details'> {
  key: string
  stamp: string | null
}

/** Gives the details of a document, which are kept elsewhere. */
export type DetailsOf = (key: string, sum: string) => ReturnType<Reading['details']>

/** The rows as columns: that is a third of the text, and of the time that it takes to read it. */
interface Columns {
  keys: string[]
  stamps: (string | null)[]
  sums: string[]
  titles: string[]
  descriptions: string[]
  /** Numbers of what is in the list beside it. */
  shows: number[]
  allShows: (readonly string[])[]
  bases: number[]
  allBases: string[]
  /** The pages to which each leads, by their numbers; null: nobody knows. */
  reached: (readonly number[] | null)[]
  aimed: (readonly number[])[]
  routes: string[]
  /** What few documents have, by the number of the row. */
  rare: Record<number, Rare>
}

interface Rare extends Partial<Pick<Row, 'silencers'>> {
  folders?: readonly string[]
  gist?: Partial<Gist>
  found?: NonNullable<Row['judged']>['findings']
}

const nothing: never[] = []

/** The gist of most documents. Written out field by field, which takes a quarter of the time that copying one does. */
const usualGist = (title: string, description: string, shows: Gist['shows']): Gist => ({
  title,
  description,
  shows,
  indexed: true,
  showing: usualShowing,
  redirects: nothing,
  pictured: false,
  takes: nothing,
  lists: nothing,
  dated: false,
  offers: nothing,
})

const usualShowing: Gist['showing'] = {}

/** The same without words. */
const { title: _title, description: _description, shows: _shows, ...usual } = usualGist('', '', nothing)

/** The rows as a text that {@link readRows} reads. */
export function writeRows(rows: readonly Row[]): string {
  const shows = numbering<readonly string[]>((names) => names.join('\n'))
  const [bases, routes] = [numbering<string>((text) => text), numbering<string>((text) => text)]
  const columns: Columns = {
    keys: rows.map(({ key }) => key),
    stamps: rows.map(({ stamp }) => stamp),
    sums: rows.map(({ sum }) => sum),
    titles: rows.map(({ gist }) => gist.title),
    descriptions: rows.map(({ gist }) => gist.description),
    shows: rows.map(({ gist }) => shows.numberOf(gist.shows)),
    allShows: shows.all,
    bases: rows.map(({ judged }) => (judged ? bases.numberOf(judged.basis) : -1)),
    allBases: bases.all,
    reached: rows.map(({ ties }) => ties?.reached.map(routes.numberOf) ?? null),
    aimed: rows.map(({ ties }) => ties?.aimed.map(routes.numberOf) ?? []),
    routes: routes.all,
    rare: Object.fromEntries(rows.flatMap((row, at) => rareOf(row).map((rare) => [at, rare]))),
  }
  return JSON.stringify(columns)
}

/** The rows of a text, by the keys of the documents. */
export function readRows(text: string, detailsOf: DetailsOf): Map<string, Row & Reading> {
  const columns = JSON.parse(text) as Columns
  return new Map(columns.keys.map((key, at) => [key, new ColumnRow(columns, at, detailsOf)]))
}

/** A row of which each field is made when it is asked for: of most documents nobody asks for more than the stamp and the gist. */
class ColumnRow implements Row, Reading {
  readonly #columns: Columns
  readonly #at: number
  readonly #rare: Rare | undefined
  readonly #details: DetailsOf
  #ties: Reading['ties']

  constructor(columns: Columns, at: number, details: DetailsOf) {
    this.#columns = columns
    this.#at = at
    this.#rare = columns.rare[at]
    this.#details = details
  }

  details() {
    return this.#details(this.key, this.sum)
  }

  get key() {
    return this.#columns.keys[this.#at] ?? ''
  }

  get stamp() {
    return this.#columns.stamps[this.#at] ?? null
  }

  get sum() {
    return this.#columns.sums[this.#at] ?? ''
  }

  get gist(): Gist {
    const [{ titles, descriptions, shows, allShows }, at] = [this.#columns, this.#at]
    const gist = usualGist(titles[at] ?? '', descriptions[at] ?? '', allShows[shows[at] ?? 0] ?? [])
    return this.#rare?.gist ? { ...gist, ...this.#rare.gist } : gist
  }

  get silencers() {
    return this.#rare?.silencers ?? []
  }

  get judged() {
    const { bases, allBases } = this.#columns
    const basis = allBases[bases[this.#at] ?? -1]
    return basis === undefined ? undefined : { basis, findings: this.#rare?.found ?? [] }
  }

  /** Always the same: who was given them, and gives them back, has found nothing else. */
  get ties() {
    return (this.#ties ??= this.#readTies())
  }

  #readTies(): Reading['ties'] {
    const [{ reached, aimed, routes }, at] = [this.#columns, this.#at]
    const routeOf = (number: number) => routes[number] ?? ''
    const all = reached[at]
    if (!all) return undefined
    return { reached: all.map(routeOf), aimed: aimed[at]?.map(routeOf) ?? [], folders: this.#rare?.folders ?? [] }
  }
}

/** What of a row is not as usual; nothing for most rows. */
function rareOf({ gist, silencers, judged, ties }: Row): Rare[] {
  const fields = (Object.keys(usual) as (keyof typeof usual)[]).filter((field) => !isEqual(gist[field], usual[field]))
  const rare: Rare = {
    ...(fields.length > 0 && { gist: Object.fromEntries(fields.map((field) => [field, gist[field]])) }),
    ...(silencers.length > 0 && { silencers }),
    ...(ties && ties.folders.length > 0 && { folders: ties.folders }),
    ...(judged && judged.findings.length > 0 && { found: judged.findings }),
  }
  return Object.keys(rare).length > 0 ? [rare] : []
}

/** Whether a field of a gist is as usual: all usual lists and groups are empty. */
const isEqual = (value: unknown, one: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : value === one

/** Gives things numbers, the same to those with the same name. */
function numbering<T>(nameOf: (one: T) => string) {
  const known = new Map<string, number>()
  const all: T[] = []
  const numberOf = (one: T): number => {
    const name = nameOf(one)
    const number = known.get(name) ?? all.push(one) - 1
    known.set(name, number)
    return number
  }
  return { all, numberOf }
}

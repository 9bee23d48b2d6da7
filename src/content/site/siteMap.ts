import { type Entry, keyToBe, nameOf } from '../entry/index.ts'
import { type BlockFact, type Collection, sharedIn } from '../facts/index.ts'
import { uniqueId, type UsedIds } from '../fields/index.ts'
import { notFoundRoute } from '../../model/route.ts'
import { isOverOn, isShownOn, type Showing } from '../../model/showing.ts'
import { Folders, listedOf } from './collections.ts'
import type { View } from './types.ts'

/** What links can lead to on a page. `unsure`: a part of the page could not be read, so that nothing can be called missing. */
export interface Targets {
  anchors: ReadonlyMap<string, unknown>
  tabs: ReadonlySet<string>
  /** Places that are there on some days only: those of blocks with days. */
  days: ReadonlyMap<string, { showing: Showing; file: string }>
  unsure: boolean
}

/** The documents of the site by what they are. */
export class SiteMap {
  /** All documents that the site reads, in the order of their keys. */
  readonly entries: readonly Entry[]
  /** The page files of each route: more than one is a finding. */
  readonly routes: ReadonlyMap<string, readonly [Entry, ...Entry[]]>
  readonly shared: ReadonlyMap<string, Entry>
  /** Earlier addresses, each with its page. */
  readonly redirects: ReadonlyMap<string, Entry>
  /** The keys that files with a wrong name are to have: these are not missing, too. */
  readonly toBe: ReadonlySet<string>
  /** A page that is called as home pages are elsewhere, where there is none; its right name is among `toBe`. */
  readonly home: Entry | undefined
  /** The files that lie in a folder where nobody reads them. */
  readonly strays: readonly string[]
  readonly #entries: Entry[]
  readonly #routes = new Map<string, [Entry, ...Entry[]]>()
  readonly #shared = new Map<string, Entry>()
  readonly #redirects = new Map<string, Entry>()
  readonly folders = new Folders(this.#routes)
  readonly #byKey: Map<string, Entry>
  readonly #users = new Map<string, Entry[]>()
  readonly #targets = new Map<Entry, Targets>()
  readonly #unread = new Set<string>()
  readonly view: View
  #ended: ReadonlyMap<string, string> | undefined

  constructor(all: ReadonlyMap<string, Entry>, view: View = {}) {
    this.view = view
    const own = [...all.values()]
    this.#byKey = new Map(all)
    this.#entries = own.filter(({ kind }) => kind !== 'other').sort(byEntryKey)
    for (const entry of this.#entries) this.#add(entry)
    this.entries = this.#entries
    this.routes = this.#routes
    this.shared = this.#shared
    this.redirects = this.#redirects
    this.strays = own.flatMap(({ key, kind }) => (kind === 'other' ? [key] : []))
    const toBe = new Set(own.flatMap((entry) => keyToBe(entry) ?? []))
    const hasHome = this.routes.has('/') || toBe.has('index.json')
    this.home = hasHome ? undefined : this.entries.find(({ key }) => homeNames.test(key))
    this.toBe = this.home ? toBe.add('index.json') : toBe
  }

  get site(): Entry | undefined {
    return this.#byKey.get('_site.json')
  }

  get notFound(): Entry | undefined {
    return this.#byKey.get('_404.json')
  }

  /** A page could not be read: what it uses is unknown. */
  get unsure(): boolean {
    return this.#unread.size > 0
  }

  /** The document with this key. */
  get(key: string): Entry | undefined {
    return this.#byKey.get(key)
  }

  /** Whether visitors see a page on the day. */
  isShown({ facts }: Pick<Entry, 'facts'>): boolean {
    return this.view.drafts === true || isShownOn(facts.showing, this.view.today)
  }

  /** Where the address of a page leads on a day on which the page has ended: to the next page above it, or home. */
  after(route: string, day: string | undefined): string {
    const above = route.slice(0, route.lastIndexOf('/'))
    if (above === '') return '/'
    const page = this.routes.get(above)?.[0]
    return page && isShownOn(page.facts.showing, day) ? above : this.after(above, day)
  }

  /** The pages that have ended, by their addresses, and where these lead now. */
  get ended(): ReadonlyMap<string, string> {
    return (this.#ended ??= this.#findEnded())
  }

  /** Addresses that have no page any more, because it has moved or ended, and where they lead. */
  leads(): { from: string; to: string }[] {
    const moved = [...this.redirects].flatMap(([from, page]) => {
      const to = this.isShown(page) ? (page.route ?? '/') : this.ended.get(page.route ?? '')
      return to === undefined ? [] : [{ from, to }]
    })
    return [...moved, ...[...this.ended].map(([from, to]) => ({ from, to }))].sort((a, b) => (a.from < b.from ? -1 : 1))
  }

  /** The pages that show a shared document or entries of it, or the page itself. */
  shownOn(entry: Entry): readonly Entry[] {
    return entry.kind === 'shared' ? (this.#users.get(nameOf(entry)) ?? []) : [entry]
  }

  /** The pages that a list shows, on the page with this route. */
  listed(collection: Collection, on: string | null): readonly Entry[] {
    return listedOf(
      collection,
      this.folders.pages(collection.folder, collection.sort),
      (page) => this.isShown(page),
      on,
    )
  }

  /** What links can lead to on a page; made once, when it is first asked for. */
  targets(page: Entry): Targets {
    const targets = this.#targets.get(page) ?? this.#findTargets(page)
    this.#targets.set(page, targets)
    return targets
  }

  /** Puts a document in the place of what it was before. They have the same kind and the same earlier addresses. */
  replace(old: Entry, entry: Entry): void {
    this.#byKey.set(entry.key, entry)
    // What links can lead to on a page comes from the shared documents on it, too.
    if (entry.kind === 'shared') this.#targets.clear()
    else this.#targets.delete(old)
    put(this.#entries, old, entry)
    if (entry.kind === 'shared') this.#shared.set(nameOf(entry), entry)
    if (entry.route !== null) put(this.#routes.get(entry.route) ?? [], old, entry)
    for (const { path } of entry.facts.redirects)
      if (this.#redirects.get(path) === old) this.#redirects.set(path, entry)
    if (!isPage(entry)) return
    this.folders.clear()
    if (entry.sound) this.#unread.delete(entry.key)
    else this.#unread.add(entry.key)
    const [before, after] = [usesOf(old), usesOf(entry)]
    for (const use of before) {
      const users = this.#users.get(use) ?? []
      if (after.has(use)) put(users, old, entry)
      else
        this.#users.set(
          use,
          users.filter((one) => one !== old),
        )
    }
    for (const use of after) if (!before.has(use)) this.#addUser(use, entry).sort(byEntryKey)
  }

  #add(entry: Entry): void {
    if (entry.kind === 'shared') this.#shared.set(nameOf(entry), entry)
    if (!isPage(entry)) return
    if (!entry.sound) this.#unread.add(entry.key)
    if (entry.route !== null) {
      const same = this.#routes.get(entry.route)
      if (same) same.push(entry)
      else this.#routes.set(entry.route, [entry])
    }
    for (const { path } of entry.facts.redirects) if (!this.#redirects.has(path)) this.#redirects.set(path, entry)
    for (const use of usesOf(entry)) this.#addUser(use, entry)
  }

  #addUser(use: string, entry: Entry): Entry[] {
    const users = this.#users.get(use) ?? []
    this.#users.set(use, users)
    users.push(entry)
    return users
  }

  #findEnded(): ReadonlyMap<string, string> {
    const { today, drafts } = this.view
    const over = [...this.routes].filter(([route, [page]]) => route !== '/' && isOverOn(page.facts.showing, today))
    return new Map(drafts ? [] : over.map(([route]) => [route, this.after(route, today)]))
  }

  #findTargets(page: Entry): Targets {
    const anchors: UsedIds = new Map()
    const tabs = new Set<string>()
    let unsure = mayHidePlaces(page)
    const days = new Map<string, { showing: Showing; file: string }>()
    const blocks: { block: BlockFact; file: string }[] = []
    for (const block of page.facts.blocks) {
      const brought = block.use === undefined ? undefined : this.#shared.get(block.use)
      unsure ||= block.use !== undefined && (!brought || mayHidePlaces(brought))
      const { facts, source } = brought ?? { facts: { blocks: [block] }, source: page.source }
      blocks.push(...facts.blocks.map((one) => ({ block: one, file: source.file })))
    }
    const add = (id: string, { showing }: BlockFact, file: string) => {
      const name = uniqueId(id, anchors)
      if (showing.from !== undefined || showing.until !== undefined) days.set(name, { showing, file })
    }
    // The same order as in resolve: anchors that people wrote, then headings.
    for (const { block, file } of blocks) for (const { id } of block.anchors) add(id, block, file)
    for (const { block, file } of blocks) {
      for (const id of block.headings) add(id, block, file)
      for (const value of block.tabs) tabs.add(value)
    }
    return { anchors, tabs, days, unsure }
  }
}

const isPage = ({ kind }: Entry) => kind === 'page' || kind === 'notFound'

/** Findings of a value that is there and is no name of a place. */
const ofValues: ReadonlySet<string> = new Set([
  'notAllowed',
  'tooLong',
  'link',
  'path',
  'date',
  'drawing',
  'pictureAlt',
])

/** Whether a document may have places that could not be read. */
export const mayHidePlaces = ({ sound, findings }: Entry) =>
  !sound && findings.some(({ code, severity }) => severity === 'error' && !ofValues.has(code))

/** What other systems call the page that opens first. */
const homeNames =
  /^(?:home|home-?page|main|default|front-?page|landing|landing-page|welcome|accueil|startseite)\.json$/i

const byEntryKey = (a: Entry, b: Entry) => (a.key < b.key ? -1 : 1)

/** The names of the shared documents that a document uses, each once: whole, or entries of them. */
const usesOf = ({ facts }: Entry): ReadonlySet<string> => new Set(sharedIn(facts))

function put(list: Entry[], old: Entry, entry: Entry): void {
  const at = list.indexOf(old)
  if (at >= 0) list[at] = entry
}

/** The route under which a page is asked for. */
export const routeOfEntry = (entry: Entry): string => (entry.kind === 'notFound' ? notFoundRoute : (entry.route ?? ''))

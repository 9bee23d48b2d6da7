import { type Entry, keyToBe, nameOf } from '../entry/index.ts'
import type { BlockFact } from '../facts/index.ts'
import { uniqueId, type UsedIds } from '../fields/index.ts'
import { notFoundRoute } from '../../model/route.ts'

/** What links can lead to on a page. `unsure`: a part of the page could not be read, so that nothing can be called missing. */
export interface Targets {
  anchors: ReadonlyMap<string, unknown>
  tabs: ReadonlySet<string>
  unsure: boolean
}

/** The documents of the site by what they are. */
export interface SiteMap {
  /** All documents that the site reads, in the order of their keys. */
  entries: readonly Entry[]
  site: Entry | undefined
  notFound: Entry | undefined
  /** The page files of each route: more than one is a finding. */
  routes: ReadonlyMap<string, readonly [Entry, ...Entry[]]>
  shared: ReadonlyMap<string, Entry>
  /** Earlier addresses, each with its page. */
  redirects: ReadonlyMap<string, Entry>
  /** The keys that files with a wrong name are to have: these are not missing, too. */
  toBe: ReadonlySet<string>
  /** A page that is called as home pages are elsewhere, where there is none; its right name is among `toBe`. */
  home: Entry | undefined
  /** The files that lie in a folder where nobody reads them. */
  strays: readonly string[]
  /** A page could not be read: what it uses is unknown. */
  unsure: boolean
  /** What links can lead to on a page; made once, when it is first asked for. */
  targets(page: Entry): Targets
  /** The document with this key. */
  get(key: string): Entry | undefined
  /** Puts a document in the place of what it was before. They have the same kind and the same earlier addresses. */
  replace(old: Entry, entry: Entry): void
  /** The pages that show a shared document, or the page itself. */
  shownOn(entry: Entry): readonly Entry[]
}

/** Orders the documents of a site. */
export function createMap(all: ReadonlyMap<string, Entry>): SiteMap {
  const entries = [...all.values()].filter(({ kind }) => kind !== 'other').sort(byEntryKey)
  const routes = new Map<string, [Entry, ...Entry[]]>()
  const shared = new Map<string, Entry>()
  const redirects = new Map<string, Entry>()
  const users = new Map<string, Entry[]>()
  const known = new Map<Entry, Targets>()
  const unread = new Set<string>()
  for (const entry of entries) {
    if (entry.kind === 'shared') shared.set(nameOf(entry), entry)
    if (entry.kind !== 'page' && entry.kind !== 'notFound') continue
    if (!entry.sound) unread.add(entry.key)
    if (entry.route !== null) {
      const same = routes.get(entry.route)
      if (same) same.push(entry)
      else routes.set(entry.route, [entry])
    }
    for (const { path } of entry.facts.redirects) if (!redirects.has(path)) redirects.set(path, entry)
    for (const use of usesOf(entry)) addUser(use, entry)
  }

  function addUser(use: string, entry: Entry): void {
    const list = users.get(use)
    if (list) list.push(entry)
    else users.set(use, [entry])
  }

  function findTargets(page: Entry): Targets {
    const anchors: UsedIds = new Map()
    const tabs = new Set<string>()
    let open = mayHidePlaces(page)
    const blocks: BlockFact[] = []
    for (const block of page.facts.blocks) {
      const brought = block.use === undefined ? undefined : shared.get(block.use)
      open ||= block.use !== undefined && (!brought || mayHidePlaces(brought))
      blocks.push(...(brought ? brought.facts.blocks : [block]))
    }
    // The same order as in resolve: anchors that people wrote, then headings.
    for (const block of blocks) for (const { id } of block.anchors) uniqueId(id, anchors)
    for (const { headings, tabs: values } of blocks) {
      for (const id of headings) uniqueId(id, anchors)
      for (const value of values) tabs.add(value)
    }
    return { anchors, tabs, unsure: open }
  }

  function replace(old: Entry, entry: Entry): void {
    byKey.set(entry.key, entry)
    // What links can lead to on a page comes from the shared documents on it, too.
    if (entry.kind === 'shared') known.clear()
    else known.delete(old)
    put(entries, old, entry)
    if (entry.kind === 'shared') shared.set(nameOf(entry), entry)
    if (entry.route !== null) put(routes.get(entry.route) ?? [], old, entry)
    for (const { path } of entry.facts.redirects) if (redirects.get(path) === old) redirects.set(path, entry)
    if (entry.kind !== 'page' && entry.kind !== 'notFound') return
    if (entry.sound) unread.delete(entry.key)
    else unread.add(entry.key)
    const [before, after] = [usesOf(old), usesOf(entry)]
    for (const use of before) {
      if (after.has(use)) put(users.get(use) ?? [], old, entry)
      else users.set(use, users.get(use)?.filter((one) => one !== old) ?? [])
    }
    for (const use of after) {
      if (before.has(use)) continue
      addUser(use, entry)
      users.get(use)?.sort(byEntryKey)
    }
  }

  const byKey = new Map(all)
  const toBe = new Set([...all.values()].flatMap((entry) => keyToBe(entry) ?? []))
  const home = routes.has('/') || toBe.has('index.json') ? undefined : entries.find(({ key }) => homeNames.test(key))
  if (home) toBe.add('index.json')
  return {
    entries,
    get: (key) => byKey.get(key),
    replace,
    get site() {
      return byKey.get('_site.json')
    },
    get notFound() {
      return byKey.get('_404.json')
    },
    routes,
    shared,
    redirects,
    toBe,
    home,
    strays: [...all.values()].flatMap(({ key, kind }) => (kind === 'other' ? [key] : [])),
    get unsure() {
      return unread.size > 0
    },
    targets(page) {
      const targets = known.get(page) ?? findTargets(page)
      known.set(page, targets)
      return targets
    },
    shownOn: (entry) => (entry.kind === 'shared' ? (users.get(nameOf(entry)) ?? []) : [entry]),
  }
}

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
const mayHidePlaces = ({ sound, findings }: Entry) =>
  !sound && findings.some(({ code, severity }) => severity === 'error' && !ofValues.has(code))

/** What other systems call the page that opens first. */
const homeNames =
  /^(?:home|home-?page|main|default|front-?page|landing|landing-page|welcome|accueil|startseite)\.json$/i

const byEntryKey = (a: Entry, b: Entry) => (a.key < b.key ? -1 : 1)

/** The names of the shared documents that a document uses, each once. */
const usesOf = ({ facts }: Entry): ReadonlySet<string> => new Set(facts.blocks.flatMap(({ use }) => use ?? []))

function put(list: Entry[], old: Entry, entry: Entry): void {
  const at = list.indexOf(old)
  if (at >= 0) list[at] = entry
}

/** The route under which a page is asked for. */
export const routeOfEntry = (entry: Entry): string => (entry.kind === 'notFound' ? notFoundRoute : (entry.route ?? ''))

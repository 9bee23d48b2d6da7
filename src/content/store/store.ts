import { affectedBy } from './affected.ts'
import { pageBasis, siteBasis } from './basis.ts'
import type { Content, ContentOptions, ResolvedPage } from './content.ts'
import { drawPage, type Sources } from './draw.ts'
import { createDrafts, type Drafts } from './drafts.ts'
import { type Early, earlyJudge } from './early.ts'
import { canBeKept, type Entry, isStray, leaveFacts, type Reading, unreadEntry } from '../entry/index.ts'
import { tokenValues } from '../fields/index.ts'
import type { Collection } from '../facts/index.ts'
import type { Finding } from '../finding/index.ts'
import { allFindings } from './findings.ts'
import { graph } from '../index.ts'
import { holds, keptEntry, readEntry, readingIn } from './memory.ts'
import type { Media, MediaFile } from '../../model/media.ts'
import { kindOf } from '../../model/route.ts'
import { isShownOn } from '../../model/showing.ts'
import type { Site } from '../../model/schema.gen.ts'
import { hiddenOf, routesOf } from './routes.ts'
import { resolveSite, type Resolver } from '../resolve/index.ts'
import { isUsable, visiblePage } from './usable.ts'
import { emptyCache, type Graph, type GraphCache, restoredCache, standingOf } from '../site/index.ts'

/** An empty store. Only files that change are read again; what concerns all of them is checked when it is asked for. */
export const createContent = (options: ContentOptions): Content => new Store(options)

class Store implements Content {
  readonly #options: ContentOptions
  readonly #media: Map<string, MediaFile>
  readonly #entries = new Map<string, Entry>()
  readonly #drafts: Drafts
  readonly #early: Early
  /** The files of which drafts were made. */
  readonly #open = new Set<string>()
  #cache: GraphCache | undefined
  #graph: Graph | undefined
  #findings: Finding[] | undefined
  #site: Site | null | undefined
  #basis: string | undefined

  readonly keyOf = (file: string) => file.slice(this.#options.root.length + 1)
  readonly fileOf = (key: string) => `${this.#options.root}/${key}`
  readonly pictures = () => this.#media
  readonly keys = () => [...this.#entries.keys()]
  readonly ownFindings = (key: string) => this.#entries.get(key)?.findings ?? []
  readonly day = () => this.#options.today

  constructor(options: ContentOptions) {
    this.#options = options
    this.#drafts = createDrafts(this.#entries, options)
    this.#early = earlyJudge(this.#entries, options, options.hash)
    this.#media = new Map(options.media)
  }

  set(key: string, text: string) {
    if (holds(this.#entries.get(key), text, this.#options.hash)) return
    if (kindOf(key) === 'other' && !isStray(key)) return
    this.#drafts.replace(key, readEntry(this.#options, key, text))
    this.#change(key)
  }

  adopt(key: string, reading: Reading, read: () => string) {
    this.#drafts.replace(key, keptEntry(this.#options, key, reading, read))
    this.#change(key)
  }

  settle(key: string, read: (sum: string) => string) {
    const entry = this.#entries.get(key)
    if (entry && !this.#open.has(key)) this.#early.settle(entry, read)
    this.release(key)
  }

  leave(key: string, details: Reading['details']) {
    const entry = this.#entries.get(key)
    if (!entry || this.#open.has(key)) return
    leaveFacts(entry, details, () => readEntry(this.#options, key, entry.source.written))
  }

  fail(key: string, reason: string) {
    this.#drafts.replace(key, unreadEntry(this.#options.root, key, reason))
    this.#change(key)
  }

  delete(key: string) {
    this.#drafts.delete(key)
    this.#change(key)
  }

  setPicture(name: string, file: MediaFile | null) {
    if (file) this.#media.set(name, file)
    else this.#media.delete(name)
    this.#change()
  }

  text(key: string) {
    const entry = this.#entries.get(key)
    return entry?.unread === undefined ? entry?.source.written : undefined
  }

  reading(key: string) {
    const entry = this.#entries.get(key)
    return entry ? readingIn(this.#cache, entry, this.#options.hash) : null
  }

  standing() {
    this.#checked()
    return standingOf(this.#cache ?? emptyCache(), this.#options, this.#options.hash ? canBeKept : () => false)
  }

  findings() {
    return (this.#findings ??= allFindings(this.#checked(), this.#entries.values()))
  }

  findingsWith(key: string, text: string) {
    const known = this.#entries.get(key)
    this.#entries.set(key, readEntry(this.#options, key, text))
    this.#graph = undefined
    const findings = allFindings(this.#checked(), this.#entries.values())
    this.#graph = undefined
    if (known) this.#entries.set(key, known)
    else this.#entries.delete(key)
    return findings
  }

  routes() {
    return routesOf(this.#checked().map)
  }

  hidden() {
    return hiddenOf(this.#checked().map, this.#options.today)
  }

  page(route: string) {
    const checked = this.#checked()
    const { map } = checked
    const [found, today] = [visiblePage(route, checked), this.day()]
    if (!found) return null
    const { entry, site } = found
    const sources = {
      shared: (name: string) => map.shared.get(name),
      listed: (collection: Collection) => map.listed(collection, entry.route).filter((one) => isUsable(one, checked)),
    }
    const drawn = this.#draw(entry, sources, { tokens: site.tokens, media: this.#media, today, ended: map.ended })
    // In a preview it is a page like all others, but nothing for search engines.
    const isSeen = isShownOn(entry.facts.showing, today)
    return isSeen ? drawn : { ...drawn, page: { ...drawn.page, index: false } }
  }

  basis(route: string) {
    const checked = this.#checked()
    const { hash } = this.#options
    const found = hash && visiblePage(route, checked)
    if (!found) return null
    this.#basis ??= siteBasis(checked.map, this.#media, this.#options, hash)
    return `${this.#basis} ${pageBasis(found.entry, checked, hash)}`
  }

  site() {
    if (this.#site !== undefined) return this.#site
    const entry = this.#entries.get('_site.json')
    return (this.#site = entry?.sound
      ? this.#drawSite(entry, { tokens: entry.tokens, media: this.#media, ended: this.#checked().map.ended })
      : null)
  }

  draft(key: string, text?: string) {
    const given = text === undefined ? this.#openDraft(key) : readEntry(this.#options, key, text)
    if (!given || !this.#drafts.canBeDrawn(given)) return null
    const shared = (name: string) => this.#openDraft(`_shared/${name}.json`)
    const tokens = tokenValues(this.#openDraft('_site.json')?.value.get())
    const listed = (collection: Collection) => this.#drafts.listed(collection, given.route)
    return this.#draw(given, { shared, listed }, { tokens, media: this.#shown(), always: true })
  }

  draftSite() {
    const entry = this.#openDraft('_site.json')
    return entry ? this.#drawSite(entry, { tokens: tokenValues(entry.value.get()), media: this.#shown() }) : null
  }

  readonly draftText = (key: string) => this.#drafts.of(key)?.source.written
  readonly draftValue = (key: string) => this.#drafts.of(key)?.value.get()

  inherit(earlier: Pick<Content, 'draftText'>) {
    // The site's document first: it says what the others may draw.
    for (const key of new Set(['_site.json', ...this.#entries.keys()])) {
      const text = this.#drafts.of(key) ? undefined : earlier.draftText(key)
      if (text !== undefined) this.#drafts.inherit(readEntry(this.#options, key, text))
    }
  }

  release(key?: string) {
    const entries = key === undefined ? this.#entries.values() : [this.#entries.get(key)]
    for (const entry of entries) if (entry && !this.#open.has(entry.key)) entry.value.release()
  }

  affected(key: string) {
    return affectedBy(this.#checked().map, key)
  }

  entries() {
    return [...this.#entries.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
  }

  map() {
    return this.#checked().map
  }

  drawings() {
    return this.#options.drawings
  }

  redirects() {
    return this.#checked().map.leads()
  }

  #change(key?: string) {
    if (key !== undefined) this.#early.forget(key)
    this.#graph = undefined
    this.#findings = undefined
    this.#site = undefined
    this.#basis = undefined
  }

  /** What is wrong between the files, and how they are connected. */
  #checked(): Graph {
    const { root, earlier } = this.#options
    this.#cache ??= earlier ? restoredCache(this.#entries, this.#options, earlier) : emptyCache()
    return (this.#graph ??= graph(root, this.#entries, this.#options, this.#media, this.#cache))
  }

  #shown(): Media {
    return this.#options.shown ?? this.#media
  }

  #openDraft(key: string): Entry | undefined {
    this.#open.add(key)
    return this.#drafts.of(key)
  }

  #draw(entry: Entry, sources: Sources, view: Drawing): ResolvedPage {
    return drawPage(entry, sources, { ...view, drawings: this.#options.drawings })
  }

  #drawSite({ value }: Entry, view: Drawing): Site {
    return resolveSite(value.get(), { ...view, drawings: this.#options.drawings, used: new Map() })
  }
}

/** With what, and as on which day, a document is drawn. */
type Drawing = Omit<Resolver, 'drawings' | 'used' | 'place'>

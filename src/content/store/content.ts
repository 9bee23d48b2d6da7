import { type Entry, isStray, nameOf, readEntry, unreadEntry } from '../entry/index.ts'
import { type Finding, sortFindings } from '../finding/index.ts'
import { checkGraph, emptyMemory, type Graph, routeOfEntry, withUses } from '../site/index.ts'
import { parseJson } from '../parse/index.ts'
import { type Media, type MediaFile, mediaFolder } from '../../model/media.ts'
import { type Drawings, resolvePage, resolveSite } from '../resolve/index.ts'
import { fileOf, kindOf, notFoundRoute, routeOf } from '../../model/route.ts'
import type { Page, Site } from '../../model/schema.gen.ts'

export interface ContentOptions {
  /** Shown before keys: 'pages'. */
  root: string
  drawings: Drawings
  /** The pictures in the folder of pictures, as they are at the start. */
  media?: Media
  /** The day, for what runs out: 2026-11-20. Without it nothing does. */
  today?: string
}

export interface Route {
  route: string
  key: string
}

/** A page that can be drawn. */
export interface ResolvedPage {
  route: string
  file: string
  page: Page
  /** For each block the place that it came from: 'pages/_shared/x.json#/blocks/0'. */
  pointers: string[]
}

/** The documents of a site, checked and resolved. Keys are paths in the content folder with '/' between the parts. */
export interface Content {
  /** A file that is there. Of one that the site does not read (a stray) only the name counts. */
  set(key: string, text: string): void
  /** The file is there, but could not be read. */
  fail(key: string, reason: string): void
  delete(key: string): void
  /** What became of a picture; null: it is gone. `name` is its path in the folder of pictures. */
  setPicture(name: string, file: MediaFile | null): void
  /** The text of a file as it was read; undefined when there is no such file, or it could not be read. */
  text(key: string): string | undefined
  /** The keys of all files, in the order in which they came. */
  keys(): string[]
  /** The key of a file as findings name it: pages/payout.json → payout.json */
  keyOf(file: string): string
  /** The reverse of {@link keyOf}. */
  fileOf(key: string): string
  /** Everything that is wrong, in reading order. */
  findings(): Finding[]
  /** Every page file, also faulty ones, sorted by route. */
  routes(): Route[]
  /**
   * A page, '404' for the page of unknown addresses. Null: there is none, or it or what it uses has an error.
   * `lenient` overlooks errors between documents, such as a broken link: a page that is being edited stays visible.
   */
  page(route: string, options?: { lenient?: boolean }): ResolvedPage | null
  /** The site's document; null when it is missing or has an error. */
  site(): Site | null
  /** The routes whose output depends on a file. */
  affected(key: string): string[]
  /** All files as they were read, in the order of their keys. */
  entries(): readonly Entry[]
  /** Earlier addresses and where they lead. */
  redirects(): { from: string; to: string }[]
}

/** An empty store. Only files that change are read again; what concerns all of them is checked when it is asked for. */
export function createContent({ root, drawings, media: first, today }: ContentOptions): Content {
  const media = new Map(first)
  const entries = new Map<string, Entry>()
  const memory = emptyMemory()
  let graph: Graph | undefined
  let findings: Finding[] | undefined
  let site: Site | null | undefined

  const change = () => {
    graph = undefined
    findings = undefined
    site = undefined
  }
  const currentGraph = () => (graph ??= checkGraph(root, entries, today, media, memory))

  function set(key: string, text: string) {
    const known = entries.get(key)
    if (known?.source.written === text && known.findings[0]?.code !== 'fileUnread') return
    if (kindOf(key) === 'other' && !isStray(key)) return
    entries.set(key, readEntry(root, key, text, drawings))
    change()
  }

  function collectFindings(): Finding[] {
    const { byKey, general, map } = currentGraph()
    const all: Finding[] = [...general]
    for (const entry of entries.values()) {
      all.push(...(entry.kind === 'site' ? withUses(entry, map.entries) : entry.findings))
      for (const { finding } of byKey.get(entry.key) ?? []) all.push(finding)
    }
    return sortFindings(all)
  }

  /** No error stands in the way of drawing what this file holds. */
  function isUsable(entry: Entry | undefined, lenient: boolean): entry is Entry {
    if (!entry?.sound) return false
    const found = currentGraph().byKey.get(entry.key) ?? []
    return found.every(({ finding, soft }) => finding.severity !== 'error' || (soft && lenient))
  }

  const tokens = () => entries.get('_site.json')?.tokens ?? new Map<string, string>()
  const read = (entry: Entry) => ({ file: entry.source.file, value: parseJson(entry.source.text).value })

  function page(route: string, { lenient = false } = {}): ResolvedPage | null {
    const { map } = currentGraph()
    const entry = route === notFoundRoute ? map.notFound : map.routes.get(route)?.[0]
    if (!entry || !isUsable(entry, lenient) || !isUsable(map.site, lenient)) return null
    // Two files for one route: neither is the right one, until the editor has decided.
    if (!lenient && (map.routes.get(route)?.length ?? 0) > 1) return null
    for (const { use } of entry.facts.blocks) {
      if (use !== undefined && !isUsable(map.shared.get(use), lenient)) return null
    }
    const shared = (name: string) => {
      const found = map.shared.get(name)
      return found && read(found)
    }
    const resolver = { tokens: tokens(), drawings, media, used: new Map<string, number>() }
    return { route, file: entry.source.file, ...resolvePage(read(entry), shared, resolver) }
  }

  function resolvedSite(): Site | null {
    const entry = entries.get('_site.json')
    if (!entry?.sound) return null
    return resolveSite(read(entry).value, { tokens: entry.tokens, drawings, media, used: new Map() })
  }

  function affected(key: string): string[] {
    const { map } = currentGraph()
    if (key.startsWith(mediaFolder)) {
      const name = key.slice(mediaFolder.length)
      const users = map.entries.filter(({ facts }) =>
        facts.blocks.some(({ pictures }) => pictures.some(({ src }) => src === name)),
      )
      return [...new Set(users.flatMap((entry) => map.shownOn(entry).map(routeOfEntry)))]
    }
    switch (kindOf(key)) {
      case 'site':
        return map.entries.filter(({ kind }) => kind === 'page' || kind === 'notFound').map(routeOfEntry)
      case 'shared': {
        const entry = entries.get(key)
        const name = entry ? nameOf(entry) : key.slice('_shared/'.length, -'.json'.length)
        return map.entries
          .filter(({ facts, kind }) => kind !== 'shared' && facts.blocks.some(({ use }) => use === name))
          .map(routeOfEntry)
      }
      case 'notFound':
        return [notFoundRoute]
      case 'page':
        return [routeOf(key) ?? '']
      default:
        return []
    }
  }

  return {
    set,
    fail(key, reason) {
      entries.set(key, unreadEntry(root, key, reason))
      change()
    },
    delete(key) {
      if (entries.delete(key)) change()
    },
    setPicture(name, file) {
      if (file) media.set(name, file)
      else media.delete(name)
      change()
    },
    text(key) {
      const entry = entries.get(key)
      return entry?.findings[0]?.code === 'fileUnread' ? undefined : entry?.source.written
    },
    keys: () => [...entries.keys()],
    keyOf: (file) => file.slice(root.length + 1),
    fileOf: (key) => `${root}/${key}`,
    findings: () => (findings ??= collectFindings()),
    routes: () =>
      [...currentGraph().map.routes]
        .flatMap(([route, pages]) => pages.map(({ key }) => ({ route, key })))
        .sort(byRoute),
    page,
    site: () => (site === undefined ? (site = resolvedSite()) : site),
    affected,
    entries: () => [...entries.values()].sort((a, b) => (a.key < b.key ? -1 : 1)),
    redirects: () =>
      [...currentGraph().map.redirects]
        .map(([from, { route }]) => ({ from, to: route ?? '/' }))
        .sort((a, b) => (a.from < b.from ? -1 : 1)),
  }
}

const byRoute = (a: Route, b: Route) =>
  a.route < b.route ? -1 : a.route > b.route ? 1 : a.key === fileOf(a.route) ? -1 : 1

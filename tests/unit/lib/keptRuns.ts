import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { cacheFolder, hashOf } from '../../../scripts/lib/cache.ts'
import { foundReading, keptReadings, textHash } from '../../../scripts/lib/readings/index.ts'
import { drawingSizes } from '../../../scripts/outline/drawings.ts'
import { isApart } from '../../../scripts/readers/documents.ts'
import { mediaOf, type Pictures } from '../../../scripts/rules/cases.ts'
import { seed } from '../../../scripts/test/seed.ts'
import { detailsOf } from '../../../src/content/facts/index.ts'
import { createContent, createReader, type Reading } from '../../../src/content/store/index.ts'
import { notFoundRoute } from '../../../src/model/route.ts'

/** A site on a day. */
export interface Site {
  texts: Readonly<Record<string, string>>
  unread?: Record<string, string>
  media?: Pictures | undefined
  today?: string | undefined
  drawings?: Record<string, never>
}

/** Runs that keep what they read, in a place of the cache that is no other test's; each test begins with nothing. */
export function keptRuns(name: string) {
  const root = `pages of ${name}, ${process.pid}`
  const kept = join(cacheFolder, 'readings')
  const isOwn = (file: string) => file.startsWith(hashOf(root))
  const files = () => (existsSync(kept) ? readdirSync(kept).filter(isOwn) : []).map((file) => join(kept, file))
  const forget = () => files().forEach((file) => rmSync(file))
  const setCode = (code: string) => (process.env.BRIGHTRAIL_CODE = `test ${seed} ${code}`)

  const { BRIGHTRAIL_CODE: real } = process.env
  beforeAll(() => setCode('code'))
  beforeEach(forget)
  afterAll(() => {
    forget()
    if (real === undefined) delete process.env.BRIGHTRAIL_CODE
    else process.env.BRIGHTRAIL_CODE = real
  })

  /** How many pages another reader has read. */
  const apart = { count: 0 }
  const byBasis = new Map<string, string>()
  /** How often a page had the basis of an earlier one, and how often it was another page. */
  const bases = { same: 0, wrong: 0 }
  function noteBasis(basis: string | null, page: string): void {
    const earlier = basis === null ? undefined : byBasis.get(basis)
    if (earlier === page) bases.same++
    else if (earlier !== undefined || (basis === null) !== (page === 'null')) bases.wrong++
    if (basis !== null) byBasis.set(basis, page)
  }

  /**
   * Everything that a run tells and draws. `known`: the documents that it took over; `clean`: those whose words are still in
   * order. With `stamped` it knows the files by their stamps, and reads those only that have another one; with `apart` another
   * reader reads the pages that changed, and tells what they came to; with `packed` it holds what it has read packed, as in a
   * large site; with `lost` what it has kept is gone in the next moment.
   */
  function run(site: Site, how: 'fresh' | 'kept' | 'stamped' | 'apart' | 'packed' | 'lost' = 'kept') {
    const { texts, unread = {}, media, today = '2026-12-01', drawings } = site
    const named = drawings ?? drawingSizes()
    const isKept = how !== 'fresh'
    const readings = isKept ? keptReadings(root, named) : undefined
    const known = new Map<string, Reading>()
    const view = { root, drawings: named, media: mediaOf(media), today }
    const content = createContent({
      ...view,
      ...(readings && {
        hash: textHash,
        earlier: readings.earlier,
        known(key: string, text: string) {
          const found = readings.known(key, text)
          if (found) known.set(key, found)
          return found
        },
      }),
    })
    const other = how === 'apart' ? createReader({ ...view, hash: textHash }) : undefined
    for (const [key, text] of Object.entries(texts)) if (key.startsWith('_')) other?.set(key, text)
    for (const [key, text] of Object.entries(texts)) {
      const stamp = `stamp of ${textHash(text)}`
      const told = isApart(key) && !readings?.known(key, text) ? other?.read(key, text) : undefined
      const found = how === 'stamped' ? readings?.unchanged(key, stamp) : undefined
      if (found) {
        known.set(key, found)
        content.adopt(key, found, () => text)
      } else if (readings && told) {
        readings.note(key, stamp)
        content.adopt(key, readings.take(key, structuredClone(foundReading(told))), () => text)
        apart.count++
      } else {
        readings?.note(key, stamp)
        content.set(key, text)
        if (isKept) content.settle(key, () => text)
        if (how === 'packed') readings?.pack(content, key)
      }
    }
    for (const [key, reason] of Object.entries(unread)) content.fail(key, reason)
    const findings = content.findings()
    readings?.keep(content)
    const routes = content.routes()
    const pages = [...routes.map(({ route }) => route), notFoundRoute].map((route) => {
      const page = content.page(route)
      if (isKept) noteBasis(content.basis(route), JSON.stringify(page))
      return page
    })
    const clean = [...known].flatMap(([key, before]) =>
      before.judged && content.reading(key)?.judged?.basis === before.judged.basis ? [key] : [],
    )
    // Of what was kept the store has only the gist left; the rest comes from the cache, or from the text where that is gone.
    if (how === 'lost') forget()
    const facts = content.entries().map((entry) => [entry.key, detailsOf(entry.facts)])
    const told = { findings, routes, pages, redirects: content.redirects(), facts }
    return { known: [...known.keys()], clean, told }
  }

  const ways = ['apart', 'stamped', 'apart', 'packed'] as const
  let turn = 0
  // Of a test that begins with nothing another reader reads all pages first.
  beforeEach(() => void (turn = 0))
  /** What a run that begins with nothing tells, and what two tell that begin with what others have left. */
  function all(site: Site) {
    const how = ways[turn++ % ways.length]
    return { fresh: run(site, 'fresh').told, later: [run(site, how).told, run(site).told] }
  }

  return { run, all, files, forget, setCode, bases, apart }
}

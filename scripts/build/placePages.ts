import { notFoundRoute } from '../../src/model/route.ts'
import { hashOf } from '../lib/cache.ts'
import { routesAbove } from './breadcrumbs.ts'
import { placeCompressed, type Effort } from './compress.ts'
import type { Turns } from './inTurn.ts'
import type { KnownPage } from './memory.ts'
import type { Output } from './output.ts'
import { isIn, type Shard } from './shards/shard.ts'
import {
  drawPage,
  keyOf,
  noteTitle,
  type PageBuild,
  type PageFacts,
  type PageGist,
  pathsOf,
  type PreparedPage,
  preparePage,
} from './pages.ts'

interface Task {
  build: PageBuild
  /** Only its pages are placed. */
  shard: Shard
  output: Output
  turns: Turns
  /** Null: without compressed variants. */
  effort: Effort | null
  /** What the build before has left of its pages. */
  known: Readonly<Record<string, KnownPage>>
  /** A hash of all that pages depend on and that is the same for all of them. */
  basis: string
}

/** The pages of a site as they were placed. */
export interface PlacedPages {
  /** In the first shard those of all pages. */
  facts: PageFacts[]
  /** The pages that were placed, for the next build. */
  known: Record<string, KnownPage>
  drawn: number
}

/**
 * Puts every page into the output, one after the other: taken over from the build before when nothing that it depends on
 * has changed, drawn otherwise. No text is kept, so memory stays flat.
 */
export async function placePages(task: Task): Promise<PlacedPages> {
  const placed: PlacedPages = { facts: [], known: {}, drawn: 0 }
  const { content } = task.build
  let paused = performance.now()
  const all = [...content.routes(), { route: notFoundRoute, key: '_404.json' }]
  const own = all.filter(({ key }) => isIn(task.shard, key))
  const above = new Set(own.flatMap(({ route }) => routesAbove(route)))
  for (const { route, key } of all) {
    const isOwn = isIn(task.shard, key)
    const page = isOwn ? await placePage(task, route, () => placed.drawn++) : undefined
    const gist = isOwn ? page?.gist : otherPage(task, route, task.shard.number === 1 || above.has(route))
    content.release(key)
    if (page) placed.known[route] = page
    if (gist) placed.facts.push(gist)
    if (performance.now() - paused < longestTurn) continue
    await nextTurn()
    paused = performance.now()
  }
  return placed
}

/** Names the files of a page of another shard. `isHeard`: something in this one says what the page is about. */
function otherPage({ build, output }: Task, route: string, isHeard: boolean): PageGist | undefined {
  const gist = isHeard ? preparePage(build, route)?.gist : undefined
  if (gist) noteTitle(build, gist)
  // The name for all that a page depends on costs less than the page, where there is one.
  if (gist ?? build.content.basis(route) ?? build.content.page(route))
    for (const path of Object.values(pathsOf(route))) output.name(path)
  return gist
}

/** Puts a page there by the least work; undefined when there is none. */
async function placePage(task: Task, route: string, onDraw: () => void): Promise<KnownPage | undefined> {
  const { build, effort } = task
  const known = Object.hasOwn(task.known, route) ? task.known[route] : undefined
  const found = build.content.basis(route)
  const basis = found && hashOf(task.basis, String(build.social), found)
  // What it is made from is as it was, so it is not even resolved.
  const isSame = known !== undefined && basis !== null && known.basis === basis
  const prepared = isSame ? undefined : preparePage(build, route)
  const gist = isSame ? known.gist : prepared?.gist
  if (!gist) return undefined
  noteTitle(build, gist)
  const key = `${task.basis} ${keyOf(build, gist)}`
  if (known?.key === key && takeOver(task, route, known)) {
    if (effort) for (const path of Object.values(pathsOf(route))) await compressLater(task, path)
    return { ...known, basis, gist }
  }
  const whole = prepared ?? preparePage(build, route)
  if (!whole) return undefined
  onDraw()
  return { ...(await draw(task, whole)), basis, gist, key }
}

/** Takes over the files of a page that is as it was; false when one of them is not there any more as it was left. */
function takeOver({ output }: Task, route: string, page: KnownPage): boolean {
  const paths = pathsOf(route)
  const sheet = page.sheet.slice(1)
  return (
    output.keep(paths.html, page.html) &&
    output.keep(paths.json, page.json) &&
    (output.nameOf(sheet) !== undefined || output.keep(sheet, sheetName(page.sheet)))
  )
}

async function draw(task: Task, prepared: PreparedPage) {
  const { output } = task
  const { html, json, sheet, pictures } = drawPage(task.build, prepared)
  const paths = pathsOf(prepared.gist.route)
  output.write(paths.html, html)
  output.write(paths.json, json)
  if (task.effort) {
    await compressLater(task, paths.html, html)
    await compressLater(task, paths.json, json)
  }
  const nameOf = (path: string) => output.nameOf(path) ?? ''
  return { html: nameOf(paths.html), json: nameOf(paths.json), sheet, pictures }
}

function compressLater({ output, turns, effort }: Task, path: string, content?: string): Promise<void> {
  return turns.add(async () => {
    if (effort) await placeCompressed(output, path, effort, content)
  })
}

/** The hash of a stylesheet, which is in its address. */
export const sheetName = (address: string): string => /-(\w+)\.css$/.exec(address)?.[1] ?? ''

/** So long goes on before others get a turn, in milliseconds: Ctrl+C is to be answered at once, however large the site is. */
const longestTurn = 50
const nextTurn = () => new Promise((done) => setImmediate(done))

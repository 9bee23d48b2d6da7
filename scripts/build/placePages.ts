import { notFoundRoute } from '../../src/model/route.ts'
import { routesAbove } from './breadcrumbs.ts'
import { type Effort, keepCompressed, keptText, placeCompressed } from './compress.ts'
import { keepHeapSmall } from '../lib/smallHeap.ts'
import { createTurns, type Turns } from './inTurn.ts'
import type { KnownPage } from './memory.ts'
import type { Output } from './output.ts'
import { isIn, type Shard } from './shards/shard.ts'
import type { Drawers } from './workers/drawers.ts'
import type { WrittenPage } from './workers/messages.ts'
import {
  type BuiltPage,
  drawPage,
  keyOf,
  noteTitle,
  type PageBuild,
  type PageFacts,
  type PageGist,
  pathsOf,
  preparePage,
} from './pages.ts'

interface Task {
  build: PageBuild
  /** Only its pages are placed. */
  shard: Shard
  output: Output
  turns: Turns
  /** Who draws beside this thread. */
  drawers: Drawers
  /** Null: without compressed variants. */
  effort: Effort | null
  /** What the build before has left of its pages. */
  known: ReadonlyMap<string, KnownPage>
  /** The pages whose main titles are not, or may not be, what they were for the build before. */
  retitled: Set<string>
}

/** The pages of a site as they were placed. */
export interface PlacedPages {
  /** In the first shard those of all pages. */
  facts: PageFacts[]
  /** The pages that were placed, for the next build. */
  known: ReadonlyMap<string, KnownPage>
  drawn: number
  /** Those of them that other threads have drawn. */
  elsewhere: number
}

/**
 * Puts every page into the output, one after the other: taken over from the build before when nothing that it depends on
 * has changed, drawn otherwise, here or in another thread. No text is kept, so memory stays flat.
 */
export async function placePages(given: Omit<Task, 'retitled'>): Promise<PlacedPages> {
  const task: Task = { ...given, retitled: new Set() }
  const { content } = task.build
  const facts: PageFacts[] = []
  const known = new Map<string, KnownPage | null>()
  const drawings = createTurns(mostElsewhere)
  let paused = performance.now()
  let [drawn, elsewhere] = [0, 0]
  const all = [...content.routes(), { route: notFoundRoute, key: '_404.json' }]
  const own = all.filter(({ key }) => isIn(task.shard, key))
  const above = new Set(own.flatMap(({ route }) => routesAbove(route)))
  const routes = new Set(own.map(({ route }) => route))
  for (const route of task.known.keys()) if (!routes.has(route)) task.retitled.add(route)
  let left = own.length
  for (const { route, key } of all) {
    const isOwn = isIn(task.shard, key)
    const page = isOwn ? await placePage(task, route, --left) : undefined
    const gist = isOwn ? page?.gist : otherPage(task, route, task.shard.number === 1 || above.has(route))
    content.release(key)
    if (gist) facts.push(gist)
    if (page?.isDrawn && ++drawn === many) keepHeapSmall()
    // Its place among the others, whenever it is drawn.
    if (page) known.set(route, page.known ?? null)
    const drawing = page?.drawing
    if (drawing) {
      elsewhere++
      await drawings.add(async () => void known.set(route, await drawing()))
    }
    if (performance.now() - paused < longestTurn) continue
    await nextTurn()
    paused = performance.now()
  }
  await drawings.end()
  const pages = [...known].flatMap(([route, page]) => (page ? [[route, page] as const] : []))
  return { facts, known: new Map(pages), drawn, elsewhere }
}

/** Names the files of a page of another shard. `isHeard`: something in this one says what the page is about. */
function otherPage({ build, output, retitled }: Task, route: string, isHeard: boolean): PageGist | undefined {
  const gist = isHeard ? preparePage(build, route)?.gist : undefined
  if (gist) noteTitle(build, gist)
  retitled.add(route)
  // The name for all that a page depends on costs less than the page, where there is one.
  if (gist ?? build.content.basis(route) ?? build.content.page(route))
    for (const path of Object.values(pathsOf(route))) output.name(path)
  return gist
}

/** A page that is there, or will be. */
interface PlacedPage {
  gist: PageGist
  isDrawn: boolean
  known?: KnownPage
  /** For a page that is drawn in another thread: waits for it, and puts it there. */
  drawing?: () => Promise<KnownPage>
}

/** Puts a page there by the least work; undefined when there is none. `left`: the number of pages that come after it. */
async function placePage(task: Task, route: string, left: number): Promise<PlacedPage | undefined> {
  const { build } = task
  const known = task.known.get(route)
  const basis = build.content.basis(route)
  // What it is made from is as it was, so it is not even resolved.
  const isSame = known !== undefined && basis !== null && known.basis === basis
  const prepared = isSame ? undefined : preparePage(build, route)
  const gist = isSame ? known.gist : prepared?.gist
  if (gist?.heading !== known?.gist.heading) task.retitled.add(route)
  if (!gist) return undefined
  noteTitle(build, gist)
  const key = isSame && !isBelowRetitled(task, route) ? known.key : keyOf(build, gist)
  if (known?.key === key && (takeOver(task, route, known) || restore(task, route, known))) {
    await compressKept(task, route)
    return { gist, isDrawn: false, known: isSame ? known : { ...known, basis, gist } }
  }
  const whole = prepared ?? preparePage(build, route)
  if (!whole) return undefined
  const begun = task.drawers.draw(whole, build.titles, { left, placeOf: task.output.placeOf })
  if (!begun)
    return { gist, isDrawn: true, known: { ...(await place(task, drawPage(build, whole))), basis, gist, key } }
  const drawing = async () => {
    const written = await begun
    const placed = written ? adopt(task, route, written) : place(task, drawPage(build, whole))
    return { ...(await placed), basis, gist, key }
  }
  return { gist, isDrawn: true, drawing }
}

/** Whether one of the pages above may have another main title than when the page was drawn. */
const isBelowRetitled = ({ retitled }: Task, route: string): boolean =>
  retitled.size > 0 && routesAbove(route).some((above) => retitled.has(above))

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

/**
 * Writes the files of a page that is as it was, of which nothing is in the folder: what is kept for compressed variants has their
 * texts, and reading that takes a tenth of the time of drawing. False when it has not all of them.
 */
function restore({ output, effort }: Task, route: string, page: KnownPage): boolean {
  if (!effort) return false
  const paths = pathsOf(route)
  const sheet = page.sheet.slice(1)
  const named = [
    [paths.html, page.html],
    [paths.json, page.json],
    ...(output.nameOf(sheet) === undefined ? [[sheet, sheetName(page.sheet)] as const] : []),
  ] as const
  const files: [path: string, text: Uint8Array, name: string][] = []
  for (const [path, name] of named) {
    const text = keptText(name, effort)
    if (!text) return false
    files.push([path, text, name])
  }
  for (const file of files) output.write(...file)
  return true
}

/** Puts the compressed variants of a page that was taken over beside it: at once where they are there, too. */
async function compressKept(task: Task, route: string): Promise<void> {
  const { output, effort } = task
  if (!effort) return
  for (const path of Object.values(pathsOf(route)))
    if (!keepCompressed(output, path, effort)) await compressLater(task, path)
}

async function place(task: Task, { gist, html, json, sheet, pictures }: BuiltPage) {
  const { output } = task
  const paths = pathsOf(gist.route)
  output.write(paths.html, html)
  output.write(paths.json, json)
  if (task.effort) {
    await compressLater(task, paths.html, html)
    await compressLater(task, paths.json, json)
  }
  const nameOf = (path: string) => output.nameOf(path) ?? ''
  return { html: nameOf(paths.html), json: nameOf(paths.json), sheet: sheet.address, pictures }
}

/** Takes in the files of a page that another thread has written. */
async function adopt(task: Task, route: string, { files, sheet, pictures, looks }: WrittenPage) {
  const paths = pathsOf(route)
  if (looks) task.build.sheets.learn(looks)
  task.build.sheets.add(sheet)
  task.output.adopt(paths.html, files.html)
  task.output.adopt(paths.json, files.json)
  await compressKept(task, route)
  return { html: files.html[0], json: files.json[0], sheet: sheet.address, pictures }
}

function compressLater({ output, turns, effort }: Task, path: string, content?: string): Promise<void> {
  return turns.add(async () => {
    if (effort) await placeCompressed(output, path, effort, content)
  })
}

/** The hash of a stylesheet, which is in its address. */
const sheetName = (address: string): string => /-(\w+)\.css$/.exec(address)?.[1] ?? ''

/** From this many drawn pages on, a site is large, or much of it has changed. */
const many = 256

/** At most this many pages that other threads draw are held at a time. */
const mostElsewhere = 128

/** How long this goes on before it yields to the event loop, in milliseconds: threads wait for pages, and Ctrl+C is to be answered at once. */
const longestTurn = 10
const nextTurn = () => new Promise((done) => setImmediate(done))

import { notFoundRoute } from '../../src/model/route.ts'
import { hashOf } from '../lib/cache.ts'
import { placeCompressed, type Effort } from './compress.ts'
import type { Turns } from './inTurn.ts'
import type { KnownPage } from './memory.ts'
import type { Output } from './output.ts'
import {
  drawPage,
  keyOf,
  noteTitle,
  type PageBuild,
  type PageFacts,
  pathsOf,
  type PreparedPage,
  preparePage,
} from './pages.ts'

interface Task {
  build: PageBuild
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
  facts: PageFacts[]
  /** What the next build may use. */
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
  for (const { route, key } of [...content.routes(), { route: notFoundRoute, key: '_404.json' }]) {
    const page = await placePage(task, route, () => placed.drawn++)
    content.release(key)
    if (!page) continue
    placed.known[route] = page
    placed.facts.push(page.gist)
    if (performance.now() - paused < longestTurn) continue
    await nextTurn()
    paused = performance.now()
  }
  return placed
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

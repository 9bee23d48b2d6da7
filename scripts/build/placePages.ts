import { notFoundRoute } from '../../src/model/route.ts'
import { placeCompressed, type Effort } from './compress.ts'
import type { Turns } from './inTurn.ts'
import type { KnownPage } from './memory.ts'
import type { Output } from './output.ts'
import { drawPage, type PageBuild, type PageFacts, type PreparedPage, preparePage } from './pages.ts'

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
    const prepared = preparePage(task.build, route)
    content.release(key)
    if (!prepared) continue
    const taken = takeOver(task, prepared)
    if (!taken) placed.drawn++
    placed.known[route] = taken ?? (await draw(task, prepared))
    if (taken && task.effort) for (const path of Object.values(prepared.paths)) await compressLater(task, path)
    const { title, description, updated, indexed, policy, social } = prepared
    placed.facts.push({ route, title, description, updated, indexed, policy, social })
    if (performance.now() - paused < longestTurn) continue
    await nextTurn()
    paused = performance.now()
  }
  return placed
}

/** The files of a page that is as it was; undefined when one of them is not there any more as it was left. */
function takeOver({ known, basis, output }: Task, { route, key, paths }: PreparedPage): KnownPage | undefined {
  const page = Object.hasOwn(known, route) ? known[route] : undefined
  if (page?.key !== `${basis} ${key}`) return undefined
  const sheet = page.sheet.slice(1)
  const isThere =
    output.keep(paths.html, page.html) &&
    output.keep(paths.json, page.json) &&
    (output.nameOf(sheet) !== undefined || output.keep(sheet, sheetName(page.sheet)))
  return isThere ? page : undefined
}

async function draw(task: Task, prepared: PreparedPage): Promise<KnownPage> {
  const { output, basis } = task
  const { html, json, sheet, pictures } = drawPage(task.build, prepared)
  const { paths, key } = prepared
  output.write(paths.html, html)
  output.write(paths.json, json)
  if (task.effort) {
    await compressLater(task, paths.html, html)
    await compressLater(task, paths.json, json)
  }
  const nameOf = (path: string) => output.nameOf(path) ?? ''
  return { key: `${basis} ${key}`, html: nameOf(paths.html), json: nameOf(paths.json), sheet, pictures }
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

import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { routesAbove } from '../breadcrumbs.ts'
import type { DrawnPage, PreparedPage } from '../pages.ts'
import type { Sheet } from '../styles/sheets.ts'
import type { DrawAnswer, DrawOrder, DrawTask } from './messages.ts'

/** Threads that draw pages beside this one. */
export interface Drawers {
  /**
   * Has a page drawn in another thread; undefined when none is free, or none is worth its start, so that this one draws it.
   * The promise gives null when drawing threw there. `left`: so many pages come after it, at most.
   */
  draw(page: PreparedPage, titles: ReadonlyMap<string, string>, left: number): Promise<DrawnPage | null> | undefined
  /** Stops the threads. */
  end(): void
}

/** So many pages wait for each thread: more than it draws until this one looks at what has come. */
const mostWaiting = 24

/**
 * A thread costs as much to start as drawing about 100 pages. So they start once so many pages have been drawn, with no
 * fewer than twice as many to come.
 */
const patience = 100

/** As many as there are cores for beside this thread; more than seven would only wait for it. */
export const usualThreads = (): number => Math.min(7, availableParallelism() - 1)

const tools = dirname(fileURLToPath(import.meta.url))
const program = join(tools, 'drawing.worker.cjs')
const starter = resolve('scripts/setup/thread.mjs')

/** `threads`: how many at most; null: as many as are of use. `task` is asked for when they start. */
export function createDrawers(threads: number | null, task: () => DrawTask): Drawers {
  const most = existsSync(program) ? (threads ?? usualThreads()) : 0
  const sheets = new Map<string, Sheet>()
  let drawers: Drawer[] | undefined
  let asked = 0
  return {
    draw(page, titles, left) {
      asked++
      if (!drawers && most > 0 && (threads !== null || (asked > patience && left > 2 * patience))) {
        const workerData = task()
        drawers = Array.from({ length: most }, () => startDrawer(workerData, sheets))
      }
      const free = drawers
        ?.filter(({ waiting }) => waiting() < mostWaiting)
        .sort((a, b) => a.waiting() - b.waiting())[0]
      return free?.draw(page, titles)
    },
    end() {
      for (const drawer of drawers ?? []) drawer.end()
    },
  }
}

type Drawer = ReturnType<typeof startDrawer>

function startDrawer(workerData: DrawTask, sheets: Map<string, Sheet>) {
  const worker = new Worker(starter, { workerData, argv: [program, join(tools, 'compiled/build')] })
  // It must not keep a command alive that has failed.
  worker.unref()
  const waiting = new Map<number, (drawn: DrawnPage | null) => void>()
  let orders = 0
  let isBroken = false
  worker.on('message', ({ number, drawn }: DrawAnswer) => {
    const answer = waiting.get(number)
    waiting.delete(number)
    answer?.(drawn && { ...drawn, sheet: knownSheet(drawn.sheet, sheets) })
  })
  // What it has not drawn is drawn by whoever asked, who then says what is wrong, if anything is.
  const giveBack = () => {
    isBroken = true
    for (const answer of waiting.values()) answer(null)
    waiting.clear()
  }
  worker.on('error', giveBack)
  worker.on('exit', giveBack)
  return {
    waiting: () => (isBroken ? Number.POSITIVE_INFINITY : waiting.size),
    draw({ gist, text, head }: PreparedPage, titles: ReadonlyMap<string, string>): Promise<DrawnPage | null> {
      const above = routesAbove(gist.route).flatMap((route) => {
        const title = titles.get(route)
        return title === undefined ? [] : [[route, title] as const]
      })
      const order: DrawOrder = { number: ++orders, gist, text, head, titles: above }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
      worker.postMessage(order)
      worker.ref()
      return new Promise((done) => {
        waiting.set(order.number, (drawn) => {
          done(drawn)
          if (waiting.size === 0) worker.unref()
        })
      })
    },
    end: () => void worker.terminate(),
  }
}

/** A sheet that has come, or that has come before. */
function knownSheet(sheet: Sheet | string, sheets: Map<string, Sheet>): Sheet {
  if (typeof sheet === 'string') {
    const known = sheets.get(sheet)
    if (!known) throw new Error(`The stylesheet ${sheet} has not come yet.`)
    return known
  }
  sheets.set(sheet.address, sheet)
  return sheet
}

import type { Worker } from 'node:worker_threads'
import { hasEnded, startThreads, usualThreads } from '../../lib/threads.ts'
import { routesAbove } from '../breadcrumbs.ts'
import { pathsOf, type PreparedPage } from '../pages.ts'
import type { Sheet } from '../styles/sheets.ts'
import type { DrawAnswer, DrawOrder, DrawTask, WrittenPage } from './messages.ts'

/** Threads that draw and write pages beside this one. */
export interface Drawers {
  /**
   * Has a page drawn and written in another thread; undefined when none is free, or none is worth its start, so that this
   * one does it. The promise gives null when that threw there. `left`: so many pages come after it, at most. `placeOf`: where a file is to be.
   */
  draw(
    page: PreparedPage,
    titles: ReadonlyMap<string, string>,
    where: { left: number; placeOf: (path: string) => string },
  ): Promise<WrittenPage | null> | undefined
  /** Runs `work`, which draws, and then stops the threads: they write nothing more when the folder is put in place, or removed. */
  during<T>(work: () => Promise<T>): Promise<T>
}

/** How many pages wait for each thread: more than it draws until this one looks at what has come. */
const mostWaiting = 24

/**
 * A thread costs as much to start as drawing about 100 pages. So they start once so many pages have been drawn, with no
 * fewer than twice as many to come.
 */
export const patience = 100

/**
 * Starts threads before it is known what they draw: they load their code, and read documents, before that.
 * @param threads how many; null: as many as are of use
 */
export const startDrawing = (threads: number | null): Worker[] =>
  startThreads('drawing', 'build', threads ?? usualThreads())

/**
 * @param threads how many at most; null: as many as are of use
 * @param started those that have been started already
 * @param task is asked for once there is something to draw for them
 */
export function createDrawers(threads: number | null, started: readonly Worker[], task: () => DrawTask): Drawers {
  const sheets = new Map<string, Sheet>()
  let workers = started
  let drawers: Drawer[] | undefined
  let asked = 0
  const isWorthIt = (left: number) =>
    started.length > 0 || threads !== null || (asked > patience && left > 2 * patience)
  return {
    draw(page, titles, { left, placeOf }) {
      asked++
      if (!drawers && isWorthIt(left)) {
        // Those of an earlier turn were stopped with it, and one may have failed while it read.
        workers = workers.filter((worker) => !hasEnded(worker))
        if (workers.length === 0) workers = startDrawing(threads)
        const what = workers.length > 0 ? task() : undefined
        drawers = what ? workers.map((worker) => createDrawer(worker, what, sheets)) : []
      }
      const free = drawers
        ?.filter(({ waiting }) => waiting() < mostWaiting)
        .sort((a, b) => a.waiting() - b.waiting())[0]
      return free?.draw(page, titles, placeOf)
    },
    async during(work) {
      try {
        return await work()
      } finally {
        await Promise.all(workers.map((worker) => worker.terminate()))
      }
    },
  }
}

type Drawer = ReturnType<typeof createDrawer>

function createDrawer(worker: Worker, task: DrawTask, sheets: Map<string, Sheet>) {
  const waiting = new Map<number, (written: WrittenPage | null) => void>()
  let orders = 0
  let isBroken = false
  const send = (message: DrawTask | DrawOrder) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    worker.postMessage(message)
  }
  worker.on('message', ({ number, written }: DrawAnswer) => {
    const answer = waiting.get(number)
    waiting.delete(number)
    answer?.(written && { ...written, sheet: knownSheet(written.sheet, sheets) })
  })
  // What it has not drawn is drawn by whoever asked, who then says what is wrong, if anything is.
  const giveBack = () => {
    isBroken = true
    for (const answer of waiting.values()) answer(null)
    waiting.clear()
  }
  worker.on('error', giveBack)
  worker.on('exit', giveBack)
  send(task)
  return {
    waiting: () => (isBroken ? Number.POSITIVE_INFINITY : waiting.size),
    draw(
      { gist, text, head }: PreparedPage,
      titles: ReadonlyMap<string, string>,
      placeOf: (path: string) => string,
    ): Promise<WrittenPage | null> {
      const above = routesAbove(gist.route).flatMap((route) => {
        const title = titles.get(route)
        return title === undefined ? [] : [[route, title] as const]
      })
      const { html, json } = pathsOf(gist.route)
      const files = { html: placeOf(html), json: placeOf(json) }
      const order: DrawOrder = { number: ++orders, gist, text, head, titles: above, files }
      send(order)
      worker.ref()
      return new Promise((done) => {
        waiting.set(order.number, (written) => {
          done(written)
          if (waiting.size === 0) worker.unref()
        })
      })
    },
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

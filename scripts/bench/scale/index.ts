import { existsSync, readFileSync } from 'node:fs'
import type { Compared } from '../visitor/comparison.ts'
import { type PlainPage, plainPages } from './pages.ts'
import { type Cost, costOf } from './process.ts'
import { type ScaleSystem, scaleSystems } from './systems.ts'

/**
 * Builds the same pages with other systems: from nothing, and after one page has changed. The systems take turns, and which
 * of them begins changes from turn to turn.
 * @param folder for our own site and what else is written
 */
export async function benchScale(folder: string, count: number, turns: number): Promise<Compared[]> {
  const pages = plainPages(count)
  const systems = await readySystems(await scaleSystems(folder), pages)
  const rows = new Map<string, Compared>()
  const note = (system: ScaleSystem, what: string, cost: Cost) => {
    for (const [unit, figure] of [
      ['ms', cost.ms],
      ['bytes', cost.bytes],
    ] as const) {
      const name = `${count} pages, ${what}${unit === 'bytes' ? ': memory' : ''}`
      const row = rows.get(name) ?? { what: name, unit, ours: [], peers: {} }
      rows.set(name, row)
      if (system === systems[0]) row.ours.push(figure)
      else (row.peers[system.name] ??= []).push(figure)
    }
  }
  for (let turn = 0; turn < turns; turn++) {
    for (let step = 0; step < systems.length; step++) {
      const system = systems[(turn + step) % systems.length]
      if (!system) continue
      system.forget()
      note(system, 'from nothing', await costOf(system.command))
      const edited = changed(pages[turn % count], turn)
      system.write(edited)
      note(system, 'one page changed', await costOf(system.command))
      requireWords(system, edited)
    }
    console.error(`Turn ${turn + 1} of ${turns} is done.`)
  }
  return [...rows.values()]
}

/**
 * The systems that have built all pages once, so that what belongs to their code is made. Throws when that is not ours; any
 * other one is left out, which is said.
 */
async function readySystems(all: readonly ScaleSystem[], pages: readonly PlainPage[]): Promise<ScaleSystem[]> {
  const ready: ScaleSystem[] = []
  for (const system of all) {
    for (const page of pages) system.write(page)
    try {
      await costOf(system.command)
      for (const page of pages.slice(0, 1)) requireWords(system, page)
      ready.push(system)
    } catch (error) {
      if (system === all[0]) throw error
      console.error(`${system.name} is left out. ${String(error)}`)
    }
  }
  return ready
}

/** The same page with other words. */
function changed(page: PlainPage | undefined, turn: number): PlainPage {
  if (!page) throw new Error('There is no page to change.')
  return { ...page, opening: { ...page.opening, lead: `These words came with turn ${turn + 1}.` } }
}

/** Throws when a build has not done what it was measured for. */
function requireWords({ name, built }: ScaleSystem, page: PlainPage): void {
  const file = built(page)
  const html = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const all = [
    page.opening.lead,
    page.cards.title,
    page.tabs.items[3]?.text,
    page.questions.items[5]?.answer,
    page.call.text,
  ]
  const missing = all.find((words) => words === undefined || !html.includes(words))
  if (missing !== undefined) throw new Error(`${name} has built ${page.name} without "${missing}".`)
}

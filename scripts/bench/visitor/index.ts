import { type Browser, chromium } from 'playwright'
import { findChromium } from '../../setup/chromium.ts'
import type { Compared } from './comparison.ts'
import { visits } from './measures.ts'
import { startSystems, type System } from './systems.ts'
import { type Seeing, type Visit, visit } from './visit.ts'

/** Two pages of six blocks each. Of the second one's kinds of blocks, the first has some. */
const [from, to] = ['payout', 'api-documentation']

/**
 * Compares a built site with the same pages by other systems: every visit is made to each system in turn, then the next
 * visit; then all of it again, `turns` times. Which system begins changes from turn to turn. Ctrl+C ends it after the turn
 * under way: fifteen turns take an hour, and what they have measured by then is told.
 */
export async function benchVisits(dist: string, turns: number): Promise<Compared[]> {
  const systems = await startSystems(dist)
  const browser = await chromium.launch({
    executablePath: (await findChromium('whole')) ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
    // Playwright would end the process, and the figures with it.
    handleSIGINT: false,
  })
  try {
    return await takeTurns(browser, systems, turns)
  } finally {
    await browser.close()
    for (const { stop } of systems) stop()
  }
}

async function takeTurns(browser: Browser, systems: [System, ...System[]], turns: number): Promise<Compared[]> {
  const [ours, ...peers] = systems
  const rows: Compared[] = []
  const end = new AbortController()
  process.once('SIGINT', () => {
    end.abort()
    console.error('The turn under way is finished first. Press Ctrl+C again to stop at once.')
  })
  for (let turn = 0; turn < turns && !end.signal.aborted; turn++) {
    let at = 0
    for (const { how, measures } of visits) {
      const seen = new Map<System, Seeing>()
      for (let step = 0; step < systems.length; step++) {
        const system = systems[(turn + step) % systems.length] ?? ours
        seen.set(system, await tryVisit(browser, system, how))
      }
      for (const { what, unit, of } of measures) {
        const row = (rows[at++] ??= { what, unit, ours: [], peers: {} })
        const figure = (system: System) => of(seen.get(system) ?? {})
        row.ours.push(figure(ours))
        for (const peer of peers) (row.peers[peer.name] ??= []).push(figure(peer))
      }
    }
    console.error(`Turn ${turn + 1} of ${turns} is done.`)
  }
  return rows
}

/** A visit that fails costs its own figures, not an hour of others. */
async function tryVisit(browser: Browser, { name, address }: System, how: Visit): Promise<Seeing> {
  try {
    return await visit(browser, address + from, `main a[href="/${to}"]`, how)
  } catch (error) {
    console.error(`A visit to ${name} failed: ${String(error)}`)
    return {}
  }
}

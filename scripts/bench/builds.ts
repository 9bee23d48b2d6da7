import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../lib/cache.ts'
import { median, type Row } from './table.ts'

/** Whole builds as a person starts them, each in a process of its own. */
export function benchBuilds(sites: { pages: number; folder: string }[], out: string): Row[] {
  const rows: Row[] = []
  for (const { pages, folder } of sites) {
    const args = ['scripts/run.mjs', 'build', '--pages', folder, '--out', out]
    const alone = [...args, '--no-compress', '--no-social']
    run(alone)
    rows.push(row(pages, 'documents alone (bundles cached)', out, () => run(alone)))
    rows.push(row(pages, 'with the client bundle', out, () => run(alone), dropClient))
    if (pages <= 100) rows.push(row(pages, 'whole release, nothing cached', out, () => run(args), dropAll))
    rows.push(row(pages, 'whole release, compressed variants and social images cached', out, () => run(args)))
  }
  return rows
}

/** The middle of three runs; `before` prepares each. A run that takes long is not repeated. */
function row(pages: number, what: string, out: string, work: () => void, before: () => void = () => {}): Row {
  const times: number[] = []
  while (times.length < 3) {
    rmSync(out, { recursive: true, force: true })
    before()
    const start = performance.now()
    work()
    times.push(performance.now() - start)
    if ((times.at(-1) ?? 0) > 20_000) break
  }
  const ms = median(times)
  return {
    what: `build, ${pages} pages: ${what}`,
    value: ms,
    unit: 'ms',
    also: `${Math.round((pages / ms) * 1000)} pages/s, process included`,
  }
}

const run = (args: string[]) => execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })

function dropClient(): void {
  for (const name of existsSync(cacheFolder) ? readdirSync(cacheFolder) : []) {
    if (name.startsWith('client-')) rmSync(join(cacheFolder, name), { recursive: true })
  }
}

function dropAll(): void {
  dropClient()
  for (const name of ['compressed', 'social', 'icons'])
    rmSync(join(cacheFolder, name), { recursive: true, force: true })
}

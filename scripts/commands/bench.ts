import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { benchBuilds } from '../bench/builds.ts'
import { benchBytes } from '../bench/bytes.ts'
import { benchChecks } from '../bench/checks.ts'
import { benchDev } from '../bench/dev.ts'
import { benchInteractions } from '../bench/interactions.ts'
import { writeSite } from '../bench/manyPages.ts'
import { type Row, table } from '../bench/table.ts'
import { main as build } from './build.ts'
import { parseOptions, UsageError } from '../lib/options.ts'
import { cleanUpAtEnd } from '../write/process.ts'

const help = `npm run bench -- [options]    measures and prints a table (medians; compare figures of one run only)
  --json FILE    writes the figures as JSON too
  --only NAME    build, check, dev, interactions or bytes

What the figures include: a build is a whole process, from start to the finished folder; "documents alone" leaves out the
client bundle and compression; a check is the work inside a process that runs already; "save to DOM" is the time from
writing a file to the changed text in a real browser; an interaction lasts from the press to the next paint, on a
processor slowed down four times.`

const sizes = [30, 1000]

/** Runs the benchmarks. They assert nothing: they print what they saw. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { json: 'text', only: 'text' }, help)
  if (!options) return 0
  if (options.json !== undefined) requireFigures(options.json)
  const folder = mkdtempSync(join(tmpdir(), 'brightrail-bench-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const takeBack = cleanUpAtEnd(remove)
  const dist = join(folder, 'dist')
  const sites = sizes.map((pages) => ({ pages, folder: join(folder, `pages-${pages}`) }))
  for (const site of sites) writeSite(site.folder, site.pages)
  const wanted = (name: string) => options.only === undefined || options.only === name
  const rows: Row[] = []
  try {
    if (wanted('check')) rows.push(...benchChecks())
    if (wanted('build')) rows.push(...benchBuilds(sites, dist))
    if (wanted('dev')) rows.push(...(await benchDev(sites)))
    if (wanted('bytes') || wanted('interactions')) await build(['--out', dist])
    if (wanted('interactions')) rows.push(...(await benchInteractions(dist)))
    if (wanted('bytes')) rows.push(...benchBytes(dist))
  } finally {
    remove()
    takeBack()
  }
  const machine = { node: process.version, cores: availableParallelism(), processor: cpus()[0]?.model ?? '' }
  console.log(`\nNode ${machine.node}, ${machine.cores} cores, ${machine.processor}\n${table(rows)}`)
  if (options.json) writeFileSync(options.json, `${JSON.stringify({ machine, rows }, null, 2)}\n`)
  return 0
}

/** Throws a {@link UsageError} for a file that holds anything but the figures of an earlier run, before minutes of work. */
function requireFigures(file: string): void {
  if (!existsSync(dirname(resolve(file)))) throw new UsageError(`There is no folder ${dirname(file)}. Make it first.`)
  if (!existsSync(file)) return
  try {
    const { machine, rows } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    if (machine !== undefined && Array.isArray(rows)) return
  } catch {
    // No JSON, or no file: not ours either way.
  }
  throw new UsageError(
    `${file} holds something else than figures, so it is not replaced. Name another file with --json.`,
  )
}

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { benchBuilds } from '../bench/builds.ts'
import { benchBytes } from '../bench/bytes.ts'
import { benchChecks } from '../bench/checks.ts'
import { benchCompletion } from '../bench/completion.ts'
import { benchDev } from '../bench/dev.ts'
import { benchInteractions } from '../bench/interactions.ts'
import { writeSite } from '../bench/manyPages.ts'
import { benchScale } from '../bench/scale/index.ts'
import { benchStudio } from '../bench/studio.ts'
import { type Row, table } from '../bench/table.ts'
import { type Compared, comparisonTable } from '../bench/visitor/comparison.ts'
import { benchVisits } from '../bench/visitor/index.ts'
import { benchLighthouse } from '../bench/visitor/lighthouse.ts'
import { benchObservatory } from '../bench/visitor/observatory.ts'
import { main as build } from './build.ts'
import { oneOf, parseOptions, UsageError } from '../lib/options.ts'
import { cleanUpAtEnd } from '../write/process.ts'

const help = `npm run bench -- [options]    measures and prints a table (medians; compare figures of one run only)
  --json FILE    writes the figures as JSON too
  --only NAME    build, check, dev, interactions or bytes; with --visitor: visits, lighthouse or observatory
  --studio       instead: how long people wait in the studio, on a site of 1000 pages
  --visitor      instead: what visitors get, beside the same pages by Astro without scripts, Next.js and React Router
  --scale        instead: builds of many like pages, beside Hugo, Eleventy and Astro, from nothing and after one change
  --pages N      with --scale: how many pages (1000)
  --turns N      with --scale: how often everything is built (3); with --visitor: how often each visit is made (15, which
                 takes about an hour; an interval needs 6), and Lighthouse sees each template (at most 5 times, which takes about half an hour)

What the figures include: a build is a whole process, from start to the finished folder; "documents alone" leaves out the
client bundle and compression; a check is the work inside a process that runs already; "save to DOM" is the time from
writing a file to the changed text in a real browser; an interaction lasts from the press to the next paint, on a
processor slowed down four times. In the studio a time lasts from the press of a key to the painted answer.

The other systems, Lighthouse and the scanner of MDN's HTTP Observatory are installed in the system's folder for temporary files (brightrail-peer-*, 1.4 GB) and
stay there for the next run; what cannot be installed or built here is left out. Astro shows our HTML and styles; Next.js
and React Router draw our documents with our components, but with their own links, and with tabs that React switches.
"slow" is 1.6 Mbit/s, 150 ms and a processor four times slower, "fast" is this machine; all at 390 px with an empty cache.
Lighthouse measures this machine first, and slows it down until it is like a phone of the middle range.
With --scale, each system draws pages of six blocks with its own templates; Brightrail's are ten times as large, as they hold
their styles. Memory is the most that a build had at once, with all that it had started (on Linux). Hugo is used where it is installed.
A click lasts until the next heading is painted. A ratio is the median of the ratios turn by turn, with its order-statistic
interval: 95 of 100 such intervals hold the true one.`

const sizes = [30, 1000]

/** Runs the benchmarks. They assert nothing: they print what they saw. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(
    args,
    { json: 'text', only: 'text', studio: 'flag', visitor: 'flag', scale: 'flag', pages: 'text', turns: 'text' },
    help,
  )
  if (!options) return 0
  if (options.json !== undefined) requireFigures(options.json)
  const turns = readWhole('--turns', options.turns ?? (options.scale ? '3' : '15'))
  const pages = readWhole('--pages', options.pages ?? '1000')
  const folder = mkdtempSync(join(tmpdir(), 'brightrail-bench-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const takeBack = cleanUpAtEnd(remove)
  const dist = join(folder, 'dist')
  try {
    if (options.studio) {
      const [, many = 0] = sizes
      writeSite(folder, many)
      const rows = await benchStudio(folder, many)
      report(rows, table(rows), options.json)
    } else if (options.scale) {
      const rows = await benchScale(folder, pages, turns)
      report(rows, comparisonTable(rows), options.json)
    } else if (options.visitor) {
      const wanted = parts(options.only, ['visits', 'lighthouse', 'observatory'])
      await build(['--out', dist])
      const rows: Compared[] = []
      // Each part is printed at once: the next one takes half an hour, and may fail.
      const add = (more: Compared[]) => {
        rows.push(...more)
        report(rows, comparisonTable(more), options.json)
      }
      if (wanted('visits')) add(await benchVisits(dist, turns))
      if (wanted('lighthouse')) add(await benchLighthouse(dist, Math.min(turns, 5)))
      if (wanted('observatory')) add(await benchObservatory(dist))
    } else {
      const rows = await benchAll(folder, dist, options.only)
      report(rows, table(rows), options.json)
    }
  } finally {
    remove()
    takeBack()
  }
  return 0
}

async function benchAll(folder: string, dist: string, only: string | undefined): Promise<Row[]> {
  const wanted = parts(only, ['check', 'build', 'dev', 'bytes', 'interactions'])
  const sites = sizes.map((pages) => ({ pages, folder: join(folder, `pages-${pages}`) }))
  for (const site of sites) writeSite(site.folder, site.pages)
  const rows: Row[] = []
  if (wanted('check')) rows.push(...benchChecks(), ...benchCompletion())
  if (wanted('build')) rows.push(...benchBuilds(sites, dist))
  if (wanted('dev')) rows.push(...(await benchDev(sites)))
  if (wanted('bytes') || wanted('interactions')) await build(['--out', dist])
  if (wanted('interactions')) rows.push(...(await benchInteractions(dist)))
  if (wanted('bytes')) rows.push(...benchBytes(dist))
  return rows
}

/** What tells whether a part is wanted. Throws a {@link UsageError} for one that there is not. */
function parts<T extends string>(only: string | undefined, known: readonly T[]): (name: T) => boolean {
  const one = only === undefined ? undefined : oneOf('part', only, known)
  return (name) => one === undefined || one === name
}

function report(rows: readonly object[], printed: string, file: string | undefined): void {
  const machine = { node: process.version, cores: availableParallelism(), processor: cpus()[0]?.model ?? '' }
  console.log(`\nNode ${machine.node}, ${machine.cores} cores, ${machine.processor}\n${printed}`)
  if (file) writeFileSync(file, `${JSON.stringify({ machine, rows }, null, 2)}\n`)
}

function readWhole(option: string, text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number > 0) return number
  throw new UsageError(`${option} needs a whole number from 1 on, not "${text}".`)
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

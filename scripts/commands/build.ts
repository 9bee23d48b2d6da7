import { existsSync } from 'node:fs'
import type { Worker } from 'node:worker_threads'
import { originOf } from '../../src/content/fields/index.ts'
import type { HiddenPage } from '../../src/content/store/index.ts'
import { either, quote } from '../../src/model/words.ts'
import { DrawError } from '../../src/entryServer.tsx'
import { buildClient } from '../build/client.ts'
import type { Effort } from '../build/compress.ts'
import { explainDrawError } from '../build/drawErrors.ts'
import { buildInto } from '../build/intoFolder.ts'
import { lastPlace } from '../build/memory.ts'
import { requirePlace } from '../build/place.ts'
import { findingsFor, readShard } from '../build/shards/shard.ts'
import { patience, startDrawing } from '../build/workers/drawers.ts'
import { type HostName, hostNames } from '../hosts/files.ts'
import { hostFolder } from '../hosts/table.ts'
import { readDay } from '../lib/day.ts'
import { filesIn } from '../lib/filesIn.ts'
import { parseOptions, UsageError } from '../lib/options.ts'
import { readThreads } from '../lib/threads.ts'
import { keepHeapSmall } from '../lib/smallHeap.ts'
import { printText } from '../output/text.ts'
import { loadContent, requireContent } from '../lib/readContent.ts'
import { readingThreads } from '../readers/readers.ts'

const help = `npm run build -- [options]    checks the content and builds the site
  --pages DIR      the folder of the documents (pages)
  --out DIR        where the site is written (dist): a new folder, or an earlier build, which is replaced
  --base-url URL   the address of the site, in place of the one in _site.json
  --shard I/N      builds one of N parts of the pages, for N machines; copied into one folder they are the whole site
  --threads N      works in N threads beside its own; 0: in none (as many as there are cores for, where that is faster)
  --host NAME      also writes what ${either(hostNames)} needs to serve the site, to ${hostFolder} in it
  --today DAY      the day that decides what visitors see, such as 2026-12-01 (today)
  --drafts         builds a preview: also the pages that visitors do not see, kept out of search engines
  --quick          compresses in a thirtieth of the time, for a preview: a tenth more bytes for its visitors, and pictures for
                   shared links of twice the bytes
  --no-compress    leaves out the compressed variants
  --no-social      leaves out the pictures for shared links`

/** Builds the site. Exit code 1: the content has errors, or a block threw; what was built before is untouched. */
export async function main(args: string[]): Promise<number> {
  const known = {
    pages: 'text',
    out: 'text',
    'base-url': 'text',
    host: 'text',
    shard: 'text',
    threads: 'text',
    today: 'text',
    drafts: 'flag',
    quick: 'flag',
    'no-compress': 'flag',
    'no-social': 'flag',
  } as const
  const options = parseOptions(args, known, help)
  if (!options) return 0
  const { pages = 'pages', out: name = 'dist' } = options
  requireContent(pages)
  const folder = requirePlace(name, 'site', pages)
  const baseUrl = options['base-url'] === undefined ? undefined : readBaseUrl(options['base-url'])
  const [host, shard] = [readHost(options.host), readShard(options.shard)]
  const threads = readThreads(options.threads)
  const day = { today: readDay(options.today), drafts: options.drafts ?? false }
  if (options.quick && options['no-compress']) throw new UsageError('Give --quick or --no-compress, not both.')
  const start = performance.now()
  const effort = options['no-compress'] ? null : options.quick ? 'quick' : 'best'
  const isFirst = !existsSync(folder)
  const started = isFirst ? beginWhole(pages, threads, effort) : []
  // Most of bundling happens in other threads, so it goes on while the content is checked.
  const bundled = buildClient()
  bundled.catch(() => {})
  const readers = (documents: number) => (started.length > 0 ? started : readingThreads(documents, threads, 'build'))
  const { content, pictures, keep } = loadContent(pages, { kept: true, ...day, threads: readers })
  // Not before: threads load their code meanwhile, of which the engine takes nothing that was kept under other settings.
  if (isFirst) keepHeapSmall()
  const findings = findingsFor(content, shard)
  keep()
  if (findings.some((finding) => finding.severity === 'error')) {
    printText(findings)
    console.error(`Nothing was built${existsSync(folder) ? `; the last good build in ${name} is untouched` : ''}.`)
    return 1
  }
  const client = await bundled
  const parts = { baseUrl, host, effort, social: !options['no-social'], shard, threads, started } as const
  try {
    const report = await buildInto({ folder, name }, { content, pictures, client, ...parts })
    const where = `${name}${shard.of > 1 ? `: shard ${shard.number} of ${shard.of}` : ''}`
    console.log(`${costNote(report, (performance.now() - start) / 1000)}, ${report.output.bytes()} bytes in ${where}`)
    const hidden = hiddenNote(content.hidden(), day.drafts)
    for (const note of [hidden, report.note]) if (note !== null) console.log(note)
    return 0
  } catch (error) {
    if (!(error instanceof DrawError)) throw error
    console.error(explainDrawError(error))
    return 1
  }
}

/**
 * Beside an earlier build little is done, until it shows that much has changed; without one all pages are drawn, but for those
 * that are kept from another folder.
 */
function beginWhole(pages: string, threads: number | null, effort: Effort | null): Worker[] {
  if (effort && lastPlace()) return []
  // The threads for that get ready while the content is read.
  return filesIn(pages).length > 3 * patience ? startDrawing(threads) : []
}

/** How many pages there are, and how fast they were built. */
function costNote({ pages, renderTime, kept, elsewhere }: Awaited<ReturnType<typeof buildInto>>, seconds: number) {
  const speed = Math.round(pages / (renderTime / 1000))
  const notes = [
    kept > 0 && `${kept} of them drawn before`,
    elsewhere > 0 && `${elsewhere} of them in other threads`,
  ].flatMap((note) => (note ? `, ${note}` : []))
  return `${pages} pages in ${seconds.toFixed(2)} s (${speed} pages per second for the documents${notes.join('')})`
}

/** The pages that visitors do not see on the day, in a sentence; null when there are none. */
function hiddenNote(hidden: readonly HiddenPage[], drafts: boolean): string | null {
  if (hidden.length === 0) return null
  const what = drafts ? 'A preview, not for visitors: it has' : 'Left out:'
  return `${what} ${either(
    hidden.map(({ route, why }) => `${route} (${why})`),
    'and',
  )}.`
}

/** The address that replaces that of `_site.json`; on this computer it may do without encryption. */
function readBaseUrl(given: string): string {
  const url = given.replace(/\/$/, '')
  if (originOf(url) === url || /^http:\/\/localhost(?::[0-9]{1,5})?$/.test(url)) return url
  throw new UsageError(
    `${quote(given)} is not the address of a site: https:// and a name, without a path. Write --base-url https://preview.example`,
  )
}

function readHost(given: string | undefined): HostName | undefined {
  const host = hostNames.find((name) => name === given)
  if (given === undefined || host) return host
  throw new UsageError(`${quote(given)} is no host that the build knows. Write --host ${either(hostNames)}`)
}

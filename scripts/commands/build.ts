import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { originOf } from '../../src/content/fields/index.ts'
import type { HiddenPage } from '../../src/content/store/index.ts'
import { notFoundRoute } from '../../src/model/route.ts'
import { either, quote } from '../../src/model/words.ts'
import { createRenderer, DrawError } from '../../src/entryServer.tsx'
import { type ClientBuild, buildClient } from '../build/client.ts'
import { compress } from '../build/compress.ts'
import { explainDrawError } from '../build/drawErrors.ts'
import { fillFolder } from '../build/fill.ts'
import type { Output } from '../build/output.ts'
import { type Assets, type BuiltPage, buildPage, type PageBuild } from '../build/pages.ts'
import { requirePlace } from '../build/place.ts'
import { siteFiles } from '../build/siteFiles.ts'
import { createSheets } from '../build/styles/sheets.ts'
import { type HostName, hostNames } from '../hosts/files.ts'
import { hostFolder } from '../hosts/table.ts'
import { filesUnder, hashOf, integrityOf } from '../lib/cache.ts'
import { drawingFiles } from '../outline/drawings.ts'
import type { Picture } from '../media/folder.ts'
import { placePictures } from '../media/site.ts'
import { readDay } from '../lib/day.ts'
import { parseOptions, UsageError } from '../lib/options.ts'
import { printText } from '../output/text.ts'
import { loadContent, requireContent } from '../lib/readContent.ts'
import { wideningNote } from '../server/headers.ts'
import { iconFiles } from '../social/icons.ts'
import { socialFile } from '../social/images.ts'

const help = `npm run build -- [options]    checks the content and builds the site
  --pages DIR      the folder of the documents (pages)
  --out DIR        where the site is written (dist): a new folder, or an earlier build, which is replaced
  --base-url URL   the address of the site, in place of the one in _site.json
  --host NAME      also writes what ${either(hostNames)} needs to serve the site, to ${hostFolder} in it
  --today DAY      the day that decides what visitors see, such as 2026-12-01 (today)
  --drafts         builds a preview: also the pages that visitors do not see, kept out of search engines
  --no-compress    leaves out the compressed variants
  --no-social      leaves out the pictures for shared links`

/** Builds the site. Exit code 1: the content has errors, or a block threw; what was built before is untouched. */
export async function main(args: string[]): Promise<number> {
  const known = {
    pages: 'text',
    out: 'text',
    'base-url': 'text',
    host: 'text',
    today: 'text',
    drafts: 'flag',
    'no-compress': 'flag',
    'no-social': 'flag',
  } as const
  const options = parseOptions(args, known, help)
  if (!options) return 0
  const { pages = 'pages', out: name = 'dist' } = options
  requireContent(pages)
  const folder = requirePlace(name, 'site', pages)
  const baseUrl = options['base-url'] === undefined ? undefined : readBaseUrl(options['base-url'])
  const host = readHost(options.host)
  const day = { today: readDay(options.today), drafts: options.drafts ?? false }
  const start = performance.now()
  // Most of bundling happens in other threads, so it goes on while the content is checked.
  const bundled = buildClient()
  bundled.catch(() => {})
  const { content, pictures } = loadContent(pages, { keepValues: true, ...day })
  const findings = content.findings()
  if (findings.some((finding) => finding.severity === 'error')) {
    printText(findings)
    console.error(`Nothing was built${existsSync(folder) ? `; the last good build in ${name} is untouched` : ''}.`)
    return 1
  }
  const client = await bundled
  const parts = { baseUrl, host, compressed: !options['no-compress'], social: !options['no-social'] }
  try {
    const report = await fillFolder({ folder, name, kind: 'site' }, async (output) => {
      const built = await buildSite({ content, pictures, client, output, ...parts })
      return { ...built, bytes: output.bytes() }
    })
    const seconds = (performance.now() - start) / 1000
    const speed = Math.round(report.pages / (report.renderTime / 1000))
    console.log(
      `${report.pages} pages in ${seconds.toFixed(2)} s (${speed} pages per second for the documents), ${report.bytes} bytes in ${name}`,
    )
    const hidden = hiddenNote(content.hidden(), day.drafts)
    for (const note of [hidden, report.note]) if (note !== null) console.log(note)
    return 0
  } catch (error) {
    if (!(error instanceof DrawError)) throw error
    console.error(explainDrawError(error))
    return 1
  }
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
  throw new UsageError(`${quote(given)} is no address of a site. Write --base-url https://preview.example`)
}

function readHost(given: string | undefined): HostName | undefined {
  const host = hostNames.find((name) => name === given)
  if (given === undefined || host) return host
  throw new UsageError(`${quote(given)} is no host that the build knows. Write --host ${either(hostNames)}`)
}

interface Task {
  content: ReturnType<typeof loadContent>['content']
  pictures: ReadonlyMap<string, Picture>
  client: ClientBuild
  output: Output
  baseUrl: string | undefined
  host: HostName | undefined
  compressed: boolean
  social: boolean
}

type File = { path: string; content: string | Uint8Array }

/** Writes everything that the site is made of. */
async function buildSite({ content, pictures, client, output, baseUrl, host, compressed, social }: Task) {
  const found = content.site()
  if (!found) throw new Error('pages/_site.json could not be read.')
  const site = baseUrl ? { ...found, url: baseUrl } : found
  const renderer = createRenderer()
  const siteText = JSON.stringify(site)
  const sitePath = `/site.${hashOf(siteText)}.json`
  const began = performance.now()
  const sheets = createSheets(renderer, site, JSON.stringify(found), client.css)
  const assets = shared(client, sitePath)
  const pages = await drawPages(
    { content, renderer, site, code: client.code, assets, sheets, social, titles: new Map() },
    output,
    compressed,
  )
  const renderTime = performance.now() - began

  const indexed = pages.filter((page) => page.indexed && page.route !== notFoundRoute)
  const exceptions = pages.flatMap(({ route, policy }) => (policy ? [{ route, policy }] : []))
  const files: File[] = [
    { path: sitePath.slice(1), content: siteText },
    ...sheets.all().map(({ address, text }) => ({ path: address.slice(1), content: text })),
    ...client.files.map(({ address, path }) => ({ path: address.slice(1), content: readFileSync(path) })),
    ...drawingFiles().map(({ path, text }) => ({ path: path.slice(1), content: text })),
    ...filesUnder('public').map((path) => ({ path: path.slice('public/'.length), content: readFileSync(path) })),
    ...Object.entries(
      siteFiles({ content, site, indexed, exceptions, styles: [sheets.first, sheets.living], host }),
    ).map(([path, text]) => ({ path, content: text })),
    ...(await iconFiles()).map(({ path, content: bytes }) => ({ path: path.slice(1), content: bytes })),
  ]
  for (const file of files) output.write(file.path, file.content)
  await placeSocialImages(output, pages)
  await placePictures(output, pictures, new Set(pages.flatMap((page) => page.pictures)))
  if (compressed) {
    const texts = pages.flatMap(({ html, json }) => [html, json].map(({ path, text }) => ({ path, content: text })))
    await compressAll(output, [...files, ...texts])
  }
  const count = pages.filter((page) => page.route !== notFoundRoute).length
  return { pages: count, renderTime, note: wideningNote(exceptions) }
}

/** Draws and writes every page. Texts are kept only for what comes after, so that memory stays flat without it. */
async function drawPages(build: PageBuild, output: Output, keepTexts: boolean): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = []
  let paused = performance.now()
  for (const { route, key } of [...build.content.routes(), { route: notFoundRoute, key: '_404.json' }]) {
    const page = buildPage(build, route)
    build.content.release(key)
    if (!page) continue
    const { html, json } = page
    output.write(html.path, html.text)
    output.write(json.path, json.text)
    pages.push(keepTexts ? page : { ...page, html: { ...html, text: '' }, json: { ...json, text: '' } })
    if (performance.now() - paused < longestTurn) continue
    await nextTurn()
    paused = performance.now()
  }
  return pages
}

/** So long goes on before others get a turn, in milliseconds: Ctrl+C is to be answered at once, however large the site is. */
const longestTurn = 50
const nextTurn = () => new Promise((done) => setImmediate(done))

/** The addresses that all pages of this build share. */
function shared(client: ClientBuild, site: string): Assets {
  const integrity = (wanted: string) => {
    const file = client.files.find(({ address }) => address === wanted)
    if (!file) throw new Error(`${wanted} is missing. Delete ${join('node_modules', '.cache')} and build again.`)
    return integrityOf(readFileSync(file.path))
  }
  return {
    boot: client.boot,
    bootIntegrity: integrity(client.boot),
    living: client.living,
    livingIntegrity: integrity(client.living),
    react: client.react,
    client: client.client,
    font: client.font,
    site,
  }
}

function compressAll(output: Output, files: File[]): Promise<void> {
  return inFours(files, async ({ path, content }) => {
    for (const { ending, bytes } of await compress(path, Buffer.from(content))) output.write(path + ending, bytes)
  })
}

/** Pages with the same words share a picture. */
function placeSocialImages(output: Output, pages: BuiltPage[]): Promise<void> {
  const images = new Map(pages.flatMap(({ social }) => (social ? [[social.address, social]] : [])))
  return inFours([...images.values()], async (image) => output.copy(image.address.slice(1), await socialFile(image)))
}

/** Four at a time: Node has as many threads for such work, and more would only hold memory. */
async function inFours<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += 4) await Promise.all(all.slice(at, at + 4).map(work))
}

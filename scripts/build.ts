import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { notFoundRoute } from '../src/content/route.ts'
import { BlockError, createRenderer } from '../src/entryServer.tsx'
import { type ClientBuild, buildClient } from './build/client.ts'
import { compress } from './build/compress.ts'
import { createOutput, type Output } from './build/output.ts'
import type { Assets } from './build/html.ts'
import { type BuiltPage, buildPage, type PageBuild } from './build/pages.ts'
import { siteFiles } from './build/siteFiles.ts'
import { createSheets } from './build/styles.ts'
import { filesUnder, hashOf, integrityOf } from './cache.ts'
import { drawingFiles } from './drawings.ts'
import type { Picture } from './media/folder.ts'
import { placePictures } from './media/site.ts'
import { parseOptions } from './options.ts'
import { printText } from './output/text.ts'
import { loadContent } from './readContent.ts'
import { iconFiles } from './social/icons.ts'
import { socialFile } from './social/images.ts'

const help = `npm run build -- [options]    checks the content and builds the site
  --pages DIR      the folder of the documents (pages)
  --out DIR        where the site is written (dist)
  --base-url URL   the address of the site, in place of the one in _site.json
  --no-compress    leaves out the compressed variants
  --no-social      leaves out the pictures for shared links`

/** Builds the site. Exit code 1: the content has errors, or a block threw; what was built before is untouched. */
export async function main(args: string[]): Promise<number> {
  const known = { pages: 'text', out: 'text', 'base-url': 'text', 'no-compress': 'flag', 'no-social': 'flag' } as const
  const options = parseOptions(args, known, help)
  if (!options) return 0
  const out = resolve(options.out ?? 'dist')
  const start = performance.now()
  // Most of bundling happens in other threads, so it goes on while the content is checked.
  const bundled = buildClient()
  bundled.catch(() => {})
  const { content, pictures } = loadContent(options.pages ?? 'pages')
  const findings = content.findings()
  if (findings.some((finding) => finding.severity === 'error')) {
    printText(findings)
    console.error(
      `Nothing was built${existsSync(out) ? `; the last good build in ${options.out ?? 'dist'} is untouched` : ''}.`,
    )
    return 1
  }
  const client = await bundled
  const output = createOutput(out)
  try {
    const report = await buildSite({
      content,
      pictures,
      client,
      output,
      baseUrl: options['base-url'],
      compressed: !options['no-compress'],
      social: !options['no-social'],
    })
    output.publish()
    const seconds = (performance.now() - start) / 1000
    const speed = Math.round(report.pages / (report.renderTime / 1000))
    console.log(
      `${report.pages} pages in ${seconds.toFixed(2)} s (${speed} pages per second for the documents), ${output.bytes()} bytes in ${options.out ?? 'dist'}`,
    )
    return 0
  } catch (error) {
    output.discard()
    if (!(error instanceof BlockError)) throw error
    console.error(
      `${error.pointer}: the block "${error.block}" could not be drawn: ${error.message}\nMend the component src/blocks/${error.block}.tsx, or the document, and build again.`,
    )
    return 1
  }
}

interface Task {
  content: ReturnType<typeof loadContent>['content']
  pictures: ReadonlyMap<string, Picture>
  client: ClientBuild
  output: Output
  baseUrl: string | undefined
  compressed: boolean
  social: boolean
}

type File = { path: string; content: string | Uint8Array }

/** Writes everything that the site is made of. */
async function buildSite({ content, pictures, client, output, baseUrl, compressed, social }: Task) {
  const found = content.site()
  if (!found) throw new Error('pages/_site.json could not be read.')
  const site = baseUrl ? { ...found, url: baseUrl.replace(/\/$/, '') } : found
  const renderer = createRenderer()
  const siteText = JSON.stringify(site)
  const sitePath = `/site.${hashOf(siteText)}.json`
  const began = performance.now()
  const sheets = createSheets(renderer, site, JSON.stringify(found), client.css)
  const assets = shared(client, sitePath)
  const pages = drawPages({ content, renderer, site, code: client.code, assets, sheets, social }, output, compressed)
  const renderTime = performance.now() - began

  const indexed = pages.filter((page) => page.indexed && page.route !== notFoundRoute)
  const exceptions = pages.flatMap(({ route, policy }) => (policy ? [{ route, policy }] : []))
  const files: File[] = [
    { path: sitePath.slice(1), content: siteText },
    ...sheets.all().map(({ address, text }) => ({ path: address.slice(1), content: text })),
    ...client.files.map(({ address, path }) => ({ path: address.slice(1), content: readFileSync(path) })),
    ...drawingFiles().map(({ path, text }) => ({ path: path.slice(1), content: text })),
    ...filesUnder('public').map((path) => ({ path: path.slice('public/'.length), content: readFileSync(path) })),
    ...Object.entries(siteFiles(content, site, indexed, exceptions)).map(([path, text]) => ({ path, content: text })),
    ...(await iconFiles()).map(({ path, content: bytes }) => ({ path: path.slice(1), content: bytes })),
  ]
  for (const file of files) output.write(file.path, file.content)
  await placeSocialImages(output, pages)
  await placePictures(output, pictures, new Set(pages.flatMap((page) => page.pictures)))
  if (compressed) {
    const texts = pages.flatMap(({ html, json }) => [html, json].map(({ path, text }) => ({ path, content: text })))
    await compressAll(output, [...files, ...texts])
  }
  return { pages: pages.filter((page) => page.route !== notFoundRoute).length, renderTime }
}

/** Draws and writes every page. Texts are kept only for what comes after, so that memory stays flat without it. */
function drawPages(build: PageBuild, output: Output, keepTexts: boolean): BuiltPage[] {
  const routes = [...build.content.routes().map(({ route }) => route), notFoundRoute]
  return routes.flatMap((route) => {
    const page = buildPage(build, route)
    if (!page) return []
    output.write(page.html.path, page.html.text)
    output.write(page.json.path, page.json.text)
    const { html, json } = page
    return keepTexts ? [page] : [{ ...page, html: { ...html, text: '' }, json: { ...json, text: '' } }]
  })
}

/** The addresses that all pages of this build share. */
function shared(client: ClientBuild, site: string): Assets {
  const boot = client.files.find(({ address }) => address === client.boot)
  if (!boot) throw new Error(`${client.boot} is missing. Delete ${join('node_modules', '.cache')} and build again.`)
  return {
    boot: client.boot,
    bootIntegrity: integrityOf(readFileSync(boot.path)),
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

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BlockError, createRenderer } from '../src/entryServer.tsx'
import { type ClientBuild, buildClient } from './build/client.ts'
import { compress } from './build/compress.ts'
import { createOutput, type Output } from './build/output.ts'
import { type BuiltPage, buildPage, notFound, requireStyles } from './build/pages.ts'
import { siteFiles } from './build/siteFiles.ts'
import { collectStyles, stylesheet } from './build/styles.ts'
import { filesUnder, hashOf } from './cache.ts'
import { drawingFiles } from './drawings.ts'
import { parseOptions } from './options.ts'
import { printText } from './output/text.ts'
import { loadContent } from './readContent.ts'

const help = `npm run build -- [options]    checks the content and builds the site
  --pages DIR      the folder of the documents (pages)
  --out DIR        where the site is written (dist)
  --base-url URL   the address of the site, in place of the one in _site.json
  --no-compress    leaves out the compressed variants`

/** Builds the site. Exit code 1: the content has errors, or a block threw; what was built before is untouched. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { pages: 'text', out: 'text', 'base-url': 'text', 'no-compress': 'flag' }, help)
  if (!options) return 0
  const out = resolve(options.out ?? 'dist')
  const start = performance.now()
  const { content } = loadContent(options.pages ?? 'pages')
  const findings = content.findings()
  if (findings.some((finding) => finding.severity === 'error')) {
    printText(findings)
    console.error(`Nothing was built${existsSync(out) ? `; the last good build in ${options.out ?? 'dist'} is untouched` : ''}.`)
    return 1
  }
  const client = await buildClient()
  const output = createOutput(out)
  try {
    const report = await buildSite({ content, client, output, baseUrl: options['base-url'], compressed: !options['no-compress'] })
    output.publish()
    const seconds = (performance.now() - start) / 1000
    const speed = Math.round(report.pages / (report.renderTime / 1000))
    console.log(`${report.pages} pages in ${seconds.toFixed(2)} s (${speed} pages per second for the documents), ${output.bytes()} bytes in ${options.out ?? 'dist'}`)
    return 0
  } catch (error) {
    output.discard()
    if (!(error instanceof BlockError)) throw error
    console.error(`${error.pointer}: the block "${error.block}" could not be drawn: ${error.message}\nMend the component src/blocks/${error.block}.tsx, or the document, and build again.`)
    return 1
  }
}

interface Task {
  content: ReturnType<typeof loadContent>['content']
  client: ClientBuild
  output: Output
  baseUrl: string | undefined
  compressed: boolean
}

/** Writes everything that the site is made of. */
async function buildSite({ content, client, output, baseUrl, compressed }: Task) {
  const found = content.site()
  if (!found) throw new Error('pages/_site.json could not be read.')
  const site = baseUrl ? { ...found, url: baseUrl.replace(/\/$/, '') } : found
  const renderer = createRenderer()
  collectStyles(renderer, site, JSON.stringify(found))
  const siteText = JSON.stringify(site)
  const sitePath = `/site.${hashOf(siteText)}.json`
  const files: { path: string; content: string | Uint8Array }[] = [{ path: sitePath.slice(1), content: siteText }]

  const began = performance.now()
  const routes = [...content.routes().map(({ route }) => route), notFound]
  // A look that no example has shows up while the pages are drawn; then all pages are drawn again with the whole sheet.
  for (let rules = new Map(renderer.styles()); ; rules = new Map(renderer.styles())) {
    const sheet = stylesheet(client.css, rules)
    const assets = {
      boot: client.boot,
      bootIntegrity: integrity(readFileSync(fileAt(client, client.boot))),
      styles: `/assets/site-${hashOf(sheet)}.css`,
      stylesIntegrity: integrity(sheet),
      font: client.font,
      site: sitePath,
    }
    const build = { content, renderer, site, siteHash: sitePath, code: client.code, assets }
    const pages: BuiltPage[] = []
    for (const route of routes) {
      const page = buildPage(build, route)
      if (!page) continue
      pages.push({ ...page, html: write(output, page.html, compressed, files), json: write(output, page.json, compressed, files) })
      if (renderer.styles().size > rules.size) break
      requireStyles(page, rules)
    }
    if (renderer.styles().size > rules.size) {
      for (const route of routes) buildPage(build, route)
      continue
    }
    const renderTime = performance.now() - began
    files.push({ path: assets.styles.slice(1), content: sheet })
    for (const { address, path } of client.files) files.push({ path: address.slice(1), content: readFileSync(path) })
    for (const { path, text } of drawingFiles()) files.push({ path: path.slice(1), content: text })
    for (const file of filesUnder('public')) files.push({ path: file.slice('public/'.length), content: readFileSync(file) })
    const indexed = pages.filter((page) => page.indexed && page.route !== notFound)
    for (const [path, text] of Object.entries(siteFiles(content, site, indexed))) files.push({ path, content: text })
    for (const { path, content: bytes } of files) output.write(path, bytes)
    if (compressed) await compressAll(output, files)
    return { pages: routes.length, renderTime }
  }
}

/** Writes a page's file at once, so that memory stays flat; its text is kept only when it is to be compressed. */
function write(output: Output, file: { path: string; text: string }, compressed: boolean, files: { path: string; content: string | Uint8Array }[]) {
  if (compressed) files.push({ path: file.path, content: file.text })
  else output.write(file.path, file.text)
  return { path: file.path, text: '' }
}

async function compressAll(output: Output, files: { path: string; content: string | Uint8Array }[]): Promise<void> {
  // Four at a time: zlib has as many threads, and more would only hold memory.
  for (let at = 0; at < files.length; at += 4) {
    await Promise.all(
      files.slice(at, at + 4).map(async ({ path, content }) => {
        for (const { ending, bytes } of await compress(path, Buffer.from(content))) output.write(path + ending, bytes)
      }),
    )
  }
}

const integrity = (content: string | Uint8Array) => `sha384-${createHash('sha384').update(content).digest('base64')}`

function fileAt(client: ClientBuild, address: string): string {
  const file = client.files.find((one) => one.address === address)?.path
  if (!file || !statSync(file).isFile()) throw new Error(`${address} is missing. Delete ${join('node_modules', '.cache')} and build again.`)
  return file
}

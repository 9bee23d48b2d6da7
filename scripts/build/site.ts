import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '../../src/content/store/index.ts'
import { notFoundRoute } from '../../src/model/route.ts'
import { createRenderer } from '../../src/entryServer.tsx'
import type { HostName } from '../hosts/files.ts'
import { codeHash, filesUnder, hashOf, integrityOf } from '../lib/cache.ts'
import { readKept, writeKept } from '../lib/keptValues.ts'
import type { Picture } from '../media/folder.ts'
import { placePictures } from '../media/site.ts'
import { drawingFiles } from '../outline/drawings.ts'
import { wideningNote } from '../server/headers.ts'
import { iconFiles } from '../social/icons.ts'
import { socialFile } from '../social/images.ts'
import type { ClientBuild } from './client.ts'
import { type Effort, placeCompressed } from './compress.ts'
import { createTurns, type Turns } from './inTurn.ts'
import type { KnownPage } from './memory.ts'
import type { Output } from './output.ts'
import type { Assets, PageFacts } from './pages.ts'
import { placePages } from './placePages.ts'
import { siteFiles } from './siteFiles.ts'
import { createSheets, type KnownLooks } from './styles/sheets.ts'

/** What a site is built from, and how. */
export interface SiteTask {
  content: Content
  pictures: ReadonlyMap<string, Picture>
  client: ClientBuild
  output: Output
  /** What the build before has left of its pages. */
  known: Readonly<Record<string, KnownPage>>
  baseUrl: string | undefined
  host: HostName | undefined
  /** How hard texts are compressed; null: not at all. */
  effort: Effort | null
  social: boolean
}

type File = { path: string; content: string | Uint8Array }

/** Writes everything that the site is made of. */
export async function buildSite({ content, pictures, client, output, baseUrl, host, effort, social, known }: SiteTask) {
  const found = content.site()
  if (!found) throw new Error('pages/_site.json could not be read.')
  const site = baseUrl ? { ...found, url: baseUrl } : found
  const renderer = createRenderer()
  const siteText = JSON.stringify(site)
  const sitePath = `/site.${hashOf(siteText)}.json`
  const began = performance.now()
  const foundText = JSON.stringify(found)
  const code = codeHash()
  const looks = code && `looks/${hashOf(code, siteText, foundText, client.css)}`
  const sheets = createSheets(
    renderer,
    site,
    foundText,
    client.css,
    looks ? (readKept(looks) as KnownLooks | undefined) : undefined,
  )
  const assets = shared(client, sitePath)
  const turns = createTurns()
  const pages = await placePages({
    build: { content, renderer, site, code: client.code, assets, sheets, social, titles: new Map() },
    output,
    turns,
    effort,
    known,
    basis: hashOf(code ?? '', client.code, siteText, foundText, JSON.stringify(assets), client.css),
  })
  const renderTime = performance.now() - began
  const fresh = sheets.fresh()
  if (looks && fresh) writeKept(looks, fresh)

  const { facts } = pages
  const indexed = facts.filter((page) => page.indexed && page.route !== notFoundRoute)
  const exceptions = facts.flatMap(({ route, policy }) => (policy ? [{ route, policy }] : []))
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
  const remembered = Object.values(pages.known)
  await placeSocialImages(output, turns, facts)
  await placePictures(output, pictures, new Set(remembered.flatMap((page) => page.pictures)))
  const texts = new Map(remembered.map(({ sheet }): [string, File | undefined] => [sheet.slice(1), undefined]))
  for (const file of files) texts.set(file.path, file)
  if (effort)
    for (const [path, file] of texts) await turns.add(() => placeCompressed(output, path, effort, file?.content))
  await turns.end()
  const count = facts.filter((page) => page.route !== notFoundRoute).length
  return { pages: count, drawn: pages.drawn, renderTime, note: wideningNote(exceptions), known: pages.known }
}

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

/** Pages with the same words share a picture. */
async function placeSocialImages(output: Output, turns: Turns, pages: readonly PageFacts[]): Promise<void> {
  const images = new Map(pages.flatMap(({ social }) => (social ? [[social.address, social]] : [])))
  for (const image of images.values())
    await turns.add(async () => output.copy(image.address.slice(1), await socialFile(image)))
}

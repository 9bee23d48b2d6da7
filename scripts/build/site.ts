import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Worker } from 'node:worker_threads'
import type { Content } from '../../src/content/store/index.ts'
import { notFoundRoute } from '../../src/model/route.ts'
import type { Site } from '../../src/model/schema.gen.ts'
import { createRenderer } from '../../src/entryServer.tsx'
import type { HostName } from '../hosts/files.ts'
import { codeHash, filesUnder, hashOf, integrityOf } from '../lib/cache.ts'
import { readKept, writeKept } from '../lib/keptValues.ts'
import type { Picture } from '../media/folder.ts'
import { placePictures } from '../media/site.ts'
import { drawingFiles } from '../outline/drawings.ts'
import { type PolicyException, wideningNote } from '../server/headers.ts'
import { iconFiles } from '../social/icons.ts'
import { socialBytes } from '../social/images.ts'
import type { ClientBuild } from './client.ts'
import { type Effort, placeCompressed } from './compress.ts'
import { publicFolder, requireFree } from './folder/claims.ts'
import { createTurns, type Turns } from './inTurn.ts'
import type { KnownPage, KnownPages } from './memory.ts'
import type { Output } from './output.ts'
import type { Assets } from './pages.ts'
import { type PlacedPages, placePages } from './placePages.ts'
import { type Shard, wholeSite } from './shards/shard.ts'
import { siteFiles } from './siteFiles.ts'
import { createDrawers } from './workers/drawers.ts'
import { createSheets, type KnownLooks, type Sheets } from './styles/sheets.ts'

/** What a site is built from, and how. */
export interface SiteTask {
  content: Content
  pictures: ReadonlyMap<string, Picture>
  client: ClientBuild
  output: Output
  /** What the build before has left of its pages. */
  known: KnownPages
  baseUrl: string | undefined
  host: HostName | undefined
  /** How hard texts are compressed; null: not at all. */
  effort: Effort | null
  social: boolean
  /** The part that is built; without it all. */
  shard?: Shard | undefined
  /** So many other threads draw pages; null, or without it, as many as are of use. */
  threads?: number | null
  /** Those of them that have been started already. */
  started?: readonly Worker[]
  /** The folder whose files are copied; without it that of the project. */
  publicFolder?: string
}

/** A file of a site. `name`: by what its content is known, where an address tells it: then nobody need read what is there. */
type File = { path: string; readonly content: string | Uint8Array; name?: string }

/** Writes everything that the site is made of. */
export async function buildSite(task: SiteTask) {
  const { content, pictures, client, output, baseUrl, effort, known, shard = wholeSite } = task
  const social = task.social ? (effort ?? 'best') : null
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
  const knownLooks = looks ? (readKept(looks) as KnownLooks | undefined) : undefined
  const sheets = createSheets(renderer, site, foundText, client.css, knownLooks)
  const assets = shared(client, sitePath)
  const turns = createTurns()
  const basis = hashOf(JSON.stringify([code, client.code, siteText, foundText, assets, client.css, social]))
  const drawers = createDrawers(task.threads ?? null, task.started ?? [], () => {
    return { site, siteText: foundText, css: client.css, looks: sheets.known(), assets }
  })
  const placing = {
    build: { content, renderer, site, code: client.code, assets, sheets, social, titles: new Map() },
    shard,
    output,
    turns,
    drawers,
    effort,
    known: known.basis === basis ? known.pages : new Map(),
  }
  const pages = await drawers.during(() => placePages(placing))
  const renderTime = performance.now() - began
  const fresh = sheets.fresh()
  if (looks && fresh) writeKept(looks, fresh)

  const exceptions = pages.facts.flatMap(({ route, policy }) => (policy ? [{ route, policy }] : []))
  const siteFile = { path: sitePath.slice(1), content: siteText }
  const once = await filesOnce({ task, site, siteFile, pages, exceptions, sheets })
  const ofPages = sheets.all().map(({ address, text }): File => ({ path: address.slice(1), content: text }))
  const files = shard.number === 1 ? [...once, ...ofPages] : ofPages
  for (const file of files) place(output, file)
  for (const { path } of once) output.name(path)
  const remembered = [...pages.known.values()]
  if (social) await placeSocialImages({ output, turns, effort: social }, remembered)
  await placePictures(output, pictures, new Set(remembered.flatMap((page) => page.pictures)))
  const texts = new Map(remembered.map(({ sheet }): [string, File | undefined] => [sheet.slice(1), undefined]))
  for (const file of files) texts.set(file.path, file)
  if (effort)
    for (const [path, file] of texts)
      await turns.add(() => placeCompressed(output, path, effort, file?.name === undefined ? file?.content : undefined))
  await turns.end()
  const { drawn, elsewhere } = pages
  return {
    pages: remembered.filter(({ gist }) => gist.route !== notFoundRoute).length,
    drawn,
    elsewhere,
    renderTime,
    note: wideningNote(exceptions),
    known: { basis, pages: pages.known },
  }
}

/** What is there once, whatever pages there are. */
async function filesOnce({ task, site, siteFile, pages, exceptions, sheets }: Once): Promise<File[]> {
  const { content, client, host } = task
  const indexed = pages.facts.filter((page) => page.indexed && page.route !== notFoundRoute)
  const styles = [sheets.first, sheets.living]
  const made = [
    siteFile,
    ...client.files.map(({ address, path }) => named(address, () => readFileSync(path))),
    ...drawingFiles().map((file) => named(file.path, () => file.text)),
    ...Object.entries(siteFiles({ content, site, indexed, exceptions, styles, host })).map(([path, text]) => ({
      path,
      content: text,
    })),
    ...(await iconFiles()).map(({ path, content: bytes }) => ({ path: path.slice(1), content: bytes })),
  ]
  const from = task.publicFolder ?? publicFolder
  const copied = filesUnder(from).map((path) => ({ path: relative(from, path), content: readFileSync(path) }))
  const pathOf = ({ path }: File) => path
  const taken = [...made.map(pathOf), ...sheets.all().map(({ address }) => address.slice(1))]
  requireFree(copied.map(pathOf), { content, made: taken, pages: pages.known.values() })
  return [...made, ...copied]
}

/** Puts a file there, or takes it over without looking into it. */
function place(output: Output, file: File): void {
  if (file.name === undefined || !output.keep(file.path, file.name)) output.write(file.path, file.content, file.name)
}

/** A file whose address changes with its content. */
const named = (address: string, read: () => string | Uint8Array): File => ({
  path: address.slice(1),
  name: address,
  get content() {
    return read()
  },
})

interface Once {
  task: SiteTask
  site: Site
  siteFile: File
  pages: PlacedPages
  exceptions: PolicyException[]
  sheets: Sheets
}

/** The addresses that all pages of this build share. */
function shared(client: ClientBuild, site: string): Assets {
  const integrity = (wanted: string) => {
    const file = client.files.find(({ address }) => address === wanted)
    if (!file) throw new Error(`The client build has no file ${wanted}.`)
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

interface SocialTask {
  output: Output
  turns: Turns
  effort: Effort
}

/** Pages with the same words share a picture. */
async function placeSocialImages({ output, turns, effort }: SocialTask, pages: readonly KnownPage[]): Promise<void> {
  const images = new Map(pages.flatMap(({ gist: { social } }) => (social ? [[social.address, social]] : [])))
  for (const image of images.values())
    await turns.add(() => output.place(image.address.slice(1), image.address, () => socialBytes(image, effort)))
}

import { join } from 'node:path'
import type { LibraryOptions } from 'vite'
import { blockTypes } from '../../src/content/schema/index.ts'
import { suggest } from '../../src/content/suggest/index.ts'
import { count, didYouMean } from '../../src/model/words.ts'
import { fillFolder } from '../build/fill.ts'
import { requirePlace } from '../build/place.ts'
import { asFile, fileOfPage, guideOf } from '../guide/index.ts'
import { overlayScript, overlaySource } from '../guide/pages/overlayExample.ts'
import { allShots, keptPictures } from '../guide/pictures/pictures.ts'
import { hindranceIn, takeMissing, withoutPictures } from '../guide/pictures/take.ts'
import { readSite, type SiteFiles } from '../refactor/site.ts'
import { parseOptions, UsageError } from '../lib/options.ts'
import { requireContent } from '../lib/readContent.ts'

const help = `npm run guide -- [options]    writes the guide for editors as a folder of pages, with a picture of every block
  --pages DIR      the folder of the documents (pages)
  --out DIR        where the guide is written (guide): a new folder, or an earlier guide, which is replaced
  --only TYPE      takes new pictures of this block alone
  --no-pictures    takes none: the guide has those that are kept from an earlier run, and is there in seconds`

/**
 * Writes the guide, whatever is wrong with the documents: first its words, with the pictures that are kept, then those that
 * have to be taken. It can be opened from the disk, or put on any server; it is no part of the public site.
 */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { pages: 'text', out: 'text', only: 'text', 'no-pictures': 'flag' } as const, help)
  if (!options) return 0
  const { pages = 'pages', out: name = 'guide', only } = options
  requireContent(pages)
  const folder = requirePlace(name, 'guide', pages)
  const source = readSite(pages)
  if (only !== undefined && !blockTypes.includes(only))
    throw new UsageError(`There is no block type "${only}".${didYouMean(suggest(only, blockTypes))}`)
  const shots = allShots(source.tokens).filter(({ example: { type } }) => only === undefined || type === only)
  const kept = keptPictures(shots)
  const missing = shots.filter((shot) => !kept.has(shot))

  const writing: Writing = { folder, name, script: await compileOverlay() }
  const number = await write(source, writing)
  console.log(`${count(number, 'page')} in ${name}. Open ${join(name, 'index.html')} in a browser.`)
  let hindrance = hindranceIn(source.content)
  if (hindrance === null && missing.length > 0 && !options['no-pictures']) {
    console.log(
      `Taking ${count(missing.length, 'picture')} of blocks for it, which may take minutes. Ctrl+C ends that, and the guide stays; --no-pictures takes none.`,
    )
    hindrance = await takeMissing(missing, pages)
    // Read anew: what was edited, moved or renamed in those minutes is in it.
    if (hindrance === null) await write(readSite(pages), writing)
  }
  if (hindrance !== null) console.error(withoutPictures(hindrance, missing))
  return 0
}

/** Where the guide is written. */
interface Writing {
  folder: string
  /** What people call the folder. */
  name: string
  script: string
}

/** Writes all pages, with the pictures that are there now. Gives their number. */
async function write(source: SiteFiles, { folder, name, script }: Writing): Promise<number> {
  const guide = guideOf(source, false)
  const site = source.tokens.get('url') ?? ''
  await fillFolder({ folder, name, kind: 'guide' }, (output) => {
    for (const { path } of guide.pages) output.write(fileOfPage(path), asFile(guide.html(path) ?? '', path, site))
    for (const [path, read] of guide.files) {
      const content = read()
      if (content !== null) output.write(path, content)
    }
    output.write(overlayScript, script)
  })
  return guide.pages.length
}

/** The script of the overlay that can be tried, as one file that needs no server. */
async function compileOverlay(): Promise<string> {
  const { build } = await import('vite')
  const lib: LibraryOptions = { entry: overlaySource, formats: ['iife'], name: 'overlay' }
  const result = await build({ configFile: false, logLevel: 'error', publicDir: false, build: { write: false, lib } })
  const [bundle] = Array.isArray(result) ? result : []
  const [chunk] = bundle?.output ?? []
  if (!chunk) throw new Error(`${overlaySource} could not be compiled.`)
  return chunk.code
}

import { join } from 'node:path'
import type { LibraryOptions } from 'vite'
import { blockTypes } from '../../src/content/schema/index.ts'
import { suggest } from '../../src/content/suggest/index.ts'
import { count, didYouMean } from '../../src/model/words.ts'
import { fillFolder } from '../build/fill.ts'
import { requirePlace } from '../build/place.ts'
import { asFile, fileOfPage, openGuide } from '../guide/index.ts'
import { allShots, keptPictures, type Shot } from '../guide/pictures/pictures.ts'
import { overlayScript, overlaySource } from '../guide/pages/overlayExample.ts'
import { readSite } from '../refactor/site.ts'
import { parseOptions, UsageError } from '../lib/options.ts'
import { requireContent } from '../lib/readContent.ts'
import { findChromium } from '../setup/chromium.ts'

const help = `npm run guide -- [options]    writes the guide for editors as a folder of pages, with a picture of every block
  --pages DIR      the folder of the documents (pages)
  --out DIR        where the guide is written (guide): a new folder, or an earlier guide, which is replaced
  --only TYPE      takes new pictures of this block alone
  --no-pictures    leaves the pictures of blocks out that are not kept from an earlier run`

/** Writes the guide. It can be opened from the disk, or put on any server; it is no part of the public site. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { pages: 'text', out: 'text', only: 'text', 'no-pictures': 'flag' } as const, help)
  if (!options) return 0
  const { pages = 'pages', out: name = 'guide' } = options
  requireContent(pages)
  const folder = requirePlace(name, 'guide', pages)
  const { content, tokens } = readSite(pages)
  if (content.findings().some(({ severity }) => severity === 'error')) {
    console.error('The documents have errors, so no guide was written. Run npm run check, fix them, and try again.')
    return 1
  }
  const { only } = options
  if (only !== undefined && !blockTypes.includes(only))
    throw new UsageError(`There is no block type "${only}".${didYouMean(suggest(only, blockTypes))}`)
  const shots = allShots(tokens).filter(({ example: { type } }) => only === undefined || type === only)
  if (!options['no-pictures']) await providePictures(pages, shots)

  const guide = openGuide(pages, { isLive: false })
  const script = await compileOverlay()
  const site = tokens.get('url') ?? ''
  await fillFolder({ folder, name, kind: 'guide' }, (output) => {
    for (const { path } of guide.pages) output.write(fileOfPage(path), asFile(guide.html(path) ?? '', path, site))
    for (const [path, read] of guide.files) output.write(path, read())
    output.write(overlayScript, script)
  })
  console.log(`${count(guide.pages.length, 'page')} in ${name}. Open ${join(name, 'index.html')} in a browser.`)
  return 0
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

/** Takes the pictures that are not kept. Without a browser the guide has those that are, and says so. */
async function providePictures(pages: string, shots: readonly Shot[]): Promise<void> {
  const kept = keptPictures(shots)
  const missing = shots.filter((shot) => !kept.has(shot))
  if (missing.length === 0) return
  const chromium = await findChromium()
  if (chromium === undefined) {
    console.error(
      `There is no Chromium, so ${count(missing.length, 'picture')} of blocks are left out of the guide. Install Chromium or Chrome, or set CHROMIUM_PATH to where it is.`,
    )
    return
  }
  console.log(`Taking ${count(missing.length, 'picture')} of blocks …`)
  const { takePictures } = await import('../guide/pictures/photograph.ts')
  await takePictures(missing, pages, chromium)
}

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { mediaFolder } from '../../../src/model/media.ts'
import { exampleMedia } from '../../lib/examplePages.ts'
import { copyFiles } from '../../lib/gone.ts'
import { listen } from '../../server/listen.ts'
import { createSiteHandler } from '../../server/site.ts'
import { cleanUpAtEnd } from '../../write/process.ts'
import { keepPicture, pictureWidths, type Shot } from './pictures.ts'

/** A page name for a block type: `richText` → `rich-text`. */
const addressOf = ({ example: { type, number } }: Shot) =>
  `gallery/${type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/${number}`

/**
 * Photographs examples on real pages of a real build, in Chromium, without anything from the network. The pictures are
 * kept in the cache. `chromium` is the path of the browser.
 */
export async function takePictures(shots: readonly Shot[], pages: string, chromium: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'brightrail-guide-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const takeBack = cleanUpAtEnd(remove)
  const server = createServer(createSiteHandler(buildExamples(shots, pages, folder)))
  try {
    const port = await listen(server)
    const playwright = await import('playwright')
    const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
    const browser = await playwright.chromium.launch({ executablePath: chromium, args })
    try {
      const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce', locale: 'en-GB' })
      const origin = `http://localhost:${port}/`
      await context.route(
        (url) => !url.href.startsWith(origin),
        (route) => route.abort(),
      )
      const page = await context.newPage()
      for (const shot of shots) await photograph(page, origin, shot)
    } finally {
      await browser.close()
    }
  } finally {
    server.close()
    server.closeAllConnections()
    remove()
    takeBack()
  }
}

/** The site of {@link writeExamples}, built. Returns its folder. */
function buildExamples(shots: readonly Shot[], pages: string, folder: string): string {
  const [content, out] = [join(folder, 'pages'), join(folder, 'site')]
  writeExamples(shots, pages, content)
  const options = ['--no-compress', '--no-social', '--pages', content, '--out', out]
  execFileSync(process.execPath, ['scripts/run.mjs', 'build', ...options], { stdio: ['ignore', 'ignore', 'pipe'] })
  return out
}

/** Writes a site: the real pages, so that links lead somewhere, and each example on a page of its own. */
export function writeExamples(shots: readonly Shot[], pages: string, content: string): void {
  copyFiles(pages, content)
  copyFiles(exampleMedia, join(content, mediaFolder))
  for (const shot of shots) {
    const file = join(content, `${addressOf(shot)}.json`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, shot.example.text)
  }
}

/** The example alone: the frame of the site is the same on every page. */
const alone =
  'body { display: block; min-height: 0 } body > header, body > footer, body > a, [data-progress], #announcement { display: none !important }'

async function photograph(page: Page, origin: string, shot: Shot): Promise<void> {
  await page.setViewportSize({ width: pictureWidths[shot.kind], height: 900 })
  await page.goto(origin + addressOf(shot))
  await page.addStyleTag({ content: alone })
  // What is drawn when it comes into view has to be there.
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
  const png = await page.locator('main').screenshot({ animations: 'disabled' })
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(png).webp({ quality: 82 }).toBuffer({ resolveWithObject: true })
  keepPicture(shot, data, info)
}

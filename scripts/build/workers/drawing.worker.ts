import { writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { createRenderer } from '../../../src/entryServer.tsx'
import { hashOf } from '../../lib/cache.ts'
import { knownOf, type Known } from '../folder/asLeft.ts'
import { readParts } from '../../readers/read.ts'
import type { ReadTask } from '../../readers/messages.ts'
import { drawPage, type Drawing } from '../pages.ts'
import { createSheets } from '../styles/sheets.ts'
import type { DrawAnswer, DrawOrder, DrawTask } from './messages.ts'

// Draws and writes pages beside the build that asks for them, and reads documents before that.

const renderer = createRenderer()
const sent = new Set<string>()
let drawing: Omit<Drawing, 'titles'> | undefined

function begin({ site, siteText, css, looks, assets }: DrawTask): void {
  drawing = { renderer, site, assets, sheets: createSheets(renderer, site, siteText, css, looks) }
}

function draw({ gist, text, head, titles, files }: DrawOrder): DrawAnswer['written'] {
  if (!drawing) throw new Error('A page was asked for before it was said what it is drawn with.')
  const found = { page: JSON.parse(text), file: gist.file, route: gist.route, pointers: [], showing: {}, showings: [] }
  const page = drawPage({ ...drawing, titles: new Map(titles) }, { gist, text, head, found })
  const { sheet, pictures } = page
  const looks = drawing.sheets.news()
  const written = {
    files: { html: write(files.html, page.html), json: write(files.json, page.json) },
    pictures,
    ...(looks && { looks }),
  }
  if (sent.has(sheet.address)) return { ...written, sheet: sheet.address }
  sent.add(sheet.address)
  return { ...written, sheet }
}

function write(file: string, text: string): Known {
  const bytes = Buffer.from(text)
  writeFileSync(file, bytes)
  return knownOf(file, hashOf(bytes))
}

function answer(order: DrawOrder): DrawAnswer {
  try {
    return { number: order.number, written: draw(order) }
  } catch {
    // Whoever asks draws it again, and finds what is to be said about it.
    return { number: order.number, written: null }
  }
}

parentPort?.on('message', (message: ReadTask | DrawTask | DrawOrder) => {
  if ('keys' in message) return readParts(message)
  if (!('number' in message)) return begin(message)
  // A thread has one parent, and no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  return parentPort?.postMessage(answer(message))
})

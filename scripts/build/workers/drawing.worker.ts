import { parentPort, workerData } from 'node:worker_threads'
import { createRenderer } from '../../../src/entryServer.tsx'
import { drawHtml } from '../pages.ts'
import { createSheets } from '../styles/sheets.ts'
import type { DrawAnswer, DrawOrder, DrawTask } from './messages.ts'

// Draws pages beside the build that asks for them.

const { site, siteText, css, looks, assets } = workerData as DrawTask
const renderer = createRenderer()
const sheets = createSheets(renderer, site, siteText, css, looks)
const sent = new Set<string>()

function draw({ gist, text, head, titles }: DrawOrder): DrawAnswer['drawn'] {
  const found = { page: JSON.parse(text), file: gist.file, route: gist.route, pointers: [], showing: {}, showings: [] }
  const build = { renderer, site, assets, sheets, titles: new Map(titles) }
  const { sheet, ...drawn } = drawHtml(build, { gist, text, head, found })
  if (sent.has(sheet.address)) return { ...drawn, sheet: sheet.address }
  sent.add(sheet.address)
  return { ...drawn, sheet }
}

function answer(order: DrawOrder): DrawAnswer {
  try {
    return { number: order.number, drawn: draw(order) }
  } catch {
    // Whoever asks draws it again, and finds what is to be said about it.
    return { number: order.number, drawn: null }
  }
}

// A thread has one parent, and no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.on('message', (order: DrawOrder) => parentPort?.postMessage(answer(order)))

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContent } from '../../src/content/content.ts'
import { drawingSizes } from '../drawings.ts'
import { loadContent } from '../readContent.ts'
import type { Row } from './table.ts'

/** The check inside this process: what an editor waits for after each change. */
export function benchChecks(sites: { pages: number; folder: string }[]): Row[] {
  const rows: Row[] = []
  for (const { pages, folder } of sites) {
    const { keys } = loadContent(folder)
    const texts = keys.map((key) => [key, readFileSync(join(folder, key), 'utf8')] as const)
    const whole = middle(5, () => {
      const content = createContent({ root: 'pages', drawings: drawingSizes() })
      for (const [key, text] of texts) content.set(key, text)
      content.findings()
    })
    const speed = `${Math.round((texts.length / whole) * 1000)} documents/s`
    rows.push({ what: `check, ${pages} pages: all, in the process`, value: whole, unit: 'ms', also: speed })

    rows.push(...benchChanges(pages, texts))
  }
  const largest = sites.at(-1)
  if (largest) rows.push(...benchMany(largest.folder))
  return rows
}

type Texts = readonly (readonly [string, string])[]

/** A changed word concerns its own document, a changed place also those that lead to it. */
function benchChanges(pages: number, texts: Texts): Row[] {
  const content = createContent({ root: 'pages', drawings: drawingSizes() })
  for (const [key, text] of texts) content.set(key, text)
  content.findings()
  const [key, text] = texts.find(([name]) => name === 'compliance.json') ?? ['', '']
  let turn = 0
  const change = (from: string) =>
    middle(21, () => {
      content.set(
        key,
        text.replace(from, () => `${from} ${turn++}`),
      )
      content.findings()
    })
  return [
    { what: `check, ${pages} pages: one changed text`, value: change('"description": "'), unit: 'ms' },
    { what: `check, ${pages} pages: one changed heading`, value: change('## Security'), unit: 'ms' },
  ]
}

/** Ten times the largest site: its pages in ten folders. Search engines see one of them, so that none is a fault. */
function benchMany(folder: string): Row[] {
  const { keys } = loadContent(folder)
  const pages = keys.filter((key) => !key.startsWith('_'))
  const texts = keys.map((key) => [key, readFileSync(join(folder, key), 'utf8')] as const)
  const copies = Array.from({ length: 9 }, (_, at) =>
    texts
      .filter(([key]) => pages.includes(key))
      .map(
        ([key, text]) =>
          [
            `copy-${at}/${key}`,
            text.replace('{', '{ "index": false,').replaceAll('"text": "', `"text": "${at} `),
          ] as const,
      ),
  )
  const all = [...texts, ...copies.flat()]
  const count = all.length - (keys.length - pages.length)
  const whole = middle(3, () => {
    const content = createContent({ root: 'pages', drawings: drawingSizes() })
    for (const [key, text] of all) content.set(key, text)
    content.findings()
  })
  const speed = `${Math.round((all.length / whole) * 1000)} documents/s`
  return [
    { what: `check, ${count} pages: all, in the process`, value: whole, unit: 'ms', also: speed },
    ...benchChanges(count, all),
  ]
}

/** The middle of `count` measured calls, in milliseconds. */
export function middle(count: number, work: () => void): number {
  const times = Array.from({ length: count }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return times.sort((a, b) => a - b)[Math.floor(count / 2)] ?? 0
}

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

    const content = createContent({ root: 'pages', drawings: drawingSizes() })
    for (const [key, text] of texts) content.set(key, text)
    content.findings()
    const [key, text] = texts.find(([name]) => name === 'compliance.json') ?? ['', '']
    let turn = 0
    const one = middle(21, () => {
      content.set(key, text.replace('What we are', `What we are ${turn++}`))
      content.findings()
    })
    rows.push({ what: `check, ${pages} pages: one changed document`, value: one, unit: 'ms' })
  }
  return rows
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

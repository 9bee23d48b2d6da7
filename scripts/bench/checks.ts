import { type Content, createContent } from '../../src/content/store/index.ts'
import { readFacts } from '../../src/content/facts/index.ts'
import { parseJson } from '../../src/content/parse/index.ts'
import { kindOf } from '../../src/model/route.ts'
import { checkShape } from '../../src/content/schema/index.ts'
import { createSource } from '../../src/content/json/index.ts'
import { readWording } from '../../src/content/rules/index.ts'
import { drawingSizes } from '../outline/drawings.ts'
import { manyPages, type Texts, textsOf } from './manyPages.ts'
import { median, type Row } from './table.ts'

const many = 10_000

/** The check inside this process: what an editor waits for after each change, and a program for a whole site. */
export function benchChecks(): Row[] {
  const own = textsOf('pages')
  const all = manyPages(many)
  return [
    wholeRow('check, own site: all, in the process', own, 9),
    wholeRow(`check, ${many} pages of 8 blocks: all, in the process`, all, 3),
    stagesRow(all),
    ...changeRows(all),
  ]
}

function wholeRow(what: string, texts: Texts, turns: number): Row {
  let found = 0
  const { wall, cpu } = middle(turns, () => {
    found = filled(texts).findings().length
  })
  const speed = `${Math.round((texts.length / wall) * 1000)} documents/s, ${found} findings`
  return { what, value: wall, unit: 'ms', also: `${cpu.toFixed(0)} ms of processors; ${speed}` }
}

function filled(texts: Texts): Content {
  const content = createContent({ root: 'pages', drawings: drawingSizes() })
  for (const [key, text] of texts) content.set(key, text)
  return content
}

/** How the time divides among the stages, each called as the check calls it for a document without findings. */
function stagesRow(texts: Texts): Row {
  const drawings = drawingSizes()
  const times = { parse: 0, shape: 0, facts: 0, words: 0, graph: 0 }
  let last = 0
  const take = (stage: keyof typeof times) => {
    const now = performance.now()
    times[stage] += now - last
    last = now
  }
  for (const [key, text] of texts) {
    const kind = kindOf(key)
    if (kind !== 'page') continue
    const source = createSource(`pages/${key}`, text)
    last = performance.now()
    const { value } = parseJson(text)
    take('parse')
    const shape = checkShape(kind, value)
    take('shape')
    readFacts(source, kind, value, shape, drawings)
    take('facts')
    readWording(source, kind, value)
    take('words')
  }
  const content = filled(texts)
  last = performance.now()
  content.findings()
  take('graph')
  const total = Object.values(times).reduce((sum, time) => sum + time, 0)
  const shares = Object.entries(times).map(([stage, time]) => `${stage} ${Math.round((100 * time) / total)} %`)
  return { what: `check, ${many} pages of 8 blocks: its stages`, value: total, unit: 'ms', also: shares.join(', ') }
}

/**
 * A changed word or a mistake concerns its own document, a changed place also those that lead to it. The page that most others lead to
 * is the most expensive one.
 */
function changeRows(texts: Texts): Row[] {
  const content = filled(texts)
  content.findings()
  let turn = 0
  const row = (name: string, key: string, change: (text: string, turn: number) => string): Row => {
    const text = content.text(key) ?? ''
    const { wall, cpu } = middle(21, () => {
      content.set(key, change(text, turn++))
      content.findings()
    })
    content.set(key, text)
    content.findings()
    const also = `${cpu.toFixed(1)} ms of processors`
    return { what: `check, ${many} pages of 8 blocks: one changed ${name}`, value: wall, unit: 'ms', also }
  }
  const [key] = texts[texts.length >> 1] ?? ['']
  const idOf = (text: string, at: number) => text.replace('"type": "', `"id": "place-${at}", "type": "`)
  return [
    row('text', key, (text, at) => text.replace('"lead": "', `"lead": "${at} `)),
    row('title', key, (text, at) => text.replace('"title": "', `"title": "${at} `)),
    row('heading', 'compliance.json', (text, at) => text.replace('## Security', `## Security ${at}`)),
    row('text with a mistake', key, (text, at) => (at % 2 ? text : text.replace('"lead": "', '"leed": "'))),
    row('link', key, (text, at) => text.replace('"href": "/', `"href": "/about?turn=${at}`)),
    row('id', key, idOf),
    row('id of the page that most others lead to', mostLinked(texts), idOf),
  ]
}

function mostLinked(texts: Texts): string {
  const counts = new Map<string, number>()
  for (const [, text] of texts)
    for (const [, route] of text.matchAll(/"href": "\/([a-z-]+)"/g))
      counts.set(`${route}.json`, (counts.get(`${route}.json`) ?? 0) + 1)
  const [[key] = ['']] = [...counts].sort(([, a], [, b]) => b - a)
  return key
}

interface Cost {
  /** Milliseconds by the clock. */
  wall: number
  /** Milliseconds of the processors: what other programs on the machine do does not count. */
  cpu: number
}

/** The middle of `count` measured calls. */
function middle(count: number, work: () => void): Cost {
  const costs = Array.from({ length: count }, (): Cost => {
    const start = performance.now()
    const used = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(used)
    return { wall: performance.now() - start, cpu: (user + system) / 1000 }
  })
  return { wall: median(costs.map(({ wall }) => wall)), cpu: median(costs.map(({ cpu }) => cpu)) }
}

import { complete } from '../../src/content/assist/index.ts'
import { createContent } from '../../src/content/store/index.ts'
import { drawingSizes } from '../outline/drawings.ts'
import { manyPages } from './manyPages.ts'
import { median, type Row } from './table.ts'

const pages = 1000
const turns = 21

/** What an editor of code waits for while somebody types in a large site: first what is offered, then the findings. */
export function benchCompletion(): Row[] {
  const texts = manyPages(pages)
  const content = createContent({ root: 'pages', drawings: drawingSizes() })
  for (const [key, text] of texts) content.set(key, text)
  content.findings()
  const [key = '', text = ''] = texts[texts.length >> 1] ?? []
  const row = (what: string, written: string): Row => {
    const block = `{ "type": "banner", ${written} },`
    const start = text.indexOf('[', text.indexOf('"blocks"')) + 1
    const whole = text.slice(0, start) + block.replace('|', '') + text.slice(start)
    let found = 0
    const value = timed(() => {
      found = complete(content, key, whole, start + block.indexOf('|')).length
    })
    return { what: `completion, ${pages} pages: ${what}`, value, unit: 'ms', also: `${found} offers` }
  }
  let turn = 0
  const typed = timed(() => {
    content.set(key, text.replace('"title": "', `"title": "${turn++} `))
    content.findings()
  })
  return [
    row('the pages of a link', '"primaryLink": "/|"'),
    row('the fields of a block', '"|"'),
    row('the tokens of a text', '"title": "{|"'),
    row('the drawings of a block', '"drawing": { "name": "|" }'),
    { what: `completion, ${pages} pages: findings after a key was pressed`, value: typed, unit: 'ms' },
  ]
}

function timed(work: () => void): number {
  return median(
    Array.from({ length: turns }, () => {
      const start = performance.now()
      work()
      return performance.now() - start
    }),
  )
}

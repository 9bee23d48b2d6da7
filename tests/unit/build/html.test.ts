import { expect, test } from 'vitest'
import { type HtmlParts, htmlPage } from '../../../scripts/build/html.ts'
import { shell } from '../../../scripts/dev/shell.ts'
import type { PageDocument } from '../../../src/model/document.ts'

const hostile = `x"><img src=y onerror=alert(1)>&'`
const escaped = "x&quot;&gt;&lt;img src=y onerror=alert(1)&gt;&amp;'"

/** The names of the attributes of an element, in order. */
const names = (element: string) => [...element.matchAll(/ ([\w-]+)(?:="[^"<>]*")?(?=[ >])/g)].map(([, name]) => name)

test('SEC-2 whatever is written into the attributes of a page, none ends early', () => {
  const document = { hash: hostile, code: hostile, policy: hostile } as PageDocument
  const sheet = { address: hostile, integrity: hostile, text: '' }
  const html = htmlPage({
    rendered: { head: '', top: '', body: '', foot: '' },
    document,
    address: hostile,
    site: { language: hostile } as HtmlParts['site'],
    assets: { boot: hostile, bootIntegrity: hostile, react: hostile, client: hostile, font: hostile, site: hostile },
    sheets: [sheet],
    data: { name: `</script>${hostile}` },
  })
  expect(html).not.toContain('<img')
  expect(html.match(/<\/script>/g)).toHaveLength(2)
  expect(html.split(escaped)).toHaveLength(14)
  expect(names(/<html[^>]*>/.exec(html)?.[0] ?? '')).toEqual([
    'lang',
    ...['document', 'hash', 'site', 'code', 'policy', 'react', 'client'].map((name) => `data-${name}`),
  ])

  const draft = shell(document, hostile, hostile)
  expect(draft).not.toContain('<img')
  expect(draft.split(escaped)).toHaveLength(5)
})

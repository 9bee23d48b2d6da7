import { expect, test } from 'vitest'
import { htmlPage, linkTo, startOf } from '../../../scripts/build/html.ts'
import type { PageDocument } from '../../../src/model/document.ts'

const hostile = `x"><img src=y onerror=alert(1)>&'`
const escaped = "x&quot;&gt;&lt;img src=y onerror=alert(1)&gt;&amp;'"

/** The names of the attributes of an element, in order. */
const names = (element: string) => [...element.matchAll(/ ([\w-]+)(?:="[^"<>]*")?(?=[ >])/g)].map(([, name]) => name)

test('SEC-2 whatever is written into the attributes of a page, none ends early', () => {
  const document = { hash: hostile, site: hostile, code: hostile, policy: hostile } as PageDocument
  const file = { address: hostile, integrity: hostile }
  const html = htmlPage({
    rendered: { head: '', top: '', body: '', foot: '' },
    document,
    address: hostile,
    language: hostile,
    about: { 'data-react': hostile, 'data-client': hostile },
    font: hostile,
    styles: linkTo(file),
    script: startOf(file),
    data: { name: `</script>${hostile}` },
  })
  expect(html).not.toContain('<img')
  expect(html.match(/<\/script>/g)).toHaveLength(2)
  expect(html.split(escaped)).toHaveLength(14)
  expect(names(/<html[^>]*>/.exec(html)?.[0] ?? '')).toEqual([
    'lang',
    ...['document', 'hash', 'site', 'code', 'policy', 'react', 'client'].map((name) => `data-${name}`),
  ])
})

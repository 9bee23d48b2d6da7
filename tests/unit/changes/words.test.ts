import { expect, test } from 'vitest'
import { changesReport } from '../../../scripts/changes/report.ts'
import { markdown, plainText } from '../../../scripts/changes/style.ts'
import { compareSites } from '../../../src/content/changes/index.ts'

const page = (title: string) => JSON.stringify({ title, blocks: [{ type: 'hero', title }] })
const before = { 'index.json': page('Money on one rail'), 'about.json': page('Who we are') }

const changed = (after: Record<string, string>) =>
  compareSites(new Map(Object.entries(before)), new Map(Object.entries(after)), { root: 'pages', drawings: {} })

const legend = 'In the lines below, [-these words-] were taken out and [+these words+] were put in.\n'

test('a terminal that shows words taken out and put in is told what the marks around them mean', () => {
  const changes = changed({ ...before, 'about.json': page('Who we were') })
  expect(changesReport(changes, [], plainText)).toContain(legend)
  expect(changesReport(changes, [], markdown)).not.toContain('these words')
})

test('a mark of the words themselves is told from the mark after them', () => {
  const changes = changed({ ...before, 'about.json': page('Who 350+ are') })
  expect(changesReport(changes, [], plainText)).toContain('[-we-] [+350+ +]')
})

test('where nothing is marked, no mark is explained; visitors to a removed page are spoken of', () => {
  const report = changesReport(changed({ 'index.json': before['index.json'] }), [], plainText)
  expect(report).not.toContain('these words')
  expect(report).toContain('Visitors to /about now see the page for unknown addresses (404)')
})

test('where visitors to a moved page are sent is said', () => {
  const moved = JSON.parse(page('Who we are')) as object
  const company = JSON.stringify({ ...moved, redirectFrom: ['/about'] })
  const report = changesReport(changed({ 'index.json': before['index.json'], 'company.json': company }), [], plainText)
  expect(report).toContain('Visitors to /about are now sent to /company.')
})

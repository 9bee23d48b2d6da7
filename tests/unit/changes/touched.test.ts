import { describe, expect, test } from 'vitest'
import { changesReport } from '../../../scripts/changes/report.ts'
import { markdown } from '../../../scripts/changes/style.ts'
import { compareSites } from '../../../src/content/changes/compare.ts'
import { baseTexts } from '../content/base.ts'

const story = (title: string, more: object = {}) =>
  JSON.stringify({ title, ...more, blocks: [{ type: 'caseStudy', brand: title, title, lists: [], parts: [] }] })
const list = JSON.stringify({
  title: 'All stories',
  blocks: [{ type: 'caseStudies', layout: 'large', title: 'Stories', folder: 'stories' }],
})
const faq = { type: 'faq', title: 'Questions', items: [{ question: 'Is it one?', answer: 'It is.' }] }
const page = (...blocks: object[]) => JSON.stringify({ title: 'A page', blocks })
const before = { ...baseTexts, 'stories.json': list, 'stories/a.json': story('Acme'), 'one.json': page(faq) }
const changesTo = (texts: Record<string, string | null>) => {
  const after = Object.entries({ ...before, ...texts }).filter((one): one is [string, string] => one[1] !== null)
  const options = { root: 'pages', drawings: {}, today: '2026-11-26' }
  return compareSites(new Map(Object.entries(before)), new Map(after), options)
}
const reportOf = (texts: Record<string, string | null>) => changesReport(changesTo(texts), [], markdown)

describe('the pages that list another one', () => {
  test('are told of one that begins later, with its day', () => {
    const fresh = { 'stories/b.json': story('Bravo', { from: '2027-01-15' }) }
    expect(changesTo(fresh).later).toEqual([{ route: '/stories', day: '2027-01-15', by: 'stories/b.json' }])
    expect(reportOf(fresh)).toContain('- `/stories`: shows “Bravo” from 15 January 2027 on')
  })

  test('are told that they show it no longer, or not yet', () => {
    const { own } = changesTo({ 'stories/a.json': story('Acme', { from: '2027-01-15' }) })
    expect(own.find(({ route }) => route === '/stories')).toMatchObject({ lost: ['stories/a.json'] })
    expect(reportOf({ 'stories/a.json': null })).toContain('- `/stories`: no longer shows “Acme”\n')
    expect(reportOf({ 'stories/a.json': story('Axis') })).toContain('- `/stories`: shows “Axis”\n')
  })
})

test('a block that moves into another document is told with its words in neither', () => {
  const shared = JSON.stringify({ title: 'Questions of two pages', blocks: [faq] })
  const report = reportOf({ 'one.json': page({ type: 'shared', use: 'questions' }), '_shared/questions.json': shared })
  expect(report).toContain('moved here from `/one`, word for word\n')
  expect(report).toContain('moved to `_shared/questions.json`, word for word\n')
  expect(report).not.toContain('Is it one?')
  const copied = reportOf({ '_shared/questions.json': shared })
  expect(copied).toContain('Is it one?')
})

import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { openGuide } from '../../../scripts/guide/index.ts'
import { otherNames } from '../../../src/content/schema/otherNames.ts'
import { blockTypes } from '../../../src/content/schema/catalogue.ts'

// The script of the guide as a browser gets it, on a page that has no search box.
const script = String(openGuide('pages', { isLive: false }).files.get('assets/guide.js')?.())
const page = { documentElement: { dataset: {} }, querySelector: () => null, querySelectorAll: () => [] }
const find = runInNewContext(`${script}\n;(words) => findEntries(guideIndex, words).map(([path]) => path)`, {
  document: page,
}) as (words: string) => string[]

it.each([
  ['menu', 'navigation-and-footer'],
  ['link in navigation', 'navigation-and-footer'],
  ['header', 'navigation-and-footer'],
  ['footer', 'navigation-and-footer'],
  ['logo', 'add-a-partner'],
  ['how do I add a button?', 'blocks/banner'],
  ['hide a page', 'drafts-and-days'],
  ['image size', 'blocks/picture'],
  ['case study', 'add-a-case-study'],
  ['statistic', 'change-a-figure'],
  ['reusable', 'share-blocks'],
  ['statistic', 'blocks/stats'],
  ['Statistics', 'blocks/stats'],
  ['logo', 'blocks/partners'],
  ['testimonial', 'blocks/testimonials'],
  ['accordion', 'blocks/faq'],
  ['slider', 'blocks/tabs'],
  ['carousels', 'blocks/tabs'],
  ['call to action', 'blocks/banner'],
  ['button', 'blocks/banner'],
  ['price table', 'blocks/rows'],
  ['price', 'change-a-figure'],
  ['fee', 'change-a-figure'],
  ['terms', 'change-a-text'],
  ['announcement', 'drafts-and-days'],
  ['notice', 'drafts-and-days'],
  ['team', 'blocks/cardGrid'],
  ['not used on this site', 'rules/phrase'],
])('DOC-3 "%s" is found', (words, path) => {
  expect(find(words).slice(0, 5)).toContain(path)
})

it('DOC-3 every name that a schema gives finds its block', () => {
  const lost = blockTypes.flatMap((type) => otherNames(type).filter((name) => !find(name).includes(`blocks/${type}`)))
  expect(blockTypes.flatMap(otherNames).length).toBeGreaterThan(80)
  expect(lost).toEqual([])
})

it('DOC-3 every word counts, those that nothing holds do not, and nothing finds nothing', () => {
  expect(find('comma missing')[0]).toBe('rules/commaMissing')
  expect(find('tabletDrawing')[0]).toBe('blocks/hero')
  expect(find('comma nowhereatall')).toEqual(find('comma'))
  expect(find('nowhereatall')).toEqual([])
  expect(find('how to')).not.toEqual([])
  expect(find('  ')).toEqual([])
})

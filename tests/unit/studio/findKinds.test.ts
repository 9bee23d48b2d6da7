import { describe, expect, test } from 'vitest'
import { blockTypes } from '../../../src/content/schema/index.ts'
import { findKinds } from '../../../src/studio/ui/add/findKinds.ts'
import { gridRows, neighborOf } from '../../../src/studio/ui/add/gridKeys.ts'
import { type Kind, kindsFor } from '../../../src/studio/core/kinds.ts'

const types = (typed: string) => findKinds(kindsFor([]), typed).map(({ type }) => type)

/** What people who know other tools write, or who know none. */
const phrases: Readonly<Record<string, readonly string[]>> = {
  apiSection: ['code block', 'for developers', 'code snippet'],
  apiStepper: ['api explorer', 'code tabs', 'playground'],
  appStrip: ['app store', 'download the app', 'mobile app'],
  audience: ['who it is for', 'personas', 'target group'],
  banner: ['call to action', 'cta', 'closing'],
  bento: ['bento grid', 'tiles', 'mosaic'],
  booking: ['calendar', 'book a demo', 'appointment'],
  cardDesigner: ['configurator', 'credit card', 'interactive demo'],
  cardGrid: ['three columns', 'cards', 'info boxes'],
  caseStudies: ['customer stories', 'portfolio', 'latest posts'],
  caseStudy: ['success story', 'client story', 'customer case'],
  checklist: ['requirements', 'to do', 'what you need'],
  faq: ['accordion', 'questions', 'toggle'],
  features: ['feature list', 'services', 'benefits'],
  form: ['contact form', 'newsletter', 'get in touch'],
  hero: ['header', 'cover', 'page header'],
  kinds: ['categories', 'options', 'icon row'],
  ledger: ['list with icons', 'bullet points', 'picture and list'],
  linkStrip: ['buttons', 'navigation', 'links'],
  notFound: ['error page', 'page not found', 'dead link'],
  pair: ['side by side', 'comparison', 'two boxes'],
  partnerPaths: ['affiliate programme', 'referral', 'two ways'],
  partners: ['logos', 'logo wall', 'sponsors'],
  passage: ['notice', 'text block', 'announcement'],
  picture: ['image', 'photo', 'picture with caption'],
  placeholder: ['coming soon', 'under construction', 'maintenance'],
  richText: ['paragraph', 'wysiwyg', 'long text'],
  rows: ['pricing', 'table', 'price list'],
  search: ['search box', 'search bar', 'find questions'],
  split: ['picture with words', 'image and text', 'media & text', 'text next to a photo'],
  stats: ['numbers', 'key figures', 'counters'],
  steps: ['how it works', 'timeline', 'step by step'],
  tabs: ['tab', 'slider', 'carousel'],
  tale: ['our story', 'about us', 'company history'],
  testimonials: ['quotes', 'reviews', 'what customers say'],
  trunk: ['sitemap', 'overview', 'directory'],
}

describe('a block is among the first three', () => {
  const offered = blockTypes.filter((type) => type !== 'shared')
  test('everyday words are known of every type', () => expect(Object.keys(phrases).sort()).toEqual([...offered].sort()))

  test.each(Object.entries(phrases).flatMap(([type, all]) => all.map((phrase) => ({ type, phrase }))))(
    '$phrase: $type',
    ({ type, phrase }) => expect(types(phrase).slice(0, 3)).toContain(type),
  )
})

test('a shared block comes after the page’s own that has the same name', () => {
  const shared = { key: '_shared/closing.json', name: 'closing', title: 'Closing', types: ['banner'], usedOn: [] }
  const found = findKinds(kindsFor([], [shared]), 'closing')
  expect(found[0]?.type).toBe('banner')
  expect(found[1]?.use).toBe('closing')
})

test('a word that nobody knows does not hide what the others mean', () => {
  expect(types('wonderful testimonials')[0]).toBe('testimonials')
  expect(types('zzz')).toEqual([])
})

test('a phrase is found from its first letters on', () => {
  expect(types('accor')[0]).toBe('faq')
  expect(types('how it w')[0]).toBe('steps')
})

test('arrows go through the kinds as they are seen: along a row, and from group to group', () => {
  const all = ['a1', 'b1', 'a2', 'a3', 'b2', 'a4', 'b3'].map((id) => ({ id, group: id[0] }) as Kind)
  const rows = gridRows(all, false, 3)
  const next = (key: string, from: string) =>
    neighborOf(
      key,
      rows,
      all.find(({ id }) => id === from),
    )?.id
  expect(rows.map((row) => row.map(({ id }) => id))).toEqual([['a1', 'a2', 'a3'], ['a4'], ['b1', 'b2', 'b3']])
  expect(['a3', 'a4', 'b3'].map((from) => next('ArrowRight', from))).toEqual(['a4', 'b1', 'b3'])
  expect(['b1', 'a1'].map((from) => next('ArrowLeft', from))).toEqual(['a4', undefined])
  expect(['a1', 'a3', 'a4', 'b2'].map((from) => next('ArrowDown', from))).toEqual(['a4', 'a4', 'b1', 'b2'])
  expect(['b2', 'a4', 'a2'].map((from) => next('ArrowUp', from))).toEqual(['a4', 'a1', 'a2'])
})

import { describe, expect, test } from 'vitest'
import { figuresIn } from '../../../scripts/changes/figures.ts'
import { figureLines, oldFigures } from '../../../scripts/changes/oldFigures.ts'
import { plainText } from '../../../scripts/changes/style.ts'
import { rootName } from '../../../scripts/lib/readContent.ts'
import { drawnWords } from '../../../scripts/refactor/drawnWords.ts'
import { readSite } from '../../../scripts/refactor/site.ts'
import { compareSites } from '../../../src/content/changes/index.ts'
import { baseText, baseTexts } from '../content/base.ts'
import { scratchSite } from '../refactor/scratch.ts'

const site = scratchSite()

test.each([
  ['Up to 30% commission, 30 % or 30 per cent', ['30%', '30%', '30 per cent']],
  ['NGN 5,000, ₦6,000.50 or USD\u00a042', ['NGN 5,000', '₦6,000.50', 'USD 42']],
  ['300+ partners rate us 4.9/5, in 24h', ['300+', '4.9/5', '24h']],
  ['1,240 clicks, 318 of them, 93 active ones', ['1,240', '318', '93 active']],
  ['We answer in 3 days, within 24 hours', ['3 days', '24 hours']],
  ['A 15-minute demo for 42 people', ['15-minute', '42 people']],
  // Too small, too common, or no figures at all.
  ['One of 3 accounts, 18 or over, 42 does, since 2019', []],
  ['Last revised: 24 November 2026, 24/11/2026, 2026-11-24', []],
  ['+234 800 000 0000, from 09:00 to 17:30, the 12th, A4, v2.1, T+1', []],
])('the figures of %j', (text, figures) => {
  expect(figuresIn(text).map(({ figure }) => figure)).toEqual(figures)
})

describe('a figure that was changed in one text only', () => {
  const lead = 'We move money between accounts, cards and bills.'
  const about = (words: string, point = 'One rail for all money') =>
    baseText('about.json').replace(lead, words).replace('One rail for all money', point)

  /** The old figures that are left when these documents become those. */
  function left(before: Record<string, string>, after: Record<string, string>) {
    const [old, now] = [
      { ...baseTexts, ...before },
      { ...baseTexts, ...before, ...after },
    ]
    site.write(now)
    const [one, other] = [old, now].map((texts) => new Map(Object.entries(texts)))
    const { documents } = compareSites(one ?? new Map(), other ?? new Map(), { root: 'pages', drawings: {} })
    return oldFigures(documents, readSite(site.folder))
  }
  const [old, next] = ['You keep 94.7% of all that you earn.', 'You keep 95.3% of all that you earn.']
  const closing = baseText('_shared/closing.json').replace('your own case', 'your 94.7%')

  test('is the same with a hyphen, of one and of many', () => {
    const before = { 'about.json': about('We answer within 94 hours.', 'A 94-hour limit') }
    const list = left(before, { 'about.json': about('We answer within 95 hours.', 'A 94-hour limit') })
    expect(list).toMatchObject([{ figure: '94 hours', now: ['95 hours'], places: [{}] }])
    expect(list[0]?.places[0]?.what).toContain('A 94-hour limit')
    expect(left(before, { 'about.json': about('We answer in the 94‑hour limit.', 'A 94-hour limit') })).toEqual([])
  })

  test('is named with the places in which it is still the old one', () => {
    const list = left(
      { 'about.json': about(old, 'You keep 94.7%'), '_shared/closing.json': closing },
      { 'about.json': about(next, 'You keep 94.7%') },
    )
    expect(list).toMatchObject([{ figure: '94.7%', now: ['95.3%'], from: ['/about'] }])
    const lines = figureLines(list, plainText).map((line) => line.replaceAll(`${rootName(site.folder)}/`, ''))
    expect(lines.filter((line) => line.includes('- '))).toEqual([
      '- 94.7% became 95.3% in /about, and is still in 2 places:',
      '  - _shared/closing.json:4: Banner, 1st block: the title says "See it with your 94.7%" (/about and /)',
      '  - about.json:14: Hero, 1st block: the 1st point says "You keep 94.7%" (/about)',
    ])
  })

  test('is named where a drawing says it', () => {
    const all = [...drawnWords()].map(([name, texts]) => ({ name, figure: texts.flatMap(figuresIn)[0]?.figure ?? '' }))
    const { name, figure } = all.find((one) => one.figure !== '') ?? { name: '', figure: '' }
    const page = (words: string) => about(words).replace('startHero', name)
    const list = left({ 'about.json': page(`It is ${figure}.`) }, { 'about.json': page('It is 77.7%.') })
    expect(list).toMatchObject([{ figure, now: ['77.7%'] }])
    expect(list[0]?.places[0]?.what).toContain(`shows "${name}", a drawing that says`)
  })

  test('is no matter where it is changed everywhere, only moved, or taken away', () => {
    const both = (words: string) => ({ 'about.json': about(words), '_shared/closing.json': closing })
    const changed = { 'about.json': about(next), '_shared/closing.json': closing.replace('94.7%', '95.3%') }
    expect(left(both(old), changed)).toEqual([])
    expect(left(both(old), { 'about.json': about('All that you earn, 94.7% of it, is yours.') })).toEqual([])
    expect(left(both(old), { 'about.json': about('You keep most of what you earn.') })).toEqual([])
  })

  test('of many places the first three are named, and how to see all', () => {
    const points = Array.from({ length: 5 }, (_, at) => `"${at} of 94.7%"`).join(', ')
    const page = (words: string) => about(words).replace('"One rail for all money"', points)
    const lines = figureLines(left({ 'about.json': page(old) }, { 'about.json': page(next) }), plainText)
    expect(lines.filter((line) => line.startsWith('  - '))).toHaveLength(4)
    expect(lines).toContain('  - 2 more: npm run where-used -- "94.7%" lists them')
  })
})

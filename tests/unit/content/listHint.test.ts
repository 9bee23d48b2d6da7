import { describe, expect, test } from 'vitest'
import { listHint } from '../../../src/content/suggest/listHint.ts'
import { baseText, baseTexts } from './base.ts'
import { cases, textsOf } from './corpus.ts'
import { contentOf } from './support.ts'

const listed = new Set(['tokenUnknown', 'blockTypeUnknown', 'blockTypeMissing', 'drawing', 'sharedUnknown'])

describe('DOC-7 a hint about names', () => {
  test('names the nearest five and the page that lists all', () => {
    const names = ['apple', 'pear', 'plum', 'peach', 'cherry', 'quince', 'fig']
    expect(listHint('drawings', 'pearl', names)).toBe(
      'The nearest are pear, peach, plum, cherry and apple. The guide shows all: npm run dev, then the page /_guide/drawings.',
    )
    expect(listHint('tokens', 'x', ['brand', 'email'])).toContain('There are brand and email.')
    expect(listHint('types', '', names)).not.toContain('apple')
  })

  test('is left out where something is suggested, and short where nothing is', () => {
    const about = cases.filter(({ out }) => out.some(({ code }) => listed.has(code)))
    const texts = [
      ...about.map((one) => textsOf(one.in)),
      { ...baseTexts, 'about.json': baseText('about.json').replace('{brand} moves', '{qqqq} moves') },
      { ...baseTexts, 'about.json': baseText('about.json').replace('"richText"', '"zzzzz"') },
      { ...baseTexts, 'about.json': baseText('about.json').replace('"homeHero"', '"qqqqq"') },
    ]
    const found = texts.flatMap((one) => contentOf(one).findings()).filter(({ code }) => listed.has(code))
    expect(new Set(found.map(({ code }) => code))).toEqual(listed)
    for (const { hint = '', suggestions } of found) {
      if (suggestions.length > 0) expect(hint).toBe('')
      expect(hint.split(',').length).toBeLessThanOrEqual(6)
    }
  })
})

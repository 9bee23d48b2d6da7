import { describe, expect, test } from 'vitest'
import { baseText, baseTexts } from './base.ts'
import { applyFix, contentOf } from './support.ts'

/** A case study whose mark is written like this; '' leaves the field out. */
function study(mark: string) {
  const block = {
    type: 'caseStudies',
    title: 'What our customers did',
    studies: [
      {
        brand: 'Acme',
        mark,
        line: 'sun',
        category: 'Gaming',
        title: 'Airtime for gamers',
        location: 'Nigeria',
        href: '/about',
      },
      {
        brand: 'Kredapay',
        mark: 'kredapay',
        line: 'sky',
        category: 'Finance',
        title: 'One API',
        location: 'Nigeria',
        href: '/',
      },
    ],
  }
  const text = baseText('index.json').replace(
    '{ "type": "shared"',
    `${JSON.stringify(block).replace('"mark":"",', '')},\n    { "type": "shared"`,
  )
  return { ...baseTexts, 'index.json': text }
}

const marksIn = (texts: Record<string, string>) => /"mark":\s*"[^"]*"/.exec(texts['index.json'] ?? '')?.[0]

describe('what belongs to somebody else is never offered', () => {
  test('the mark of another company', () => {
    const text = study('kredapay')['index.json'].replace(/"studies":\[.*?\]/, '"studies":"Acme"')
    const texts = { ...baseTexts, 'index.json': text }
    expect(marksIn(applyFix(texts, contentOf(texts).findings()))).toBeUndefined()
  })

  test('a mark that is only a little like the one that was written', () => {
    const found = (mark: string) => contentOf(study(mark)).findings()
    expect(found('gamepad')).toMatchObject([
      { code: 'pictureUnknown', suggestions: [], fix: { title: 'Remove "mark"' } },
    ])
    expect(found('gameprid')).toMatchObject([{ code: 'pictureUnknown', suggestions: ['gamepride'] }])
  })

  test('where a link of the example leads, and what its drawing shows', () => {
    const without = (key: string, from: string, to: string) => {
      const texts = { ...baseTexts, [key]: baseText(key).replace(from, to) }
      return applyFix(texts, contentOf(texts).findings())[key]
    }
    expect(without('index.json', ', "href": "/about#our-story"', '')).toContain('"href": ""')
    expect(without('index.json', '{ "text": "About us", "href": "/about#our-story" }', '"About us"')).toContain(
      '{ "text": "About us", "href": "" }',
    )
    expect(without('about.json', '"name": "startHero", ', '')).toContain('"name": ""')
  })
})

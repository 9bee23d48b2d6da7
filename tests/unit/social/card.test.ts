import { describe, expect, test } from 'vitest'
import { measureText, outline } from '../../../scripts/outline/outline.ts'
import { type Card, cardOf } from '../../../scripts/social/card.ts'
import { setHeading } from '../../../scripts/social/heading.ts'
import { lines } from '../../../src/drawings/kit/lines.ts'

const base: Card = { brand: 'Brightrail', host: 'www.brightrail.example', heading: 'Pay one person or a whole list' }

const headings = {
  'one word': 'FAQs',
  'the home page': 'Collect, hold and send money on one rail',
  'German, 70 letters': 'Zahlungen für Geschäftskunden über eine einzige Schnittstelle abwickel',
  'French, 70 letters': "Créez, gérez et réglez toutes vos dépenses à l'échéance prévue, été on",
  'long words': 'Rechtsschutzversicherungsgesellschaftsangestellter',
  'the widest letters there are': 'WWWWWWWWW '.repeat(7).trim(),
  'one word of 70 letters': 'W'.repeat(70),
}

interface DrawnText {
  words: string
  left: number
  right: number
  y: number
  size: number
}

function textsOf(card: Card): DrawnText[] {
  const found = cardOf(card)
    .svg()
    .matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)
  return [...found].map(([, attributes = '', words = '']) => {
    const { left, width } = measureText(attributes, words)
    const read = (name: string) => Number(new RegExp(`(?:^| )${name}="([\\d.]+)"`).exec(attributes)?.[1])
    return { words, left, right: left + width, y: read('y'), size: read('font-size') }
  })
}

/** The lines of the heading: the texts after brand and host. */
const headingOf = (card: Card) => textsOf(card).slice(2)

describe('the social image', () => {
  test.each(Object.entries(headings))(
    'SEO-1 holds every letter of %s, large, clear of the lines and of the logo',
    (_, heading) => {
      for (const line of [undefined, ...lines]) {
        const card = { ...base, heading, ...(line && { line }) }
        const set = headingOf(card)
        expect(
          set
            .map(({ words }) => words)
            .join('')
            .replace(/ /g, ''),
        ).toBe(heading.replace(/ /g, ''))
        for (const { left, right, y, size } of set) {
          expect(size).toBeGreaterThanOrEqual(44)
          expect(left).toBeGreaterThan(64)
          // The nearest line begins to climb at x = 775, y = 552.
          expect(right).toBeLessThanOrEqual(812)
          expect(y - size * 0.75).toBeGreaterThan(120)
          expect(y + size * 0.22).toBeLessThan(518)
        }
        expect(outline('x', cardOf(card).svg())).not.toMatch(/<text|NaN|undefined/)
      }
    },
  )

  test('SEO-1 is 1200 by 630, with brand and host', () => {
    const { width, height } = cardOf(base)
    expect({ width, height }).toEqual({ width: 1200, height: 630 })
    expect(textsOf(base).map(({ words }) => words)).toEqual(
      expect.arrayContaining(['Brightrail', 'www.brightrail.example']),
    )
  })

  test('draws all four lines, or the line of the page alone', () => {
    const colours = (card: Card) =>
      new Set(
        cardOf(card)
          .svg()
          .match(/#(?:0c8a7b|e2552c|5ab0e2)/g),
      )
    expect(colours(base).size).toBe(3)
    expect([...colours({ ...base, line: 'clay' })]).toEqual(['#e2552c'])
  })

  test('characters that mean something in markup are words', () => {
    expect(headingOf({ ...base, heading: 'A & <script>' }).map(({ words }) => words)).toEqual([
      'A &amp; &lt;script&gt;',
    ])
  })

  test('has the brand for its heading when the font lacks a letter, and nothing when it lacks those too', () => {
    expect(headingOf({ ...base, heading: 'Łódź' }).map(({ words }) => words)).toEqual(['Brightrail'])
    expect(() => outline('x', cardOf({ ...base, brand: 'Яркий', heading: '支付' }).svg())).not.toThrow()
  })

  test('leaves out an address that would run into the brand', () => {
    const host = `${'long-'.repeat(12)}name.example`
    expect(textsOf({ ...base, host }).map(({ words }) => words)).not.toContain(host)
  })
})

describe('a heading', () => {
  const room = {
    width: 740,
    steps: [
      { size: 100, lines: 2 },
      { size: 50, lines: 3 },
    ],
  }

  test('is as large as its room allows', () => {
    expect(setHeading('Short', room).size).toBe(100)
    expect(setHeading('A heading that does not fit on two lines of that size', room).size).toBe(50)
  })

  test('leaves no word alone on its last line', () => {
    const { lines: set } = setHeading('Pay people, suppliers and bills on time', room)
    const lengths = set.map((line) => line.length)
    expect(Math.min(...lengths)).toBeGreaterThan(Math.max(...lengths) / 2)
  })

  test('cuts a word only when no size helps, and says so when something had to go', () => {
    expect(setHeading('x'.repeat(60), room).lines.join('')).toBe('x'.repeat(60))
    expect(setHeading('word '.repeat(60), room).lines.at(-1)).toMatch(/…$/)
  })
})

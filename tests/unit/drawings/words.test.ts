import { describe, expect, it } from 'vitest'
import { drawings } from '../../../scripts/outline/makeDrawings.ts'
import { measureText } from '../../../scripts/outline/outline.ts'
import { cuts, textsOf } from './markup.ts'

const forbidden = [
  [/\d{1,2}:\d{2}|\b\d+ ?(ms|s|seconds|minutes|hours)\b/i, 'a time or a duration'],
  [/%|\brates?\b|\binterest\b|\breturns?\b|\byield\b/i, 'a rate'],
  [/\b(EUR|KES|GHS|GBP)\b|[₦$€£]|FCFA/, 'another currency or a symbol'],
  [/\bbanks?\b|\bLtd\b|\bTV\b|internet|water|school|fuel/i, 'what is not offered or named'],
  [/instant|immediate|guarantee|\bfree\b|\bsecure\b|!/i, 'a promise'],
  [/Accra|Nairobi|Abidjan|Dakar|Yaound|Abuja|Kano/i, 'another city'],
] as const

/** Figures that stand as they are in the facts of the site. */
const literals = ['Up to 30% commission', '$5-$25', '$5-$50']

/** Drawings of nothing but lines. */
const wordless = [
  'payoutClosing wide',
  'payoutClosing small',
  'partnersClosing wide',
  'partnersClosing small',
  'apiStudy wide',
  'apiStudy small',
  'aboutClosing small',
  'aboutTeam wide',
  'aboutTeam small',
  'affiliatePaths wide',
]

describe.each(cuts)('the words of $name', ({ name, svg, scale }) => {
  const texts = textsOf(svg)

  it('are there', () => {
    expect(texts.length > 0).toBe(!wordless.includes(name))
  })

  it.each(forbidden)('hold nothing like %s (%s)', (pattern) => {
    const found = texts.map(({ words }) => words).filter((words) => pattern.test(words))
    expect(found.filter((words) => !literals.includes(words))).toEqual([])
  })

  it('are at least 10 px high at the narrowest width', () => {
    expect(Math.min(...texts.map(({ size }) => size)) * scale).toBeGreaterThanOrEqual(10)
  })

  it('have the number of an account, a token or a card in the mono face', () => {
    const numbers = texts.filter(({ words }) => /\b\d{4} \d{2}|••/.test(words))
    expect(numbers.filter(({ attributes }) => !attributes.includes('class="m"'))).toEqual([])
  })

  it('keep 6 px from their neighbours on the line', () => {
    const boxes = texts.map(({ attributes, words, size, dx, dy, grown }) => {
      const { left, width } = measureText(attributes, words)
      const y = Number(/(?:^| )y="([-\d.]+)"/.exec(attributes)?.[1]) * grown + dy
      return {
        words,
        left: left * grown + dx,
        right: (left + width) * grown + dx,
        top: y - size * 0.75,
        bottom: y + size * 0.2,
      }
    })
    const collisions = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter((b) => a.left < b.right + 6 && b.left < a.right + 6 && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.words} / ${b.words}`),
    )
    expect(collisions).toEqual([])
  })
})

it('a drawing that moves has words in the mono face only on pages with code, which have its letters', () => {
  const layers = Object.entries(drawings).flatMap(([name, { wide, small }]) =>
    [wide, small].flatMap((cut) => (cut?.living() ?? []).map((svg) => ({ name, svg }))),
  )
  const mono = layers.flatMap(({ name, svg }) =>
    textsOf(svg).flatMap(({ attributes, words }) => (attributes.includes('class="m"') ? [{ name, words }] : [])),
  )
  const others = mono.filter(({ name }) => !/^(?:api|bills)/.test(name))
  expect(others.length).toBeGreaterThan(5)
  expect(others.filter(({ words }) => !/^[\d •]+$/.test(words))).toEqual([])
})

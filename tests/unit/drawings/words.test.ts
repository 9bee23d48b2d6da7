import { describe, expect, it } from 'vitest'
import { measureText } from '../../../scripts/outline.ts'
import { cuts, textsOf } from './markup.ts'

const forbidden = [
  [/\d{1,2}:\d{2}|\b\d+ ?(ms|s|seconds|minutes|hours)\b/i, 'a time or a duration'],
  [/%|\brates?\b|\binterest\b|\breturns?\b|\byield\b/i, 'a rate'],
  [/\b(EUR|KES|GHS|GBP)\b|[₦$€£]|FCFA/, 'another currency or a sign'],
  [/\bbanks?\b|\bLtd\b|\bTV\b|internet|water|school|fuel/i, 'what is not offered or named'],
  [/instant|immediate|guarantee|\bfree\b|\bsecure\b|!/i, 'a promise'],
  [/Accra|Nairobi|Abidjan|Dakar|Yaound|Abuja|Kano/i, 'another city'],
] as const

describe.each(cuts)('the words of $name', ({ svg, scale }) => {
  const texts = textsOf(svg)

  it('are there', () => {
    expect(texts.length).toBeGreaterThan(3)
  })

  it.each(forbidden)('hold nothing like %s (%s)', (pattern) => {
    expect(texts.map(({ words }) => words).filter((words) => pattern.test(words))).toEqual([])
  })

  it('are at least 10 px high at the narrowest width', () => {
    expect(Math.min(...texts.map(({ size }) => size)) * scale).toBeGreaterThanOrEqual(10)
  })

  it('keep 6 px from their neighbours on the line', () => {
    const boxes = texts.map(({ attributes, words, size, dx, dy }) => {
      const { left, width } = measureText(attributes, words)
      const y = Number(/(?:^| )y="([-\d.]+)"/.exec(attributes)?.[1]) + dy
      return { words, left: left + dx, right: left + dx + width, top: y - size * 0.75, bottom: y + size * 0.2 }
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

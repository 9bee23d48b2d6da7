import { expect, test } from 'vitest'
import { suggest } from '../../../src/content/suggest/suggest.ts'

test('the nearest come first, and what is far is no suggestion', () => {
  expect(suggest('leed', ['lead', 'title', 'links'])).toEqual(['lead'])
  expect(suggest('colour', ['lead', 'title', 'links'])).toEqual([])
  expect(suggest('bat', ['cat', 'hat', 'boat', 'mat', 'rat'])).toEqual(['cat', 'hat', 'boat'])
})

test('large letters are a slip like any other, and the word itself is no suggestion', () => {
  expect(suggest('RichText', ['richText', 'RichText'])).toEqual(['richText'])
})

test('one or two slips in real names are found in at least 95 of 100 cases (DOC-7)', () => {
  const names = [
    'title',
    'subtitle',
    'description',
    'primaryLink',
    'primaryLinkText',
    'secondaryLink',
    'columns',
    'drawing',
  ]
  let right = 0
  let total = 0
  for (const name of names) {
    for (let at = 0; at < name.length; at++) {
      const slips = [
        name.slice(0, at) + name.slice(at + 1),
        `${name.slice(0, at)}x${name.slice(at)}`,
        name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2),
      ]
      for (const slip of slips) {
        if (slip === name) continue
        total++
        if (suggest(slip, names)[0] === name) right++
      }
    }
  }
  expect(right / total).toBeGreaterThanOrEqual(0.95)
})

test('a word of megabytes has no suggestion', () => {
  expect(suggest('x'.repeat(1_000_000), ['title'])).toEqual([])
})

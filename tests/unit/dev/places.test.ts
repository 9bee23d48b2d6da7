import { describe, expect, test } from 'vitest'
import {
  addPlaces,
  type Box,
  flagPlaces,
  freePlace,
  overlap,
  badgePlaces,
  toolPlaces,
} from '../../../src/dev/canvas/places.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })

describe('the tools of a block', () => {
  /** A low head of a page on a phone, right below the bar of the site. */
  const hero = box(0, 64, 360, 120)
  const size = { width: 124, height: 34 }
  const placeFor = (block: Box, words: readonly Box[], others: readonly Box[] = []) =>
    freePlace(toolPlaces(block, size, 64, 1), words, others)

  test('are inside of the upper edge, where no words are', () => {
    expect(placeFor(hero, [box(16, 120, 328, 40)])).toEqual(box(228, 72, 124, 34))
  })
  test('are at the left, where words are at the right', () => {
    expect(placeFor(hero, [box(180, 70, 164, 100)])).toEqual(box(8, 72, 124, 34))
  })
  test('cover no words of a low head: they are at its lower edge, or below it', () => {
    expect(placeFor(hero, [box(16, 80, 328, 40)])?.top).toBe(142)
    const words = [box(16, 80, 328, 90)]
    const below = placeFor(hero, words)
    expect(below).toEqual(box(228, 192, 124, 34))
    expect(placeFor(hero, words, [box(16, 200, 328, 40)])).toEqual(below)
  })
  test('are above a block that has no room for them, but not over the bar of the site', () => {
    const second = box(0, 400, 360, 120)
    const words = [box(16, 410, 328, 100)]
    expect(placeFor(second, words)?.top).toBe(358)
    expect(placeFor(second, words, [box(16, 360, 328, 20)])?.top).toBe(528)
  })
  test('leave the button alone that adds a block', () => {
    const wide = toolPlaces(hero, { width: 250, height: 34 }, 64, 1)
    const add = box(166, 170, 28, 28)
    expect(wide.some((place) => overlap(place, add))).toBe(false)
    expect(toolPlaces(hero, size, 64, 1).some((place) => overlap(place, add))).toBe(false)
  })
})

describe('the button that adds a block', () => {
  const places = addPlaces(box(0, 64, 360, 120), 1)

  test('is in the middle of the lower edge, else where no words are', () => {
    expect(freePlace(places, [])).toEqual(box(166, 170, 28, 28))
    expect(freePlace(places, [box(16, 176, 200, 30)])).toEqual(box(249, 170, 28, 28))
    expect(freePlace(places, [box(32, 176, 290, 30)])).toEqual(box(324, 170, 28, 28))
  })
})

describe('a flag', () => {
  const marked = box(16, 100, 200, 30)
  const size = { width: 180, height: 24 }
  const above = box(16, 76, 180, 24)

  test('is above what it marks, else below it, and never beside the page', () => {
    const places = flagPlaces(marked, size, 360, 0, 1)
    expect(freePlace(places, [])).toEqual(above)
    expect(freePlace(places, [box(16, 70, 300, 20)])?.top).toBe(130)
    // The bar of the site would cover it there.
    expect(freePlace(flagPlaces(marked, size, 360, 80, 1), [])?.top).toBe(130)
    // The page is seen with round corners: what touches its edge would be cut.
    expect(flagPlaces(marked, { width: 350, height: 24 }, 360, 0, 1).map(({ left }) => left)).toEqual([6, 4, 6, 4])
  })
  test('is no flag with words between two lines, but a badge at a corner without any', () => {
    const lines = [box(16, 70, 300, 20), box(16, 140, 300, 20)]
    expect(freePlace(flagPlaces(marked, size, 360, 0, 1), lines)).toBeUndefined()
    const badges = badgePlaces(marked, { width: 18, height: 18 }, 360, 1)
    expect(freePlace(badges, [])).toEqual(box(206, 92, 18, 18))
    expect(freePlace(badges, [box(200, 80, 100, 20)])).toEqual(box(206, 120, 18, 18))
  })
})

import { describe, expect, it } from 'vitest'
import { compare, comparisonTable } from '../../../scripts/bench/visitor/comparison.ts'
import { medianInterval } from '../../../scripts/bench/visitor/interval.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

describe('the interval of a median', () => {
  // The ranks of the tables in textbooks, for 95 of 100.
  it.each([
    [6, [1, 6]],
    [9, [2, 8]],
    [15, [4, 12]],
    [16, [4, 13]],
    [25, [8, 18]],
    [100, [40, 61]],
  ])('is between two of %i figures', (count, ranks) => {
    expect(medianInterval(upTo(count).reverse())).toEqual(ranks)
  })

  it('needs six figures', () => {
    expect(medianInterval(upTo(5))).toBeNull()
    expect(medianInterval([])).toBeNull()
  })
})

describe('a comparison', () => {
  it('is the median of the ratios of the same turns', () => {
    // The medians alone would say 100 : 100.
    expect(compare([100, 10, 300], [50, 100, 200])).toEqual({ ours: 100, peer: 100, ratio: 1.5 })
  })

  it('overlooks turns that one of both has not finished', () => {
    expect(compare([100, undefined, 30], [50, 100, 10])).toEqual({ ours: 100, peer: 50, ratio: 3 })
    expect(compare([100, 30], [undefined, undefined])).toEqual({ ours: 100, peer: undefined })
  })

  it('divides by nothing only where there is something', () => {
    expect(compare([100, 90, 80], [0, 0, 1])).toEqual({ ours: 90, peer: 0 })
  })

  it('has its interval from six turns on', () => {
    expect(compare(upTo(6), [1, 1, 1, 1, 1, 1]).interval).toEqual([1, 6])
  })
})

it('is printed with one line for each figure', () => {
  const table = comparisonTable([
    {
      what: 'first paint',
      unit: 'ms',
      ours: [90, 91, 92, 90, 91, 92],
      peers: { Astro: [100, 100, 100, 100, 100, 100] },
    },
    { what: 'requests', unit: '', ours: [19], peers: { Astro: [2], 'Next.js': [0] } },
  ])
  expect(table).toBe(
    [
      '                 Brightrail  Astro                ratio  Next.js  ratio',
      'first paint, ms          91    100  0.91 (0.90 to 0.92)        –      –',
      'requests                 19      2                 9.50        0      –',
    ].join('\n'),
  )
})

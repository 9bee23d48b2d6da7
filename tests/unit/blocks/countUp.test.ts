import { describe, expect, test } from 'vitest'
import { figureAt } from '../../../src/blocks/stats/countUp.ts'

describe('STAT-1 a figure on its way', () => {
  test.each([
    ['300+', 0, '0+'],
    ['300+', 0.5, '150+'],
    ['NGN 1,250,000', 0.5, 'NGN 625,000'],
    ['NGN 1,250,000', 0.8, 'NGN 1,000,000'],
    ['NGN 1,250,000', 0.0004, 'NGN 500'],
    ['94%', 0.5, '47%'],
    ['4.9/5', 0.5, '2.5/5'],
    ['4.9/5', 0, '0.0/5'],
    ['1\u00a0250\u00a0000 NGN', 0.5, '625\u00a0000 NGN'],
  ])('%s at %d is written as %s', (figure, share, written) => {
    expect(figureAt(figure, share)).toBe(written)
  })

  test.each(['300+', 'NGN 1,250,000', '94%', '4.9/5', '50+', '300%', '$5-$25', 'Many'])(
    '%s ends as it is',
    (figure) => {
      expect(figureAt(figure, 1)).toBe(figure)
    },
  )
})

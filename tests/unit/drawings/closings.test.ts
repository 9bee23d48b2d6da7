import { describe, expect, it } from 'vitest'
import partners from '../../../pages/_shared/partners.json' with { type: 'json' }
import { drawings } from '../../../scripts/outline/makeDrawings.ts'
import { before, next } from '../../../src/drawings/affiliate/affiliateClosing.ts'
import { dashboard } from '../../../src/drawings/business/businessHero.ts'
import { wordsAt } from '../../../src/drawings/kit/living.ts'
import { repeats } from '../../../src/drawings/payBills/payBillsRepeat.ts'
import { svgOf, textsOf } from './markup.ts'

const at = (name: string, size: 'wide' | 'small', moment: number) =>
  wordsAt(drawings[name]?.[size]?.living()?.join('') ?? '', moment)

const closings = Object.keys(drawings).filter((name) => name.endsWith('Closing'))

describe.each(['wide', 'small'] as const)('the closings, %s', (size) => {
  it('pay the bills of the page one after the other, up to their sum', () => {
    const sums = [0, 6, 9, 12].map((moment) =>
      at('payBillsClosing', size, moment).find((word) => word.startsWith('NGN')),
    )
    expect(sums).toEqual(['NGN 0', 'NGN 12,000', 'NGN 17,000', 'NGN 19,000'])
    expect(repeats.reduce((sum, { amount }) => sum + amount, 0)).toBe(19000)
  })

  it('approve what waits in the head of the page, until nothing does', () => {
    const counts = [0, 6, 10, 14].map((moment) => at('businessClosing', size, moment).find((word) => /^\d$/.test(word)))
    expect(counts).toEqual(['3', '2', '1', '0'])
    expect(dashboard.waiting).toHaveLength(3)
  })

  it('go on from the commission of the head, by that of one more account', () => {
    const sums = [0, next.cameAt].map((moment) =>
      at('affiliateClosing', size, moment).find((word) => word.startsWith('NGN')),
    )
    expect(sums).toEqual(['NGN 92,500', 'NGN 105,000'])
    expect(before).toBe(92_500)
  })

  it.each([
    ['homeClosing', 'Not created yet', 'Created'],
    ['cardClosing', 'Draft', 'Issued'],
    ['billsClosing', 'Due', 'Paid'],
    ['apiClosing', 'Sent', 'Settled'],
  ])('%s goes from %s to %s', (name, old, fresh) => {
    expect(at(name, size, 0)).toContain(old)
    expect(at(name, size, 50)).toContain(fresh)
    expect(at(name, size, 50)).not.toContain(old)
  })

  it('open one more lane below those of the partners', () => {
    const lanes = partners.blocks.flatMap(({ partners: list }) => list.map(({ category }) => category))
    expect(at('lanesClosing', size, 50)).toEqual([...lanes, 'Your company'])
  })

  it('keep their words away from the buttons above, and from the edge of the panel', () => {
    // On a phone the panel ends 389 units down; the button above ends 16 units down.
    const [from, to] = size === 'small' ? [60, 372] : [0, 396]
    const near = closings.flatMap((name) =>
      textsOf(svgOf(`${name} ${size}`)).flatMap(({ attributes, words, size: letters, dy, grown }) => {
        const baseline = dy + grown * Number(/ y="([-\d.]+)"/.exec(` ${attributes}`)?.[1])
        return baseline - 0.72 * letters < from || baseline > to ? [`${name}: ${words} at ${baseline}`] : []
      }),
    )
    expect(near).toEqual([])
  })

  it.each([
    'studyKredapayClosing',
    'studyGameprideClosing',
    'studyConnekitClosing',
    'studiesClosing',
    'useCasesClosing',
  ])('%s names no station before it is there', (name) => {
    expect(at(name, size, 0).length).toBeLessThan(at(name, size, 50).length)
    expect(at(name, size, 0)).not.toContain(at(name, size, 50).at(-1))
  })
})

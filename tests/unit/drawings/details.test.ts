import { describe, expect, it, test } from 'vitest'
import { drawings } from '../../../scripts/outline/makeDrawings.ts'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { sent } from '../../../src/drawings/business/detailSend.ts'
import { wallets } from '../../../src/drawings/business/detailHold.ts'
import { tree } from '../../../src/drawings/business/businessAccounts.ts'
import { dashboard } from '../../../src/drawings/business/businessHero.ts'
import { payment } from '../../../src/drawings/cards/cardWeave.ts'
import { cards } from '../../../src/drawings/cards/detailCurrencies.ts'
import { airtime } from '../../../src/drawings/home/audienceIndividual.ts'
import { approver } from '../../../src/drawings/overview/detailSalaries.ts'
import { gates } from '../../../src/drawings/payout/detailApproved.ts'
import { followed } from '../../../src/drawings/payout/detailFollow.ts'
import { wordsAt } from '../../../src/drawings/kit/living.ts'
import { figures } from '../../../src/drawings/kit/samples.ts'
import { treeTotal } from '../../../src/drawings/screens/businessAccounts.ts'
import type { Line } from '../../../src/drawings/kit/lines.ts'
import { detailArt } from '../../../src/theme/artPages.ts'
import { tokens } from '../../../src/theme/tokens.ts'
import { missingIn, svgOf, wordsOf } from './markup.ts'

const details = Object.entries(drawings).filter(([, { wide }]) => wide.kind === 'detail')

interface Card {
  line: Line
  drawing?: { name: string }
}

/** The cards and the rows of all pages that show a detail. */
const { content } = loadContent('pages')
const shownCards = content.entries().flatMap(({ key }) => {
  const page = JSON.parse(content.text(key) ?? '') as { blocks?: { type: string; cards?: Card[]; items?: Card[] }[] }
  const shown = (page.blocks ?? []).flatMap((block) =>
    block.type === 'cardGrid' ? block.cards : block.type === 'rows' ? block.items : [],
  )
  return shown.flatMap((card) => (card ? [{ key, ...card }] : []))
})

describe.each(details)('%s', (name, { wide, small }) => {
  const layers = wide.living()?.join('')

  it('is named as a detail, and has one cut for all windows', () => {
    expect(name).toMatch(/^detail[A-Z]/)
    expect(small).toBeUndefined()
  })

  it('runs its line to an edge of every card', () => {
    const { width, side } = detailArt
    expect(wide.svg()).toMatch(new RegExp(`d="M${-side} [^"]*"|H${width + side}"`))
  })

  it('moves its line, its nodes and at most one word, and rests after 1.3 s', () => {
    if (layers === undefined) return
    const moments = [...layers.matchAll(/ t(\d+)"/g)].map(([, moment]) => Number(moment))
    expect(Math.max(...moments)).toBeLessThanOrEqual(9)
    expect(layers).not.toMatch(/class="(?:sig|press|mv)/)
    const [before, after] = [wordsAt(layers, 0), wordsAt(layers, 13)].map((words) => words.filter(Boolean))
    expect(before?.filter((word) => !after?.includes(word)).length).toBeLessThanOrEqual(1)
  })
})

test('a detail has the line of its card', () => {
  const shown = shownCards.flatMap(({ key, line, drawing }) =>
    drawing?.name.startsWith('detail') ? [{ key, line, ...drawing }] : [],
  )
  expect(shown.length).toBeGreaterThan(2)
  for (const { key, line, name } of shown)
    expect(drawings[name]?.wide.svg(), `${key}: ${name}`).toContain(`stroke="${tokens[line]}" stroke-width="`)
})

describe('the figures of details', () => {
  it('for a company are those of its page', () => {
    expect(wallets.map(({ currency, balance }) => [currency, balance])).toEqual([
      ['NGN', 24318960.75],
      ['XAF', 1204500],
      ['USD', 12480.2],
    ])
    expect(missingIn('detailCollect wide', '9012 4471 03', 'NGN 420,000', 'Settled')).toEqual([])
    expect(sent).toHaveLength(3)
    for (const currency of ['NGN', 'XAF']) {
      const out = sent.filter((one) => one.currency === currency).reduce((sum, { amount }) => sum + amount, 0)
      expect(out).toBeLessThan(wallets.find((wallet) => wallet.currency === currency)?.balance ?? 0)
    }
  })

  it('of the five APIs are those of the pages of their products', () => {
    expect(missingIn('businessAccounts wide', ...wordsOf('detailSubAccounts wide').slice(2))).toEqual([])
    expect(wordsOf('detailSubAccounts wide')).toContain(figures(treeTotal(tree)))
    expect(missingIn('businessVirtual wide', '9012 4471 04', '186,500')).toEqual([])
    expect(wordsOf('detailNuban wide')).toEqual(expect.arrayContaining(['9012 4471 04', 'NGN 186,500']))
    expect(missingIn('payoutHero wide', 'NGN 1,120,000', 'NGN 126,500')).toEqual([])
    expect(wordsOf('detailTransfers wide')).toEqual(expect.arrayContaining(['NGN 1,120,000', 'NGN 126,500']))
    expect(missingIn('billsStepReceipt wide', ...wordsOf('detailToken wide').slice(1))).toEqual([])
  })

  it('of salaries, invoice, airtime and answer are those of the other pages', () => {
    expect(approver).not.toBe(dashboard.waiting[0]?.by)
    expect(missingIn('detailSalaries wide', 'Salaries, 42 people', 'NGN 14,812,000', approver, 'Approved')).toEqual([])
    expect(180_000 + 65_000).toBe(245_000)
    expect(missingIn('detailInvoice wide', '180,000', '65,000', 'NGN 245,000', 'Paid')).toEqual([])
    expect(airtime.amounts).toContain(airtime.amount)
    expect(missingIn('detailAirtime wide', 'Pay NGN 2,000')).toEqual([])
    expect(missingIn('detailAnswer wide', '42000', '"settled"')).toEqual([])
  })

  it('of partners are tagged as examples', () => {
    expect(missingIn('detailRewards wide', 'Adunni Foods', 'NGN 18,250', 'Example')).toEqual([])
    expect(missingIn('detailTracking wide', '1,240', '186', '93', 'Example')).toEqual([])
  })

  it('of a card stay within its limit, to scale', () => {
    expect(missingIn('detailLimit wide', 'USD 318 spent', 'Limit 500')).toEqual([])
    const [, spent = 0, limit = 0] = (/cx="(\d+)".*d="M(\d+) 24V64"/.exec(svgOf('detailLimit wide')) ?? []).map(Number)
    expect((spent - 20) / (limit - 20)).toBeCloseTo(payment.before / payment.limit, 2)
    expect(cards.map(({ currency }) => currency)).toEqual(['NGN', 'USD'])
  })

  it('of payouts are those of the list, prepared and approved by two people', () => {
    expect(missingIn('detailOneOrMany wide', 'NGN 94,000', '7', 'NGN and XAF')).toEqual([])
    expect(missingIn('detailOnDate wide', '25', '42 salaries')).toEqual([])
    expect(new Set(gates.map(({ by }) => by)).size).toBe(2)
    expect(missingIn('detailApproved wide', 'AO', 'SN')).toEqual([])
    expect(followed.map(([, state]) => state)).toEqual(['Settled', 'In transit', 'Failed'])
    expect(missingIn('detailCrossBorder wide', 'Lagos', 'Douala', 'XAF 845,000')).toEqual([])
  })
})

test('there are at least 24 details, and the pages show all of them', () => {
  const shown = new Set(shownCards.map(({ drawing }) => drawing?.name))
  expect(details.length).toBeGreaterThanOrEqual(24)
  expect(details.flatMap(([name]) => (shown.has(name) ? [] : [name]))).toEqual([])
})

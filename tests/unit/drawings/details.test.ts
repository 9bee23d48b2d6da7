import { describe, expect, it, test } from 'vitest'
import { drawings } from '../../../scripts/outline/drawings.ts'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { sent } from '../../../src/drawings/business/detailSend.ts'
import { wallets } from '../../../src/drawings/business/detailHold.ts'
import { wordsAt } from '../../../src/drawings/kit/living.ts'
import type { Line } from '../../../src/drawings/kit/lines.ts'
import { detailArt } from '../../../src/theme/artPages.ts'
import { tokens } from '../../../src/theme/tokens.ts'
import { missingIn } from './markup.ts'

const details = Object.entries(drawings).filter(([, { wide }]) => wide.kind === 'detail')

interface Card {
  line: Line
  drawing?: { name: string }
}

/** The cards of all pages that show a detail. */
const { content } = loadContent('pages')
const cards = content.entries().flatMap(({ key }) => {
  const page = JSON.parse(content.text(key) ?? '') as { blocks?: { type: string; cards?: Card[] }[] }
  const grids = (page.blocks ?? []).filter(({ type }) => type === 'cardGrid')
  return grids.flatMap((grid) => (grid.cards ?? []).map((card) => ({ key, ...card })))
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
  const shown = cards.flatMap(({ key, line, drawing }) =>
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
})

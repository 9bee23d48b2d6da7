import { describe, expect, it } from 'vitest'
import { salaries } from '../../../src/drawings/home/audienceBusiness.ts'
import { invoice } from '../../../src/drawings/home/audienceFreelancer.ts'
import { airtime } from '../../../src/drawings/home/audienceIndividual.ts'
import { spend } from '../../../src/drawings/home/expenses.ts'
import { audienceHeight, audienceSmall, audienceTrack, audienceWide } from '../../../src/drawings/kit/audience.ts'
import { total as leaves } from '../../../src/drawings/screens/confirm.ts'
import { received, sent } from '../../../src/drawings/screens/day.ts'
import { total as due } from '../../../src/drawings/screens/invoice.ts'
import { sum as paid } from '../../../src/drawings/screens/salaries.ts'
import { left, sum as spent } from '../../../src/drawings/screens/spend.ts'
import { day } from '../../../src/drawings/home/whyDashboard.ts'
import { payment } from '../../../src/drawings/home/whyFees.ts'
import { drawings } from '../../../scripts/outline/drawings.ts'
import { cuts, textsOf } from './markup.ts'

const svgOf = (name: string) => cuts.find((cut) => cut.name === name)?.svg ?? ''
const wordsOf = (name: string) => textsOf(svgOf(name)).map(({ words }) => words)
const sizes = ['wide', 'small'] as const

describe.each(sizes)('the sums of the home page, %s', (size) => {
  const has = (name: string, ...words: string[]) =>
    expect(wordsOf(`${name} ${size}`)).toEqual(expect.arrayContaining(words))

  it('teams are the people and the salaries of the list', () => {
    expect([paid(salaries.teams, 'people'), paid(salaries.teams, 'amount')]).toEqual([42, 14812000])
    has('audienceBusiness', '42 people', 'NGN 14,812,000')
  })

  it('items are the total of the invoice', () => {
    expect(due(invoice)).toBe(245000)
    has('audienceFreelancer', '180,000', '65,000', 'NGN 245,000', 'Paid by payment link')
  })

  it('airtime leaves the wallet', () => {
    expect(airtime.amounts).toContain(airtime.amount)
    has('audienceIndividual', 'NGN 48,210', 'Pay NGN 2,000', 'NGN 46,210')
  })

  it('groups are the month, and budgets its limit', () => {
    expect([spent(spend, 'spent'), spent(spend, 'budget'), left(spend)]).toEqual([6482300, 9000000, 2517700])
    expect((spend.course.at(-1)?.[1] ?? 0) * 1e6).toBe(spent(spend, 'spent'))
    for (const group of spend.groups) expect(group.spent, group.name).toBeLessThan(group.budget)
    has('expenses', 'NGN 6,482,300', ...spend.groups.map(({ name }) => name), '1,170,000 of 1,200,000')
  })

  it('what came in less what went out is the day', () => {
    expect([received(day), sent(day), received(day) - sent(day)]).toEqual([1240000, 815500, 424500])
    has('whyDashboard', 'In 1,240,000', 'Out 815,500', 'NGN 424,500')
  })

  it('amount, fee and tax are what leaves, as an example', () => {
    expect(leaves(payment)).toBe(120215)
    has('whyFees', '120,000.00', '+ 200.00', '+ 15.00', 'NGN 120,215.00', 'Example')
  })
})

describe.each([
  ['wide', audienceWide],
  ['small', audienceSmall],
] as const)('the audience panels, %s', (size, art) => {
  it('share a canvas, and a line that crosses it at one height', () => {
    for (const name of ['audienceBusiness', 'audienceFreelancer', 'audienceIndividual']) {
      const cut = drawings[name]?.[size]
      const bleed = ((cut?.width ?? 0) - art.width) / 2
      expect(cut, name).toMatchObject({ width: art.width * 1.6, height: audienceHeight })
      expect(svgOf(`${name} ${size}`)).toContain(`<path d="M${-bleed} ${audienceTrack}H${art.width + bleed}"`)
    }
  })

  it('crop nothing that counts at the foot', () => {
    for (const name of ['audienceBusiness', 'audienceFreelancer', 'audienceIndividual'])
      for (const { attributes, words, dy } of textsOf(svgOf(`${name} ${size}`))) {
        const y = Number(/(?:^| )y="([-\d.]+)"/.exec(attributes)?.[1])
        expect(y + dy, words).toBeLessThan(audienceHeight - 30)
      }
  })
})

it.each(sizes)('one line enters the interchange and four leave it in their order, %s', (size) => {
  const drawn = [...svgOf(`whyIntegration ${size}`).matchAll(/<path d="M[^"]*" fill="none" stroke="(#\w+)"/g)]
  expect(drawn.map(([, colour]) => colour)).toEqual(['#ffffff', '#0c8a7b', '#e2552c', '#ffc22b', '#5ab0e2'])
})

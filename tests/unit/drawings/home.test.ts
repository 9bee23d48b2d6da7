import { describe, expect, it } from 'vitest'
import { airtime } from '../../../src/drawings/home/audienceIndividual.ts'
import { spend } from '../../../src/drawings/home/expenses.ts'
import { audienceHeight, audienceSmall, audienceTrack, audienceWide } from '../../../src/drawings/kit/audience.ts'
import { left, sum as spent } from '../../../src/drawings/screens/spend.ts'
import { drawings } from '../../../scripts/outline/makeDrawings.ts'
import { missingIn, svgOf, textsOf } from './markup.ts'

const sizes = ['wide', 'small'] as const

describe.each(sizes)('the sums of the home page, %s', (size) => {
  const missing = (name: string, ...words: string[]) => missingIn(`${name} ${size}`, ...words)

  it('teams are the people and the salaries of the list', () => {
    expect(missing('audienceBusiness', '42 people', 'NGN 14,812,000')).toEqual([])
  })

  it('items are the total of the invoice', () => {
    expect(missing('audienceFreelancer', '180,000', '65,000', 'NGN 245,000', 'Payment link opened')).toEqual([])
  })

  it('airtime leaves the wallet', () => {
    expect(airtime.amounts).toContain(airtime.amount)
    expect(missing('audienceIndividual', 'NGN 48,210', 'Pay NGN 2,000', 'NGN 46,210')).toEqual([])
  })

  it('groups are the month, and budgets its limit', () => {
    expect([spent(spend, 'spent'), spent(spend, 'budget'), left(spend)]).toEqual([6482300, 9000000, 2517700])
    expect((spend.course.at(-1)?.[1] ?? 0) * 1e6).toBe(spent(spend, 'spent'))
    for (const group of spend.groups) expect(group.spent, group.name).toBeLessThan(group.budget)
    expect(
      missing('expenses', 'NGN 6,482,300', ...spend.groups.map(({ name }) => name), '1,170,000 of 1,200,000'),
    ).toEqual([])
  })

  it('what came in less what went out is the day', () => {
    expect(missing('whyDashboard', 'In 1,240,000', 'Out 815,500', 'NGN 424,500')).toEqual([])
  })

  it('amount, fee and tax are what leaves, as an example', () => {
    expect(missing('whyFees', '120,000.00', '+ 200.00', '+ 15.00', 'NGN 120,215.00', 'Example')).toEqual([])
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

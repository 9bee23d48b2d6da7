import { describe, expect, it } from 'vitest'
import { answerOf, openAt, requestOf, sumOf } from '../../../src/blocks/apiStepper/call.ts'
import { codeParts } from '../../../src/ui/jsonCode.tsx'

const transfer = { name: 'Transfers API', amount: 845000, currency: 'XAF', states: ['Sent', 'In transit', 'Settled'] }

describe('the code of an example', () => {
  it('asks for a service with an amount in a currency', () => {
    expect(requestOf(transfer)).toBe('{\n  "service": "Transfers API",\n  "amount": 845000,\n  "currency": "XAF"\n}')
  })

  it('answers with all of that and the last state, whose value is in a part of its own', () => {
    const answer = answerOf(transfer)
    expect(JSON.parse(answer.join(''))).toEqual({ ...JSON.parse(requestOf(transfer)), status: 'settled' })
    expect(answer[1]).toBe('"settled"')
    expect(codeParts(answer[0]).at(-2)).toEqual({ kind: 'name', text: '"status"' })
  })

  it.each(['Cards "Plus"', 'A\\B', 'Élan { }', 'status'])('is JSON whatever the name: %s', (name) => {
    const call = { ...transfer, name, amount: 0, states: ['Sent', 'Held "back"', 'Not "OK"'] }
    expect(JSON.parse(requestOf(call))).toEqual({ service: name, amount: 0, currency: 'XAF' })
    expect(JSON.parse(answerOf(call).join(''))).toMatchObject({ service: name, status: 'not "ok"' })
  })

  it('has as many lines for every service as they have numbers, so nothing below moves', () => {
    const other = { name: 'A', amount: 0, currency: 'USD', states: ['Sent', 'Checked', 'Active'] }
    for (const call of [transfer, other]) {
      expect(requestOf(call).split('\n')).toHaveLength(5)
      expect(answerOf(call).join('').split('\n')).toHaveLength(6)
    }
  })
})

describe('the sum on a receipt', () => {
  it.each([
    [0, 'XAF 0'],
    [999, 'XAF 999'],
    [1000, 'XAF 1,000'],
    [845000, 'XAF 845,000'],
    [999999999, 'XAF 999,999,999'],
  ])('of %i is written as %s', (amount, written) => {
    expect(sumOf({ amount, currency: 'XAF' })).toBe(written)
  })
})

describe('the service that is open first', () => {
  const [open, closed] = [{ shownFirst: true }, { shownFirst: false }]
  it.each([
    [[closed, closed], 0],
    [[closed, open], 1],
    [[closed, open, open], 1],
    [[open, closed], 0],
  ])('of %j is number %i', (services, at) => {
    expect(openAt(services)).toBe(at)
  })
})

import { describe, expect, it } from 'vitest'
import { board, today } from '../../../src/drawings/bills/billsHero.ts'
import { officeRepeats } from '../../../src/drawings/bills/billsRepeat.ts'
import { bill, stationLefts } from '../../../src/drawings/bills/billsSteps.ts'
import { abroad } from '../../../src/drawings/payBills/payBillsAbroad.ts'
import { receipt } from '../../../src/drawings/payBills/payBillsHero.ts'
import { july, repeats } from '../../../src/drawings/payBills/payBillsRepeat.ts'
import { bill as own } from '../../../src/drawings/payBills/payBillsSteps.ts'
import { leftIn } from '../../../src/drawings/screens/billsAbroad.ts'
import { stateOf } from '../../../src/drawings/screens/billsBoard.ts'
import { missingIn, svgOf, wordsOf } from './markup.ts'

describe('the board', () => {
  it('adds up what is paid and what is ahead, in each currency', () => {
    for (const name of ['billsHero wide', 'billsHero small', 'billsHeroTablet wide'])
      expect(missingIn(name, 'NGN 154,500', 'NGN 89,400 and XAF 18,600')).toEqual([])
  })

  it('is in the order of its dates, paid as far as today', () => {
    const days = board.map(({ due }) => due)
    expect(days).toEqual([...days].sort())
    expect(board.findLast((one) => stateOf(one) === 'Paid')?.due).toBe(today)
    expect(board.filter(({ due }) => due > today).some((one) => stateOf(one) === 'Paid')).toBe(false)
  })
})

describe('the stations', () => {
  it('show one meter, one amount and one token from the number to the meter', () => {
    const count = (words: string) => wordsOf('billsSteps wide').filter((drawn) => drawn === words).length
    expect(count(bill.meter)).toBe(3)
    expect(count('NGN 12,000')).toBe(2)
    expect(count(bill.token)).toBe(2)
    expect(wordsOf('billsStepReceipt wide').filter((drawn) => drawn === bill.token)).toHaveLength(2)
  })

  it('are where the text columns begin', () => {
    expect(stationLefts).toHaveLength(4)
    for (const left of stationLefts) expect(svgOf('billsSteps wide')).toContain(`translate(${left * 1280} `)
  })

  it('pay the bill that the board has paid', () => {
    const settled = board.find(({ reference }) => reference.includes(bill.meter))
    expect(settled).toMatchObject({ currency: bill.currency, amount: bill.amount })
    expect(settled && stateOf(settled)).toBe('Paid')
  })
})

it('bills on repeat add up', () => {
  // A company's bills are those of its board.
  expect(officeRepeats.map(({ amount }) => amount)).toEqual([28500, 7400, 46000])
  expect(missingIn('billsRepeat wide', 'NGN 81,900')).toEqual([])
})

it('one line passes through both panels of a company at one height', () => {
  const heights = ['billsBulk wide', 'billsRepeat wide'].map(
    (name) => /<path d="M-785 (\d+)H1413"/.exec(svgOf(name))?.[1],
  )
  expect(heights[0]).toBeDefined()
  expect(new Set(heights).size).toBe(1)
})

describe('the bills of a person', () => {
  it('are the bills on repeat, wherever they are', () => {
    expect(repeats.find(({ name }) => name === receipt.name)?.amount).toBe(receipt.amount)
    expect(receipt.date).toBe(`${/\d+/.exec(receipt.again)?.[0]} June`)
    expect(july.bills.map(({ day }) => day)).toEqual([1, 12, 25])
    for (const name of ['payBillsHero wide', 'payBillsHero small', 'payBillsRepeat wide', 'payBillsRepeat small'])
      expect(missingIn(name, 'NGN 19,000')).toEqual([])
  })

  it('are for meters of their own', () => {
    const ofCompanies = board.map(({ reference }) => reference).join()
    for (const meter of [receipt.meter, abroad.meter]) expect(ofCompanies).not.toContain(meter)
  })

  it('show every digit of the token', () => {
    const digits = wordsOf('payBillsHero wide').filter(
      (words) => /^[\d ]{9,14}$/.test(words) && words !== receipt.meter,
    )
    expect(digits.join(' ')).toBe(receipt.token)
  })

  it('leave the rest in the wallet of their currency', () => {
    expect(leftIn(abroad)).toBe(45400)
    const words = wordsOf('payBillsAbroad wide').join(' ')
    expect(words).toContain('Pay XAF 18,600')
    expect(words).not.toMatch(/NGN|USD/)
  })

  it('go in four steps from a kind to the receipt, with one number and one amount', () => {
    const [, data] = repeats
    expect(own).toMatchObject({ name: data?.name, amount: data?.amount, date: '12 July' })
    const drawn = wordsOf('payBillsSteps wide')
    for (const words of [own.phone, 'NGN 5,000']) expect(drawn.filter((one) => one === words)).toHaveLength(2)
    const steps = ['Kind', 'Number', 'Pay', 'Receipt'].flatMap((step) => wordsOf(`payBillsStep${step} wide`))
    expect(steps).toEqual(drawn)
  })

  it('stay within the budget of the month', () => {
    expect(missingIn('payBillsSpend wide', 'NGN 41,500', 'NGN 8,500 left', 'of 50,000')).toEqual([])
  })
})

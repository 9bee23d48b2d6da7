import { describe, expect, test } from 'vitest'
import { isSuspect } from '../../../src/content/slips/index.ts'
import { slipsOf } from '../../../src/content/slips/slips.ts'

const slipsIn = (text: string, format?: string) =>
  slipsOf({
    key: 'lead',
    above: '',
    text,
    schema: { type: 'string', noFullStop: true, ...(format && { format }) },
    root: undefined,
    // As a file is judged in which it is a text.
    isSuspect: isSuspect(JSON.stringify({ lead: text }, null, 2)),
  })

describe('a date in figures', () => {
  test.each([
    ['Last revised: 31/12/2026', 'Last revised: 31 December 2026'],
    ['Last revised: 12/31/26', 'Last revised: 31 December 2026'],
    ['Last revised: 31.12.26', 'Last revised: 31 December 2026'],
    ['Revised 2026-12-31.', 'Revised 31 December 2026.'],
    ['Revised 2026-03-04, again', 'Revised 4 March 2026, again'],
    ['Revised 2026/12/31', 'Revised 31 December 2026'],
    ['On 31.12.2026, at noon', 'On 31 December 2026, at noon'],
    ['On 31-12-2026 we close', 'On 31 December 2026 we close'],
    ['Closed (24/12/2026)', 'Closed (24 December 2026)'],
    ['From 1/1/2026 to 31/1/2026.', 'From 1 January 2026 to 31 January 2026.'],
    ['On 03/04/2026 or 31/12/2026', 'On 03/04/2026 or 31 December 2026'],
    ['by 10/18/26', 'by 18 October 2026'],
  ])('%s is written with its month in words', (text, better) => {
    expect(slipsIn(text)).toMatchObject([{ code: 'numericDate', better, certain: true }])
    expect(slipsIn(`Read this, ${text}`, 'markdown')).toMatchObject([{ better: `Read this, ${better}` }])
  })

  test.each(['03/04/2026', '3/4/26', '03.04.2026', '3-4-2026'])('%s has two readings, and no fix', (written) => {
    const [found, ...others] = slipsIn(`Last revised: ${written}`)
    expect(others).toEqual([])
    expect(found).toMatchObject({ code: 'numericDate', start: 14, end: 14 + written.length })
    expect(found?.message).toContain('is 3 April 2026 to some readers, and 4 March 2026 to others')
    expect(found?.hint).toBe('Write "3 April 2026" or "4 March 2026", whichever is meant.')
    expect(found).not.toHaveProperty('better')
  })

  test.each(['31/02/2026', '2026-02-30', '31.04.2026'])('%s is on no calendar, and has no fix', (written) => {
    const [found] = slipsIn(`Last revised: ${written}`)
    expect(found).toMatchObject({ code: 'numericDate', message: `"${written}" is on no calendar.` })
    expect(found).not.toHaveProperty('better')
  })
})

describe('no date is', () => {
  test.each([
    'Rated 4.9/5 by 1,200 people',
    'Open 24/7/365',
    'Version 2.12.2026 is here',
    'With Node 20.11.1 or 22.04.26',
    'Call +234 01-12-2026 or 12-31-2026 45',
    'A sort code such as 20-12-26',
    'Divide it 50/30/20 or 10/20/30',
    'Rent for 3/6/24 months',
    'Shares of 50/25/25 %',
    'Law No. 2010/12/21 and Decree 12/03/2024',
    'See https://rail.example/2026/12/31/news',
    'See /news/2026/12/31 and report-2026-12-31.csv',
    'The payment PAY-2026-12-31-7',
    'At 2026-12-31T10:00:00Z',
    'Of 192.168.12.20 and 1.12.2026.4',
    'Cards end 09/27, and 3/4 of them earlier',
    'Written like "2026-12-31"',
    'Amounts of NGN 31.12.2026.00',
    'At 30 June 2026, with {links.day}/12/2026',
    '13/13/2026 and 2026-13-40 and 0/0/2026',
    'API version 2026-12-31',
  ])('%s', (text) => {
    expect(slipsIn(text)).toEqual([])
  })

  test('one in a sample of code', () => {
    expect(slipsIn('{ "date": "2026-12-31" }', 'code')).toEqual([])
    expect(slipsIn('Send `"date": "2026-12-31"` or [this](/news/31/12/2026).', 'markdown')).toEqual([])
  })

  test('one that is looked for in a file without it', () => {
    expect(isSuspect('{ "a": "Rated 4.9/5, 24/7, 1.2, 12/31, well-known" }')).toBe(false)
    for (const one of ['31/12/2026', '1/2/26', '2026-12-31', '31.12.2026'])
      expect(isSuspect(`{ "a": "On ${one}" }`)).toBe(true)
  })
})

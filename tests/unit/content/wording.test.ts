import { describe, expect, test } from 'vitest'
import { phraseFinder } from '../../../src/content/wording/phraseFinder.ts'
import { sentencesOf } from '../../../src/content/wording/sentences.ts'
import { baseText, baseTexts } from './base.ts'
import { contentOf } from './support.ts'

const lengths = (text: string) => sentencesOf(text).map(({ words }) => words)

describe('sentences', () => {
  test.each<[string, number[]]>([
    ['One two three. Four five!', [3, 2]],
    ['Pay a bill, e.g. airtime. Keep the receipt.', [5, 3]],
    ['It costs NGN 1,250.50 in all. Nothing more.', [6, 2]],
    ['Write to {links.signUp} or to hello@rail.example. We read it.', [6, 3]],
    ['Three things: a card, a list, a receipt.', [2, 6]],
    ['Is it "yes"? Then go on (please).', [3, 4]],
    ['A title without a full stop', [6]],
    ['Wait... Then go on. ', [1, 3]],
    ['J. Smith called. He paid.', [3, 2]],
    ['', []],
    ['– — …', []],
  ])('%j', (text, words) => {
    expect(lengths(text)).toEqual(words)
  })

  test('know where they are', () => {
    const text = 'First one. Second one.'
    expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['First one.', 'Second one.'])
  })
})

describe('phrases', () => {
  const list = [
    { words: ['bank', 'real time', "don't"], allow: ['not a bank', 'bank account', 'a bank?'], why: 'w', instead: 'i' },
    { words: ['bank transfer'], why: 'w', instead: 'i' },
  ]
  const find = phraseFinder(list)
  const found = (text: string) => find(text).map(({ start, end }) => text.slice(start, end))

  test.each<[string, string[]]>([
    ['We are a bank.', ['bank']],
    ['BANK', ['bank'.toUpperCase()]],
    ['banks and embankments', []],
    ['We are not a bank. A Bank is not us.', ['Bank']],
    ['Not a bank account', []],
    ['a bank transfer', ['bank transfer']],
    ['real-time, real time, real  time, realtime', ['real-time', 'real time', 'real  time']],
    ["We don’t. We don't.", ['don’t', "don't"]],
    ['a line\\nbank\\tbank', ['bank', 'bank']],
    ['être bank é bank', ['bank', 'bank']],
    ['ébank', []],
    // Allowed words are whole words, with the marks that they are written with.
    ['Is it a bank? Nokia Bank should arrive', ['Bank']],
    ['A bank should arrive', ['bank']],
    ['not a bank account', []],
    ['We cannot a bank', ['bank']],
  ])('%j', (text, words) => {
    expect(found(text)).toEqual(words)
  })

  test('as a part of a name are explained as such', () => {
    let phrases = '"phrases": [{ "words": ["bank"], "why": "We are none.", "instead": "Write account." }], "texts"'
    const hintOf = (lead: string) => {
      const site = (baseTexts['_site.json'] ?? '').replace('"texts"', () => phrases)
      const about = baseText('about.json').replace(/"lead": "[^"]*"/, () => `"lead": ${JSON.stringify(lead)}`)
      const findings = contentOf({ ...baseTexts, '_site.json': site, 'about.json': about }).findings()
      return findings.flatMap(({ code, pointer, hint }) =>
        code === 'phrase' && pointer.endsWith('/lead') ? [hint] : [],
      )
    }
    expect(hintOf('We send your [payment](/bank) to a [wallet](/a-bank-page).')).toEqual([])
    const ways =
      'Write account. If this has changed, take the word out of the list "Words that we do not use" ("phrases") in pages/_site.json (in the studio: Whole site).'
    expect(hintOf('We send your payment to a bank.')).toEqual([ways])
    const toZuba = 'We send your payment to Zuba Bank.'
    expect(hintOf(toZuba)).toEqual([
      `${ways} Is "Zuba Bank" the name of a company? Then write this line below the line "words": ["bank"]: "allow": ["Zuba Bank"],`,
    ])
    phrases = phrases.replace('"why"', '"allow": ["Moro Bank"], "why"')
    expect(hintOf(toZuba)).toEqual([
      `${ways} Is "Zuba Bank" the name of a company? Then add "Zuba Bank" to "allow" below the line "words": ["bank"].`,
    ])
  })

  test('are found where a token brings a part of them, and behind codes of characters', () => {
    const phrases =
      '"phrases": [{ "words": ["rail bank", "café"], "why": "It is not true.", "instead": "Say what is." }], "texts"'
    const site = baseText('_site.json').replace('"texts"', () => phrases)
    const about = (lead: string) => baseText('about.json').replace('We move money between accounts', () => lead)
    const codes = (lead: string) =>
      contentOf({ ...baseTexts, '_site.json': site, 'about.json': about(lead) })
        .findings()
        .map(({ code }) => code)
    expect(codes('We are the {brand} bank')).toEqual(['phrase'])
    expect(codes('We are a caf\\u00e9')).toEqual(['phrase'])
    expect(codes('We are the {brand}')).toEqual([])
  })
})

describe('a judgement', () => {
  test('never keeps a page from being drawn while it is edited, but stops the build', () => {
    const about = baseText('about.json').replace('We move money', 'TODO: we move money')
    const content = contentOf({ ...baseTexts, 'about.json': about })
    expect(content.findings().map(({ code, severity }) => [code, severity])).toEqual([['unfinished', 'error']])
    expect(content.page('/about')).toBeNull()
    expect(content.draft('about.json')).not.toBeNull()
  })

  test('is made beside a finding, and waits where the value itself has one', () => {
    const codes = (from: string, to: string) =>
      contentOf({
        ...baseTexts,
        'about.json': baseText('about.json').replace('We move money', 'TODO').replace(from, to),
      })
        .findings()
        .map(({ code }) => code)
    expect(codes('"top"', '"the top"')).toEqual(['pattern', 'unfinished'])
    expect(codes('"TODO between', `"TODO ${'and more '.repeat(40)}between`)).toEqual(['tooLong'])
  })
})

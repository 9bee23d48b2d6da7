import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { textsOf } from '../../../scripts/bench/manyPages.ts'
import { readMistakes, readRuleCases, siteOfCase } from '../../../scripts/rules/cases.ts'
import { createRandom } from '../../../scripts/test/random.ts'
import { seed } from '../../../scripts/test/seed.ts'
import { kindOf } from '../../../src/model/route.ts'
import { isFull, sample } from '../../support/sample.ts'
import { keptRuns, type Site } from './keptRuns.ts'
import { takeTurns } from '../../support/turns.ts'

takeTurns('lib keptSeries')

const { all, files, forget, setCode, bases, apart } = keptRuns('series')
const random = createRandom(`${seed} kept readings`)
const pick = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T

describe('a run beside what others have left finds what a fresh one finds, in the same order', () => {
  const cases = [
    ...readMistakes(),
    ...[...readRuleCases().values()].flatMap(({ bad, good }) => [bad, good ?? []].flat()),
  ]

  test('one site after the other with each mistake of the collections', () => {
    for (const one of sample(cases, 100, 'kept cases').sort(() => random() - 0.5)) {
      const { fresh, later } = all({ ...siteOfCase(one), media: one.media, today: one.today })
      expect(later, one.name).toEqual([fresh, fresh])
      expect(bases.wrong, one.name).toBe(0)
    }
  })

  const turns = isFull ? 300 : 20
  test(`${turns} edits of the real site`, () => {
    let texts: Record<string, string> = Object.fromEntries(textsOf('pages'))
    for (let turn = 0; turn < turns; turn++) {
      if (turn % 15 === 0) texts = Object.fromEntries(textsOf('pages'))
      const names = [pick(Object.keys(edits)), pick(Object.keys(happenings))]
      for (const name of names) happenings[name]?.(texts)
      const { fresh, later } = all({ texts, today: pick(days) })
      const what = `turn ${turn}: ${names.join(', then ')}`
      expect(later, what).toEqual([fresh, fresh])
      expect(bases.wrong, what).toBe(0)
    }
    expect(bases.same).toBeGreaterThan(turns)
    expect(apart.count).toBeGreaterThan(turns)
  })
})

const days = ['2026-11-30', '2026-12-01', '2026-12-31']
const keysOf = (texts: Site['texts'], kinds: string) => Object.keys(texts).filter((key) => kinds.includes(kindOf(key)))

/** Changes one match of a pattern in a document of these kinds. */
const change =
  (kinds: string, pattern: RegExp, next: (found: string) => string) =>
  (texts: Record<string, string>): void => {
    const key = pick(keysOf(texts, kinds).filter((one) => pattern.test(texts[one] ?? '')))
    const text = texts[key] ?? ''
    const matches = [...text.matchAll(new RegExp(pattern, 'g'))]
    if (matches.length === 0) return
    const { index, 0: found } = pick(matches)
    texts[key] = text.slice(0, index) + next(found) + text.slice(index + found.length)
  }

const word = /[a-z]{5,}(?= [a-z]+ [^"\n]*")/
const shorter = (text: string) => text.slice(1)

const edits: Record<string, (texts: Record<string, string>) => void> = {
  'a word of a page': change('page', word, shorter),
  'a word of a shared document': change('shared', word, shorter),
  'a word of the site document': change('site', word, shorter),
  'a character is missing': change('page shared notFound', /["{}[\]:,]/, () => ''),
  'a field is misspelt': change('page shared', /"(?:title|lead|text)": /, (found) => found.replace('t', 'tt')),
  'a smile': change('page shared', word, (found) => `${found} 🙂`),
  'a link to nothing': change('page shared', /"\/[a-z-]+"/, () => '"/nowhere"'),
  'a block with days': change('page shared', /"type": "(?:banner|passage|linkStrip)"/, (found) =>
    pick([`${found}, "from": "2026-12-01"`, `${found}, "until": "2026-12-01"`]),
  ),
  'an earlier address': change(
    'page',
    /"blocks"/,
    (found) => `"redirectFrom": ["${pick(['/nowhere', '/payout', '/earlier'])}"], ${found}`,
  ),
  'a page has days': change('page', /"blocks"/, (found) =>
    pick([`"from": "2026-12-01", ${found}`, `"until": "2026-12-01", ${found}`]),
  ),
  'a draft': change('page', /"blocks"/, (found) => `"draft": true, ${found}`),
  'a silencer': change(
    'page',
    /"blocks"/,
    (found) => `"silence": [{ "rule": "emoji", "reason": "It may." }], ${found}`,
  ),
  'a token': change('site', /"brand": "/, (found) => `${found}The `),
  'a word is out': change('site', /"words": \[/, (found) => `${found}"${pick(['money', 'company', 'payment'])}", `),
  'a page is copied': (texts) => void (texts['copied.json'] = texts[pick(keysOf(texts, 'page'))] ?? ''),
  'a page takes the place of one that is missing': (texts) => {
    texts[pick(['nowhere.json', 'payout.json', 'use-cases/other.json'])] = texts[pick(keysOf(texts, 'page'))] ?? ''
  },
  'a page is renamed': (texts) => {
    const key = pick(keysOf(texts, 'page'))
    texts[pick(['renamed.json', 'Renamed page.json'])] = texts[key] ?? ''
    delete texts[key]
  },
  'a document is deleted': (texts) => void delete texts[pick(keysOf(texts, 'page shared'))],
  'the documents come in another order': (texts) => {
    const key = pick(Object.keys(texts))
    const text = texts[key] ?? ''
    delete texts[key]
    texts[key] = text
  },
}

/** One of the kept files; none right after everything was forgotten. */
const oneKept = () => (files().length > 0 ? [pick(files())] : [])

const happenings: typeof edits = {
  ...edits,
  'a kept file is damaged': () => {
    const [file] = oneKept()
    if (file === undefined) return
    const bytes = readFileSync(file)
    const at = Math.floor(random() * bytes.length)
    const flipped = Buffer.from(bytes)
    flipped[at] = (flipped[at] ?? 0) ^ (1 << Math.floor(random() * 8))
    writeFileSync(file, pick([Buffer.alloc(0), bytes.subarray(0, at), flipped, Buffer.from('{}')]))
  },
  'a kept file is deleted': () => {
    for (const file of oneKept()) rmSync(file)
  },
  'nothing is kept': forget,
  'the code is another one': () => setCode(pick(['code', 'other code'])),
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { baseSite } from '../../../scripts/rules/cases.ts'
import { keptRuns, type Site } from './keptRuns.ts'

const { run, all, files, setCode } = keptRuns('single changes')

function codesOf(site: Site): string[] {
  const { fresh, later } = all(site)
  expect(later).toEqual([fresh, fresh])
  return fresh.findings.map((finding) => finding.code)
}

const base = baseSite()
const changed = (key: string, from: string, to: string, texts: Site['texts'] = base) => {
  expect(texts[key]).toContain(from)
  return { ...texts, [key]: texts[key]?.replace(from, to) ?? '' }
}
const ofSite = '_site.json'
const closing = '_shared/closing.json'

describe('what is known of a document', () => {
  test('is taken over while its text is the same: of one that is edited nothing is', () => {
    const sound = Object.keys(base).filter((key) => key !== ofSite)
    expect(run({ texts: base }).known).toEqual([])
    expect(run({ texts: base }).known).toEqual(sound)
    const edited = changed('about.json', 'Who we are', 'Who they are')
    expect(run({ texts: edited }).known).toEqual(sound.filter((key) => key !== 'about.json'))
    expect(run({ texts: edited }).known).toEqual(sound)
    expect(files().length).toBeGreaterThan(1)
  })

  test('is read again with a finding, a silencer, a service, other code or other drawings, and where the cache is damaged', () => {
    const again = (site: Site) => [run(site), run(site)][1]?.known.includes('about.json')
    expect(again({ texts: base })).toBe(true)
    expect(again({ texts: changed('about.json', '"lead"', '"leed"') })).toBe(false)
    expect(again({ texts: changed('about.json', '"blocks"', '"silence": [{ "rule": "emoji" }], "blocks"') })).toBe(
      false,
    )
    const form =
      '{ "type": "form", "title": "Write to us", "reasons": [{ "text": "Cards" }, { "text": "Payouts" }], "action": "/to" },'
    expect(again({ texts: changed('about.json', '"blocks": [', `"blocks": [${form}`) })).toBe(false)
    run({ texts: base })
    expect(run({ texts: base, drawings: {} }).known).toEqual([])
    run({ texts: base })
    setCode('other code')
    expect(run({ texts: base }).known).toEqual([])
    setCode('code')
    run({ texts: base })
    for (const file of files()) {
      const bytes = readFileSync(file)
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
      writeFileSync(file, bytes)
    }
    expect(run({ texts: base }).known).toEqual([])
  })

  test('is left to the cache once it is kept there, and read again where it is lost', () => {
    expect(run({ texts: base }, 'lost').told).toEqual(run({ texts: base }, 'fresh').told)
  })

  test('is written beside the rest after one edit, and holds only beside that very rest', () => {
    const fileOf = (pattern: RegExp) => files().find((file) => pattern.test(file)) ?? ''
    const whole = () => readFileSync(fileOf(/\/[^/-]+$/)).toString('base64')
    const sound = Object.keys(base).filter((key) => key !== ofSite)
    const edited = changed('about.json', 'Who we are', 'Who they are')
    const without = sound.filter((key) => key !== 'about.json')
    run({ texts: base })
    run({ texts: edited })
    const sinceFile = fileOf(/-since$/)
    const [before, since] = [whole(), readFileSync(sinceFile)]
    expect(run({ texts: edited }).known).toEqual(sound)
    expect(run({ texts: base }).known).toEqual(without)
    expect(whole()).toBe(before)
    // How the documents were related is in the small file alone.
    rmSync(sinceFile)
    expect(run({ texts: edited }).known).toEqual([])
    expect(whole()).not.toBe(before)
    writeFileSync(sinceFile, since)
    expect(run({ texts: edited }).known).toEqual([])
    expect(codesOf({ texts: edited })).toEqual([])
  })

  test('has gone with the document: what led to it is looked at again', () => {
    const { 'about.json': about, ...others } = base
    expect(about).toBeDefined()
    run({ texts: base })
    const details = files().filter((file) => /-\d+-\d+$/.test(file))
    expect(details.length).toBeGreaterThan(0)
    for (const file of details) writeFileSync(file, '')
    expect(codesOf({ texts: others })).toContain('linkPage')
  })

  test('a word is out now: all documents are looked at again', () => {
    run({ texts: base })
    const phrase = '"phrases": [{ "words": ["began"], "why": "It is slow.", "instead": "Start." }], "texts"'
    const texts = changed(ofSite, '"texts"', phrase)
    expect(run({ texts }).clean).toEqual([])
    expect(codesOf({ texts })).toContain('phrase')
    expect(run({ texts }).clean).toEqual(['_404.json', closing, 'about.json', 'index.json'])
    expect(codesOf({ texts: base })).toEqual([])
  })

  test('a token is longer, or cannot be read: titles with it are looked at again', () => {
    const texts = changed('about.json', 'About the company', 'About the company, its people, and what they do')
    const long = changed(ofSite, '"brand": "Rail"', '"brand": "Rail and Road Limited"', texts)
    const broken = changed(ofSite, '"language": "en-GB"', '"language": 5', long)
    expect(codesOf({ texts })).toEqual([])
    expect(codesOf({ texts: long })).toEqual(['titleLength'])
    expect(codesOf({ texts: broken })).not.toContain('titleLength')
    expect(codesOf({ texts: long })).toEqual(['titleLength'])
  })

  test('a shared document has another block now: the pages that use it are looked at again', () => {
    run({ texts: base })
    const twice = changed(closing, '"blocks": [', '"blocks": [{ "type": "banner", "title": "Begin today" },')
    expect(codesOf({ texts: twice })).toContain('closingTwice')
    const { [closing]: _, ...without } = twice
    expect(codesOf({ texts: without })).not.toContain('closingTwice')
    expect(codesOf({ texts: twice })).toContain('closingTwice')
  })

  test('a block is shown from today on: its page is looked at again', () => {
    const banner = '{ "type": "banner", "from": "2026-12-24", "title": "Begin today" }, { "type": "shared"'
    const texts = changed('about.json', '{ "type": "shared"', banner)
    expect(codesOf({ texts, today: '2026-12-23' })).toEqual([])
    expect(codesOf({ texts, today: '2026-12-24' })).toEqual(['closingTwice'])
    expect(codesOf({ texts, today: '2026-12-23' })).toEqual([])
  })

  test('a link leads somewhere now: its page is looked at again', () => {
    const twice = changed('about.json', '"Read our story", "href": "#story"', '"Create account", "href": "/#new"')
    expect(codesOf({ texts: twice })).toEqual(['linkAnchor'])
    const texts = changed('index.json', '"type": "hero",', '"type": "hero", "id": "new",', twice)
    expect(codesOf({ texts })).toEqual(['linkSame'])
    expect(codesOf({ texts: twice })).toEqual(['linkAnchor'])
  })
})

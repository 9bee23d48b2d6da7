import { describe, expect, test } from 'vitest'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { launchList } from '../../../src/content/store/launch.ts'
import { rules, ruleThemes } from '../../../src/content/rules/rules.ts'
import { baseText, baseTexts } from './base.ts'
import { contentOf } from './support.ts'

describe('the list for the launch', () => {
  const { content } = loadContent('pages')
  const list = launchList(content)

  test('finds every kind of sample in the site of the fictional company', () => {
    // None of its pages is a draft.
    const kinds = Object.keys(ruleThemes['Before the launch']).filter((code) => code !== 'launchPage')
    expect(new Set(list.map(({ code }) => code))).toEqual(new Set(kinds))
  })

  test('says of each the file, the line and what to do', () => {
    for (const { code, file, line, message, hint } of list) {
      expect(file).toMatch(/^pages\/.*\.json$/)
      expect(line).toBeGreaterThan(1)
      expect(message).toMatch(/[.?]$/)
      expect(hint).toBe(rules[code].howToFix)
    }
  })

  test('holds nothing that the ordinary check says, and the other way round', () => {
    const codes = new Set(content.findings().map(({ code }) => code))
    for (const { code } of list) expect(codes.has(code)).toBe(false)
  })

  test('leaves out documents that cannot be read', () => {
    const broken = contentOf({ ...baseTexts, '_site.json': '{' })
    expect(launchList(broken)).toEqual([])
    expect(launchList(contentOf({}))).toEqual([])
  })

  test.each<[string, boolean]>([
    ['https://cal.com/rail/demo', false],
    ['https://www.example.com/a', true],
    ['https://examples.rail.africa/a', false],
    ['https://shop.rail.test', true],
    ['mailto:hello@rail.example', true],
    ['/about', false],
  ])('%s is a sample: %s', (href, isSample) => {
    const index = baseText('index.json').replace('/about#our-story', href)
    const found = launchList(contentOf({ ...baseTexts, 'index.json': index })).filter(
      ({ file }) => file !== 'pages/_site.json',
    )
    expect(found.map(({ code }) => code)).toEqual(isSample ? ['launchDomain'] : [])
  })
})

import { expect, test } from 'vitest'
import { writeExamples } from '../../../scripts/guide/pictures/photograph.ts'
import { readExamples } from '../../../scripts/guide/examples/cases.ts'
import { allShots, pictureWidths } from '../../../scripts/guide/pictures/pictures.ts'
import { rulePages } from '../../../scripts/guide/pages/rulePages.ts'
import { readSite } from '../../../scripts/refactor/site.ts'
import { readRuleCases } from '../../../scripts/rules/cases.ts'
import { examplePages } from '../../../scripts/lib/examplePages.ts'
import { type Code, rules } from '../../../src/content/rules/rules.ts'
import { scratchFolder } from '../../support/scratch.ts'
import { takeTurns } from '../../support/turns.ts'

takeTurns('guide examples')

const place = scratchFolder()
const examplesOf = readExamples()
const examples = new Map((Object.keys(rules) as Code[]).map((code) => [code, examplesOf(code)]))

test('DOC-7 every rule that has a case of its own shows it in the guide', () => {
  const own = [...readRuleCases().keys()]
  expect(own.length).toBeGreaterThan(80)
  expect(own.filter((code) => !examples.get(code)?.length)).toEqual([])
  for (const page of rulePages()) {
    const code = page.path.replace('rules/', '') as Code
    const found = examples.get(code)
    if (!found?.length) continue
    const html = page.body()
    expect(html.match(/<section class="example">/g)?.length, code).toBe(found.length)
    expect(html.match(/<p class="right">/g)?.length ?? 0, code).toBe(found.filter(({ corrected }) => corrected).length)
  }
})

test('DOC-7 an example is about the rule that it is under', () => {
  for (const [code, found] of examples) for (const { finding } of found) expect(finding.code).toBe(code)
})

test('DOC-7 what is shown as right is another text than what is wrong', () => {
  const all = [...examples.values()].flat().flatMap(({ corrected }) => corrected ?? [])
  expect(all.length).toBeGreaterThan(50)
  expect(all.filter(({ before, after }) => before === after)).toEqual([])
})

test('every example is photographed at each width, and anew when its look may have changed', () => {
  const keys = (brand: string) => allShots(new Map([['brand', brand]])).map(({ key }) => key)
  const [one, same, other] = [keys('Rail'), keys('Rail'), keys('Road')]
  expect(one.length).toBe(examplePages().length * Object.keys(pictureWidths).length)
  expect(new Set(one).size).toBe(one.length)
  expect(same).toEqual(one)
  expect(other.filter((key) => one.includes(key))).toEqual([])
})

test('DOC-3 every example is a page that can be built, so that it can be photographed', () => {
  writeExamples(allShots(new Map()), 'pages', place.folder)
  const errors = readSite(place.folder)
    .content.findings()
    .filter(({ severity }) => severity === 'error')
  expect(errors.map(({ file, message }) => `${file}: ${message}`)).toEqual([])
})

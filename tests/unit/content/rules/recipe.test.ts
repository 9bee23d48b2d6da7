import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { type Case, siteOfCase } from '../../../../scripts/rules/cases.ts'
import { checkFile, parseFile, toFinding } from '../../../../src/content/entry/index.ts'
import { rangeOf } from '../../../../src/content/facts/index.ts'
import { type Rule, warning } from '../../../../src/content/rules/rule.ts'
import { placeIn } from '../../../../src/content/wording/index.ts'
import { quote } from '../../../../src/model/words.ts'
import { textOf } from '../support.ts'

const recipe = readFileSync('CONTRIBUTING.md', 'utf8')
const fenced = (language: string) => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(recipe)?.[1] ?? ''

const drawings = { startHero: {} }

/** What the rule of CONTRIBUTING.md finds on a page of a small site. */
function found(rule: Rule, texts: Record<string, string>) {
  const { source, wording } = checkFile(parseFile('pages', 'about.json', texts['about.json'] ?? ''), drawings)
  const findings = rule.page?.({ source, blocks: wording.blocks, characters: source.text.length }) ?? []
  return findings.map(({ place, message }) =>
    toFinding(source, { code: 'linkSame', message, pointer: place.pointer, ...rangeOf(source, place) }),
  )
}

test('DOC-7 the rule that CONTRIBUTING.md shows finds what its example says, and nothing in the small site', () => {
  const bad = JSON.parse(fenced('json')) as Case
  const [expected] = bad.out
  // The entry of a table of rules, with the names that its file imports.
  const table = runInNewContext(`({${fenced('ts')}})`, { warning, placeIn, quote }) as Record<string, Rule>
  const rule = table[expected?.code ?? '']
  if (!rule) throw new Error('The example is of another rule')
  const { texts } = siteOfCase(bad)
  const findings = found(rule, texts)
  expect(findings.map(({ file, line, column }) => ({ file, line, column }))).toEqual(
    bad.out.map(({ file, line, column }) => ({ file, line, column })),
  )
  expect(findings.map((finding) => textOf(texts, finding))).toEqual(bad.out.map(({ at }) => at))
  expect(found(rule, siteOfCase({ in: {} }).texts)).toEqual([])
})

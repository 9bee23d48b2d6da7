import { createContent, launchList } from '../../src/content/store/index.ts'
import { applyEdits } from '../../src/content/json/index.ts'
import { excerpt, type Finding, type RulePage, rulePage } from '../../src/content/finding/index.ts'
import { type Code, rules } from '../../src/content/rules/index.ts'
import { drawingSizes } from '../outline/drawings.ts'
import { type Case, mediaOf, readRuleCases, type RuleCases, siteOfCase } from './cases.ts'

const root = 'pages'

/** What is found in the site of a case, the list for the launch included when the rule belongs to it. */
export function findingsOfCase(one: Case, code: Code): Finding[] {
  const { texts, unread } = siteOfCase(one)
  const content = createContent({
    root,
    drawings: drawingSizes(),
    media: mediaOf(one.media),
    ...(one.today ? { today: one.today } : {}),
  })
  for (const [key, text] of Object.entries(texts)) content.set(key, text)
  for (const [key, reason] of Object.entries(unread)) content.fail(key, reason)
  return code.startsWith('launch') ? [...content.findings(), ...launchList(content)] : content.findings()
}

/** The pages of all rules, in the order of their table, each with its examples. */
export function rulePages(): RulePage[] {
  const cases = readRuleCases()
  return (Object.keys(rules) as Code[]).map((code) => {
    const own = cases.get(code)
    return own ? pageOf(code, own) : rulePage(code)
  })
}

function pageOf(code: Code, { bad, good }: RuleCases): RulePage {
  const found = findingsOfCase(bad, code).find((finding) => finding.code === code)
  if (!found) return rulePage(code)
  const key = found.file.slice(root.length + 1)
  const text = siteOfCase(bad).texts[key] ?? ''
  const shown = excerpt(found.file, text, found)
  const fixed = good ? siteOfCase(good).texts[key] : found.fix && applyEdits(text, found.fix.edits)
  const change = fixed === undefined ? undefined : firstChange(text, fixed)
  const better = fixed === undefined || change === undefined ? {} : { good: excerpt(found.file, fixed, change) }
  return rulePage(code, { bad: shown, ...better, found })
}

/** The first place in which two texts differ. */
function firstChange(before: string, after: string): { line: number; column: number } | undefined {
  const [old, lines] = [before.split('\n'), after.split('\n')]
  const at = lines.findIndex((line, index) => line !== old[index])
  const line = lines[at]
  if (line === undefined) return undefined
  let column = 0
  while (column < line.length && line[column] === old[at]?.[column]) column++
  return { line: at + 1, column: column + 1 }
}

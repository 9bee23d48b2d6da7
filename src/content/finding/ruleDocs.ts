import type { Finding } from './finding.ts'
import { type Code, type Rule, rules, ruleThemes, type Severity } from '../rules/index.ts'

/** Some lines of a document, as an example of a mistake or of the same place without it. */
export interface Excerpt {
  file: string
  /** The number of the first line. */
  line: number
  text: string
}

/** Everything that the page of a rule says. */
export interface RulePage extends Rule {
  code: Code
  theme: string
  bad: Excerpt | undefined
  good: Excerpt | undefined
  /** What the check says about the bad example. */
  message: string
}

/** Where the page of a rule is in the guide. */
export const ruleAddress = (code: Code): string => `/_guide/rules/${code}`

/** The page of a rule. `found`: the finding in the bad example. */
export function rulePage(
  code: Code,
  examples: { bad?: Excerpt; good?: Excerpt; found?: Pick<Finding, 'message'> } = {},
): RulePage {
  const theme = Object.entries(ruleThemes).find(([, group]) => Object.hasOwn(group, code))?.[0] ?? ''
  const { bad, good, found } = examples
  return { code, theme, ...rules[code], bad, good, message: found?.message ?? '' }
}

/** How many lines are around the place of a finding in an excerpt, and how long a line may be. */
const around = 2
const longest = 160
/** An example shows no more lines of a place that runs over many. */
const most = 3

/** A place in a text, counted from 1. */
interface Spot {
  line: number
  column: number
  endLine?: number
}

/** The lines around a place of a text. Long lines are cut so that the place can be seen. */
export function excerpt(file: string, text: string, { line: first, column, endLine = first }: Spot): Excerpt {
  const line = Math.max(1, first - around)
  const from = column > longest - 60 ? column - 60 : 0
  const cut = (one: string) => {
    const start = from > 0 && one.length > from ? `…${one.slice(from)}` : one
    return start.length > longest ? `${start.slice(0, longest)}…` : start
  }
  const lines = text.split('\n').slice(line - 1, Math.min(endLine, first + most) + around)
  return { file, line, text: lines.map(cut).join('\n') }
}

const weights: Record<Severity, string> = {
  error: 'Error: the site is not built until it is fixed.',
  warning: 'Warning: the site is built, but something is probably wrong.',
  advice: 'Advice: the site is built; the page could be better.',
}

/** The page of a rule as Markdown. */
export function ruleMarkdown({
  code,
  title,
  severity,
  why,
  howToFix,
  silenceable,
  message,
  bad,
  good,
}: RulePage): string {
  const parts = [`# ${title}`, `\`${code}\` · ${weights[severity]}`, why, '## How to fix it', howToFix]
  if (bad) parts.push('## Example of the mistake', fence(bad))
  if (bad && message !== '') parts.push(`The check says: ${message}`)
  if (good) parts.push('## The same place without it', fence(good))
  if (silenceable) {
    const entry = `"silence": [{ "rule": "${code}", "reason": "Why the rule does not fit here." }]`
    parts.push('## When the rule does not fit', 'Write the reason into the document:', `\`\`\`json\n${entry}\n\`\`\``)
  } else parts.push('This rule cannot be silenced.')
  return `${parts.join('\n\n')}\n`
}

/** More backquotes than the text holds in a row, so that nothing in it ends the example. */
function fence({ file, text }: Excerpt): string {
  // A picture has no lines.
  if (text === '') return file
  const marks = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)))
  return `${file}\n\n${marks}json\n${text}\n${marks}`
}

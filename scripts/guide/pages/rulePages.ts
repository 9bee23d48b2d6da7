import { type Code, type Rule, rules, ruleThemes, type Severity } from '../../../src/content/rules/index.ts'
import { upper } from '../../../src/model/words.ts'
import { attribute, escapeMarkup } from '../../lib/markup.ts'
import { type Example, readExamples } from '../examples/cases.ts'
import { fieldId } from '../page/fields.ts'
import { findingBox, severityNames } from '../page/findingBox.ts'
import type { GuidePage } from '../page/frame.ts'
import { copyable, guideLink, heading } from '../page/html.ts'

/** What a severity means for the person who gets a message. */
const meanings: Record<Severity, string> = {
  error: 'It has to be fixed. Until then the site stays as it was.',
  warning: 'Something is probably wrong. The site can be published.',
  advice: 'Nothing is wrong. The page can be made better.',
}

/** What rules of the last theme mean: they are no part of the ordinary check. */
const beforeLaunch =
  'It is on the list of what has to be replaced before real visitors come. Until then it stops nothing.'
const launchTheme: Record<string, Rule> = ruleThemes['Before the launch']

/** So many examples of one code are shown at once. */
const mostOpen = 2

/** A page with all rules, and one for each of them. */
export function rulePages(): GuidePage[] {
  let known: ReturnType<typeof readExamples> | undefined
  const examples = (code: Code) => (known ??= readExamples())(code)
  return [
    {
      path: 'rules',
      title: 'All messages',
      summary: 'Everything that the check can say, why it says so, and how to fix it.',
      menu: 'Look it up',
      body: overview,
    },
    ...(Object.entries(rules) as [Code, Rule][]).map(
      ([code, rule]): GuidePage => ({
        path: `rules/${code}`,
        title: rule.title,
        summary: `${severityNames[rule.severity]} ${code}. ${rule.howToFix}`,
        words: rule.why,
        above: 'rules',
        body: () => rulePage(code, rule, examples(code)),
      }),
    ),
  ]
}

function overview(): string {
  const parts = Object.entries(ruleThemes).map(([title, some]) => {
    const rows = Object.entries(some as Record<string, Rule>).map(
      ([code, rule]) =>
        `<li data-item><b data-severity="${rule.severity}">${severityNames[rule.severity]}</b> ${guideLink(`rules/${code}`, rule.title)} <code>${code}</code></li>`,
    )
    return `${heading(2, title)}<ul class="rules">${rows.join('')}</ul>`
  })
  const severities = Object.entries(meanings).map(
    ([name, words]) => `<li><b data-severity="${name}">${severityNames[name as Severity]}</b> ${words}</li>`,
  )
  return `<p class="lead">Every message has a name, such as <code>commaMissing</code>. Look for it here.</p>
<ul class="rules">${severities.join('')}</ul><p data-filter="Show only messages with these words"></p>${parts.join('')}`
}

function rulePage(code: Code, { severity, why, howToFix, silenceable }: Rule, examples: readonly Example[]): string {
  const shown = examples.map((example) => showExample(example))
  const rest = shown.slice(mostOpen)
  return `<p class="lead"><b data-severity="${severity}">${severityNames[severity]}</b> <code>${code}</code>. ${Object.hasOwn(launchTheme, code) ? beforeLaunch : meanings[severity]}</p>
${heading(2, 'Why')}<p>${escapeMarkup(why)}</p>
${heading(2, 'How to fix it')}<p>${escapeMarkup(howToFix)}</p>
${shown.length === 0 ? '' : heading(2, shown.length === 1 ? 'An example' : 'Examples') + shown.slice(0, mostOpen).join('')}
${rest.length === 0 ? '' : `<details><summary>${rest.length} more</summary>${rest.join('')}</details>`}${silenceable ? silencer(code) : ''}`
}

/** The field of a document that says which rules do not fit it. */
const silenceField = 'silence'

function silencer(code: Code): string {
  const entry = JSON.stringify([{ rule: code, reason: 'Why the rule does not fit here.' }], null, 2)
  const field = guideLink(`page#${fieldId([silenceField])}`, silenceField)
  return `${heading(2, 'When it does not fit')}<p>This is a judgement, and you may know better. Then say why in the field ${field} of the page, beside its title:</p>
${copyable(`"${silenceField}": ${entry}`, 'The field to copy')}`
}

function showExample({ name, finding, text, corrected }: Example): string {
  const label = attribute(`Right: ${name}`)
  const right =
    corrected === null
      ? ''
      : `<p class="right">Right${corrected.file === finding.file ? '' : `, in <code>${escapeMarkup(corrected.file)}</code>`}</p><pre tabindex="0" role="group" aria-label="${label}">${escapeMarkup(rightLines(corrected.before, corrected.after))}</pre>`
  return `<section class="example"><h3>${escapeMarkup(upper(name))}</h3><p class="wrong">Wrong</p>${findingBox(finding, text)}${right}</section>`
}

/** So many lines of a document, and characters of a line, are shown. */
const mostLines = 12
const mostCharacters = 160

/** The lines of the good document in place of those that differ, and one before and after. */
export function rightLines(bad: string, good: string): string {
  const [before, after] = [bad.split('\n'), good.split('\n')]
  let start = 0
  while (start < after.length - 1 && before[start] === after[start]) start++
  let end = 0
  while (end < after.length - 1 - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const from = Math.max(0, start - 1)
  const lines = after.slice(from, Math.min(after.length - end + 1, from + mostLines))
  const short = (line: string) => (line.length > mostCharacters ? `${line.slice(0, mostCharacters)} …` : line)
  return lines.map((line, at) => `${String(from + at + 1).padStart(3)}  ${short(line)}`).join('\n')
}

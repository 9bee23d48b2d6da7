import type { Finding } from '../../src/content/finding/index.ts'
import { rules, type ruleThemes } from '../../src/content/rules/index.ts'
import { count, visible } from '../../src/model/words.ts'
import type { Paint } from './paint.ts'

/** One thing to do, and all the places where it has to be done. */
interface Task {
  text: string
  file: string
  lines: number[]
}

/** The kinds as headings of a list of things to do, in the order of the rules. */
const headings: Record<keyof (typeof ruleThemes)['Before the launch'], string> = {
  launchDomain: 'Addresses that belong to nobody',
  launchRegistration: 'The company number',
  launchPhone: 'Telephone numbers that nobody answers',
  launchQuote: 'Quotes that nobody has approved',
  launchPage: 'Pages that are drafts',
  launchKey: 'Keys of services',
  launchDate: 'Days on which texts of law were approved',
  launchAssumption: 'What nobody has confirmed',
}

/** A list to work through, kind by kind: what has to be replaced or confirmed, and where it is. */
export function launchText(launch: readonly Finding[], paint: Paint): string {
  if (launch.length === 0) return paint('green', 'Ready for the launch: nothing is left to be replaced.')
  const kinds = (Object.keys(headings) as (keyof typeof headings)[]).flatMap((code) => {
    const tasks = tasksOf(launch.filter((finding) => finding.code === code))
    return tasks.length === 0 ? [] : [{ code, tasks }]
  })
  const lists = kinds.map(({ code, tasks }) => {
    const { howToFix } = rules[code]
    const rows = tasks.map(({ text, file, lines }) => {
      return `  [ ] ${visible(text)}  ${paint('cyan', `${visible(file)}:${lines.join(', ')}`)}`
    })
    return [paint('bold', `${headings[code]} (${tasks.length})`), paint('dim', `  ${howToFix}`), ...rows].join('\n')
  })
  const number = kinds.reduce((sum, { tasks }) => sum + tasks.length, 0)
  const places = launch.length > number ? `, in ${count(launch.length, 'place')}` : ''
  const last = `${count(number, 'thing')} to replace or confirm before the launch${places}.`
  return [
    `${paint('bold', 'The list for the launch')}\nThe site can be tried as it is. Visitors must not see these:`,
    ...lists,
    paint('bold', last),
  ].join('\n\n')
}

/** What has one cause is one thing to do. */
function tasksOf(findings: readonly Finding[]): Task[] {
  const tasks = new Map<string, Task>()
  for (const finding of findings) {
    const { file, line } = finding
    const text = textOf(finding)
    const known = tasks.get(`${file} ${text}`)
    if (!known) tasks.set(`${file} ${text}`, { text, file, lines: [line] })
    else if (!known.lines.includes(line)) known.lines.push(line)
  }
  return [...tasks.values()]
}

/** The heading of the kind says what is wrong: a row names the value, or the quote. */
function textOf({ code, message, where }: Finding): string {
  const value = /^"(.*)" /.exec(message)?.[1] ?? ''
  switch (code) {
    case 'launchDomain':
      return domainOf(value) ?? value
    case 'launchRegistration':
    case 'launchPhone':
      return value
    case 'launchQuote':
      return where
    default:
      return message
  }
}

/** The domain that belongs to nobody, without the names before it: app.brightrail.example → brightrail.example. */
const domainOf = (value: string) =>
  /(?:@|:\/\/|\.|^)([a-z0-9-]+\.(?:example|test|invalid)|example\.(?:com|org|net)|localhost)(?=[/:?#]|$)/i.exec(
    value.replace(/^([a-z]+:\/\/[^/]*)\/.*$/i, '$1'),
  )?.[1]

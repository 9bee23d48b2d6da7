import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Content, createContent } from '../../src/content/content.ts'
import { applyEdits } from '../../src/content/edits.ts'
import type { Finding } from '../../src/content/findings.ts'
import { drawingSizes } from '../drawings.ts'

/**
 * A document of a case: its lines, a change of a document of the small site, a part that is repeated, the reason for
 * which it cannot be read, or null: it is missing.
 */
type Input =
  | string[]
  | { replace: [string, string][] }
  | { repeat: string; times: number; before: string; after: string }
  | { unread: string }
  | null

/** A mistake as the tests keep it: a small site, and what is wrong in it. */
interface Case {
  name: string
  in: Record<string, Input>
  out: { code: string }[]
  today?: string
}

type Texts = Record<string, string>

/** A mistake to look at: what the check says about it, and the documents without it. */
export interface Example {
  name: string
  finding: Finding
  text: string
  /** A document before and after; null where no document shows what is right, as for a file with another name. */
  mended: { file: string; before: string; after: string } | null
}

const folder = 'tests/fixtures'

/** The examples of each code: those that belong to it alone, then those of the collection of mistakes. */
export function readExamples(): Map<string, Example[]> {
  const base = Object.fromEntries(
    Object.entries(read('invalid/_base.json') as Record<string, string[]>).map(([key, lines]) => [
      key,
      lines.join('\n'),
    ]),
  )
  const examples = new Map<string, Example[]>()
  const add = (path: string, good?: Texts) => {
    const example = exampleOf(read(path) as Case, base, good)
    if (!example) return
    const known = examples.get(example.finding.code)
    if (known) known.push(example)
    else examples.set(example.finding.code, [example])
  }
  for (const code of namesIn('rules')) {
    const good = `rules/${code}/good.json`
    add(`rules/${code}/bad.json`, existsSync(join(folder, good)) ? apply(base, (read(good) as Case).in) : undefined)
  }
  for (const name of namesIn('invalid')) if (!name.startsWith('_')) add(`invalid/${name}`)
  return examples
}

const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'))

const namesIn = (name: string) => (existsSync(join(folder, name)) ? readdirSync(join(folder, name)).sort() : [])

/** Null: more than one thing is wrong in it. */
function exampleOf(one: Case, base: Texts, good: Texts | undefined): Example | null {
  const texts = apply(base, one.in)
  const content = check(texts, one.today)
  for (const [key, change] of Object.entries(one.in)) {
    if (change && 'unread' in change) content.fail(key, change.unread)
  }
  const finding = content.findings().find(({ code }) => code === one.out[0]?.code)
  if (!finding || one.out.length > 1) return null
  const key = finding.file.slice('pages/'.length)
  const text = texts[key] ?? ''
  return { name: one.name, finding, text, mended: mend(key, texts, good ?? fixed(finding, key, texts) ?? base) }
}

const fixed = ({ fix }: Finding, key: string, texts: Texts) =>
  fix && { ...texts, [key]: applyEdits(texts[key] ?? '', fix.edits) }

/** The document of the finding, or else the first one, that is another in the site without the mistake. */
function mend(key: string, bad: Texts, good: Texts): Example['mended'] {
  const changed = [key, ...Object.keys(good)].find((name) => good[name] !== undefined && good[name] !== bad[name])
  if (changed === undefined) return null
  return { file: `pages/${changed}`, before: bad[changed] ?? '', after: good[changed] ?? '' }
}

function apply(base: Texts, input: Case['in']): Texts {
  const texts = { ...base }
  for (const [key, change] of Object.entries(input)) {
    if (change === null) delete texts[key]
    else if (Array.isArray(change)) texts[key] = change.join('\n')
    else if ('repeat' in change) texts[key] = change.before + change.repeat.repeat(change.times) + change.after
    else if ('replace' in change)
      for (const [from, to] of change.replace) texts[key] = (texts[key] ?? '').replace(from, () => to)
  }
  return texts
}

function check(texts: Texts, today: string | undefined): Content {
  const content = createContent({ root: 'pages', drawings: drawingSizes(), ...(today !== undefined && { today }) })
  for (const [key, text] of Object.entries(texts)) content.set(key, text)
  return content
}

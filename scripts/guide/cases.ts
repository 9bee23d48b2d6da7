import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Content, createContent } from '../../src/content/content.ts'
import { applyEdits } from '../../src/content/edits.ts'
import type { Finding } from '../../src/content/findings.ts'
import { drawingSizes } from '../drawings.ts'

/** A document as lines, as a change of a document of the small site, or null: it is missing. */
type Input = string[] | { replace: [string, string][] } | null

/** A mistake as the tests keep it: a small site, and what is wrong in it. */
interface Case {
  name: string
  in: Record<string, Input>
  out: { code: string }[]
  today?: string
}

/** A mistake to look at: what the check says about it, and the document without it. */
export interface Example {
  name: string
  finding: Finding
  text: string
  /** The document as it should be; null when the mistake lies elsewhere, as for a file that is missing. */
  good: string | null
}

const folders = ['tests/fixtures/invalid', 'tests/fixtures/rules']

/** The examples of each code, simplest first: those in which nothing else is wrong. */
export function readExamples(): Map<string, Example[]> {
  const examples = new Map<string, Example[]>()
  for (const folder of folders) {
    for (const example of examplesIn(folder)) {
      const { code } = example.finding
      const known = examples.get(code)
      if (known) known.push(example)
      else examples.set(code, [example])
    }
  }
  return examples
}

function examplesIn(folder: string): Example[] {
  if (!existsSync(join(folder, '_base.json'))) return []
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown
  const base = Object.fromEntries(
    Object.entries(read('_base.json') as Record<string, string[]>).map(([key, lines]) => [key, lines.join('\n')]),
  )
  const names = readdirSync(folder).filter((file) => file.endsWith('.json') && !file.startsWith('_'))
  return names.flatMap((file) => {
    const one = read(file) as Case
    if (one.out.length !== 1) return []
    const texts = apply(base, one.in)
    const [finding] = check(texts, one.today).findings()
    if (!finding) return []
    const key = finding.file.slice('pages/'.length)
    const text = texts[key] ?? ''
    const mended = finding.fix && applyEdits(text, finding.fix.edits)
    const good = key in base && base[key] !== text ? base[key] : mended
    return [{ name: one.name, finding, text, good: good ?? null }]
  })
}

function apply(base: Record<string, string>, input: Case['in']): Record<string, string> {
  const texts = { ...base }
  for (const [key, change] of Object.entries(input)) {
    if (change === null) delete texts[key]
    else if (Array.isArray(change)) texts[key] = change.join('\n')
    else for (const [from, to] of change.replace) texts[key] = (texts[key] ?? '').replace(from, () => to)
  }
  return texts
}

function check(texts: Record<string, string>, today: string | undefined): Content {
  const content = createContent({ root: 'pages', drawings: drawingSizes(), ...(today !== undefined && { today }) })
  for (const [key, text] of Object.entries(texts)) content.set(key, text)
  return content
}

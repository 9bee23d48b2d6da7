import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import type { Finding } from '../../../src/content/finding/finding.ts'
import { sample } from '../../support/sample.ts'
import { knownFindings } from './support.ts'
import { takeTurns } from '../../support/turns.ts'

// Mistakes that editors make, written by people who had not seen the checks, in a copy of the pages as they were then.
// Each is one finding, at its place, with the right advice.

type Edit = { file: string } & (
  | { find: string; replace: string }
  | { write: string }
  | { writeBase64: string }
  | { renameTo: string }
  | { delete: true }
)

interface Place {
  file: string
  /** The line, or any of these; null stands for the whole file. */
  line: number | number[] | null
}

interface Expected extends Place {
  altPlaces?: Place[]
  advice: string
  /** All of these have to be in the words of the finding. */
  mustSay?: string[]
}

interface Mistake {
  name: string
  story: string
  edits: Edit[]
  expect: Expected[]
}

const fixtures = 'tests/fixtures/mistakes'
const read = (name: string): unknown => JSON.parse(readFileSync(join(fixtures, name), 'utf8'))

/** Mistakes that are not found, or not in this way, each with the reason. */
const deviations = read('deviations.json') as Record<string, string>

const temporary = mkdtempSync(join(tmpdir(), 'brightrail-mistakes-'))
afterAll(() => rmSync(temporary, { recursive: true, force: true }))

/** Makes a mistake in a fresh copy of the pages. Returns its findings, with paths as the mistakes name them. */
function findingsOf({ edits }: Mistake): Finding[] {
  const pages = join(temporary, 'pages')
  rmSync(pages, { recursive: true, force: true })
  cpSync(join(fixtures, 'pages'), pages, { recursive: true })
  for (const edit of edits) make(edit)
  const { content } = loadContent(pages)
  const findings = content.findings().filter(({ code }) => !knownFindings.has(code))
  return findings.map((finding) => ({ ...finding, file: finding.file.replace(/^.*?(?=pages\/)/, '') }))
}

function make(edit: Edit): void {
  const path = join(temporary, edit.file)
  mkdirSync(dirname(path), { recursive: true })
  if ('write' in edit) writeFileSync(path, edit.write)
  else if ('writeBase64' in edit) writeFileSync(path, Buffer.from(edit.writeBase64, 'base64'))
  else if ('renameTo' in edit) {
    mkdirSync(dirname(join(temporary, edit.renameTo)), { recursive: true })
    renameSync(path, join(temporary, edit.renameTo))
  } else if ('delete' in edit) rmSync(path)
  else {
    const parts = readFileSync(path, 'utf8').split(edit.find)
    if (parts.length !== 2) throw new Error(`"${edit.find}" is ${parts.length - 1} times in ${edit.file}`)
    writeFileSync(path, parts.join(edit.replace))
  }
}

const isAt = ({ file, line }: Finding, place: Place) =>
  file === place.file && (place.line === null || [place.line].flat().includes(line))

const wordsOf = ({ message, hint, suggestions }: Finding) =>
  [message, hint, ...suggestions.map((one) => JSON.stringify(one))].join(' ')

/** What a finding does not say of that which it has to. */
const missingIn = (found: Finding, { mustSay = [] }: Expected) =>
  mustSay.filter((pattern) => !new RegExp(pattern, 'i').test(wordsOf(found)))

/** What is wrong with the findings of a mistake, in one line; '' when nothing is. */
function problemsOf(mistake: Mistake): string {
  const findings = findingsOf(mistake)
  const shown = findings.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`).join('\n')
  if (findings.length !== mistake.expect.length) return `${findings.length} findings:\n${shown}`
  const left = [...findings]
  for (const wanted of mistake.expect) {
    // Of several in one line the one that says it.
    const near = left.filter((one) => [wanted, ...(wanted.altPlaces ?? [])].some((place) => isAt(one, place)))
    const found = near.find((one) => missingIn(one, wanted).length === 0) ?? near[0]
    if (!found) return `nothing at ${wanted.file}:${String(wanted.line)}:\n${shown}`
    left.splice(left.indexOf(found), 1)
    const missing = missingIn(found, wanted)
    if (missing.length > 0) return `does not say ${missing.join(' and ')}:\n${wordsOf(found)}`
  }
  return ''
}

const sets = readdirSync(fixtures).filter((name) => name.endsWith('.json') && name !== 'deviations.json')

describe.each(sets)('DOC-7 the mistakes of %s', (file) => {
  takeTurns('content mistakes')
  const all = read(file) as Mistake[]

  test('all have another name', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    expect(all.length).toBe(200)
  })

  const told = all.filter(({ name }) => !Object.hasOwn(deviations, name))
  const others = all.filter(({ name }) => Object.hasOwn(deviations, name))
  test.each(others)('$name still deviates, as deviations.json says', (one) => {
    expect(problemsOf(one)).not.toBe('')
  })

  test.each(sample(told, 20, `mistakes of ${file}`))(
    '$name: one finding, at its place, with the right advice',
    (one) => {
      expect(problemsOf(one), one.story).toBe('')
    },
  )
})

test('DOC-7 the pages that the mistakes are made in have no finding', () => {
  expect(findingsOf({ name: 'none', story: 'nothing', edits: [], expect: [] })).toEqual([])
})

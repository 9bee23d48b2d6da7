import type { Content } from './content.ts'
import { applyEdits } from './edits.ts'
import type { Edit, Finding } from './findings.ts'
import { parseJson } from './json.ts'

/** What was done to one document: its text before and after, and the findings that were mended, as they were found. */
export interface Mended {
  key: string
  before: string
  after: string
  done: Finding[]
}

/** How far some documents can be read, and how many errors are known. */
export interface Standing {
  documents: ReadonlyMap<string, Reading>
  /** Errors in all other documents. */
  elsewhere: number
}

interface Reading {
  isJson: boolean
  /** Blocks into which nobody can look, because their type is unknown. */
  closed: number
  errors: number
}

/** A mended file may uncover what stood behind its mistake; more rounds than this means that fixes contradict each other. */
const mostRounds = 100

/**
 * Applies the fixes that are certain to the documents of a store, until none is left. `concerns` limits the files.
 * No document gets worse ({@link isWorse}); fixes that touch each other wait for the next round. The store holds the new
 * texts afterwards; writing them is for the caller.
 */
export function mendAll(content: Content, concerns: (file: string) => boolean = () => true): Mended[] {
  const mended = new Map<string, Mended>()
  const seen = new Set<string>()

  /** All of these documents at once, because only the whole site can be judged; where that fails, in ever smaller parts. */
  const attempt = (changes: readonly Change[]): boolean => {
    const before = standingOf(
      content,
      changes.map(({ key }) => key),
    )
    const texts = changes.map(({ key }) => content.text(key) ?? '')
    const results = changes.map(({ findings }, index) => edited(texts[index] ?? '', findings))
    // A text that was there before comes from two fixes that undo each other.
    const isNew = changes.every(({ key }, index) => !seen.has(`${key}\n${results[index]}`))
    for (const [index, { key }] of changes.entries()) content.set(key, results[index] ?? '')
    const isBetter =
      isNew &&
      !isWorse(before, standingOf(content, [...before.documents.keys()])) &&
      !changes.some(({ findings }) => isAnyLeft(content, findings))
    if (isBetter) {
      for (const [index, { key, findings }] of changes.entries()) {
        seen.add(`${key}\n${texts[index]}`)
        const known = mended.get(key) ?? { key, before: texts[index] ?? '', done: [] }
        mended.set(key, { ...known, after: results[index] ?? '', done: [...known.done, ...findings] })
      }
      return true
    }
    for (const [index, { key }] of changes.entries()) content.set(key, texts[index] ?? '')
    const [first] = changes
    if (changes.length > 1) {
      const half = changes.length >> 1
      return [changes.slice(0, half), changes.slice(half)].map(attempt).includes(true)
    }
    if (!first || first.findings.length < 2) return false
    // Only the first that helps: the offsets of the others have moved then.
    return first.findings.some((finding) => attempt([{ key: first.key, findings: [finding] }]))
  }

  for (let round = 0; round < mostRounds; round++) {
    const changes = certainFixes(content, concerns)
    if (changes.length === 0 || !attempt(changes)) break
  }
  return [...mended.values()]
}

/** A fix after which its finding stands where it stood has mended nothing, and would be applied for ever. */
function isAnyLeft(content: Content, done: readonly Finding[]): boolean {
  const placeOf = ({ file, code, line, column }: Finding) => `${file}:${line}:${column} ${code}`
  const places = new Set(done.map(placeOf))
  return content.findings().some((finding) => places.has(placeOf(finding)))
}

interface Change {
  key: string
  findings: readonly Finding[]
}

/** For each file the findings with a certain fix that can be applied together. */
function certainFixes(content: Content, concerns: (file: string) => boolean): Change[] {
  const found = new Map<string, Finding[]>()
  for (const finding of content.findings()) {
    if (!finding.fix?.certain || !concerns(finding.file)) continue
    const key = content.keyOf(finding.file)
    const list = found.get(key)
    if (list) list.push(finding)
    else if (content.text(key) !== undefined) found.set(key, [finding])
  }
  return [...found].map(([key, findings]) => ({ key, findings: apart(findings) }))
}

const edited = (text: string, findings: readonly Finding[]) =>
  editText(
    text,
    findings.flatMap(({ fix }) => fix?.edits ?? []),
  )

/** The findings whose fixes do not touch each other, the first ones first. */
function apart(findings: readonly Finding[]): Finding[] {
  const taken: Edit[] = []
  return findings.filter(({ fix }) => {
    const edits = fix?.edits ?? []
    const touches = edits.some((edit) => taken.some((other) => isTouching(edit, other)))
    if (!touches) taken.push(...edits)
    return !touches
  })
}

const isTouching = (a: Edit, b: Edit) => a.offset <= b.offset + b.length && b.offset <= a.offset + a.length

/** The text with these edits; line breaks in them become those of the text. */
export const editText = (text: string, edits: readonly Edit[]): string => applyEdits(text, editsFor(text, edits))

/** The edits with the line breaks that the text has. */
export function editsFor(text: string, edits: readonly Edit[]): Edit[] {
  const lineBreak = /^[^\n]*\r\n/.test(text) ? '\r\n' : '\n'
  return edits.map((edit) => ({ ...edit, text: edit.text.replace(/\r?\n/g, lineBreak) }))
}

/** How these documents of the store stand, and the others beside them. */
export function standingOf(content: Content, keys: readonly string[]): Standing {
  const documents = new Map(
    keys.map((key) => [key, { isJson: parseJson(content.text(key) ?? '').ok, closed: 0, errors: 0 }]),
  )
  let elsewhere = 0
  for (const { file, code, severity } of content.findings()) {
    if (severity !== 'error') continue
    const document = documents.get(content.keyOf(file))
    if (!document) elsewhere++
    else {
      document.errors++
      if (code === 'blockTypeUnknown' || code === 'blockTypeMissing') document.closed++
    }
  }
  return { documents, elsewhere }
}

/**
 * Whether a change of these documents has made things worse: more errors, in one of them or because of them elsewhere. What
 * comes to light because a document can be read further than before was there all the time, and does not count.
 */
export function isWorse(before: Standing, after: Standing): boolean {
  let isOpened = false
  for (const [key, old] of before.documents) {
    const now = after.documents.get(key)
    if (!now) return true
    const opened = (now.isJson ? 1 : 0) - (old.isJson ? 1 : 0) || old.closed - now.closed
    if (opened < 0 || (opened === 0 && now.errors > old.errors)) return true
    isOpened ||= opened > 0
  }
  return !isOpened && after.elsewhere > before.elsewhere
}

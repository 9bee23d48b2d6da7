import type { Content } from '../store/index.ts'
import { applyEdits, editsFor } from '../json/index.ts'
import type { Edit, Finding } from '../finding/index.ts'
import { parseJson } from '../parse/index.ts'
import { newErrors, type Rewrite } from './newErrors.ts'
import { syntaxRules } from '../rules/index.ts'

/** What was done to one document: its text before and after, and the findings that were fixed, as they were found. */
export interface Fixed {
  key: string
  before: string
  after: string
  done: Finding[]
}

/** A fix that is certain by itself and was left out all the same. */
export interface LeftFix {
  finding: Finding
  /** The error that the site would have with it; undefined: the mistake would stay. */
  because: Finding | undefined
}

/** A fixed file may uncover what was after its mistake; more rounds than this means that fixes contradict each other. */
const mostRounds = 200
/** What a fix has uncovered beside it is fixed as well before the result is judged, so many times. */
const mostSteps = 4

/**
 * Applies the fixes that are certain to the documents of a store, until none is left. `concerns` limits the files.
 * After each fix the site is checked again: where it has an error that it had not before ({@link newErrors}), the text
 * stays as it was. All files are tried at once, so that the work does not grow with the square of their number. The store
 * holds the new texts afterwards; writing them is for the caller. `left`: what was not applied, and why.
 */
export function fixOrLeave(
  content: Content,
  concerns: (file: string) => boolean = () => true,
): { fixed: Fixed[]; left: LeftFix[] } {
  const fixed = new Map<string, Fixed>()
  const refusals = createRefusals(content)
  for (let round = 0; round < mostRounds; round++) {
    const changes = certainFixes(content, concerns).flatMap(refusals.without)
    if (changes.length === 0) break
    attempt(changes)
  }
  const left = certainFixes(content, concerns).flatMap(refusals.reasons)
  return { fixed: [...fixed.values()], left }

  /** Keeps those of the changes that make nothing worse, and remembers the others. */
  function attempt(changes: readonly Change[]): void {
    if (changes.length === 0) return
    const before = content.findings()
    const tries = changes.map((change) => tryOut(content, change))
    const verdict = settle(content, before, tries) ?? refusals.repeated(tries)
    if (verdict === null) return tries.forEach(accept)
    for (const { key, before: text } of tries) content.set(key, text)
    const { bad, errors } = verdict
    const refuse = (change: Change) => refusals.add(change, errors)
    if (bad.size > 0) {
      changes.filter(({ key }) => bad.has(key)).forEach(refuse)
      attempt(changes.filter(({ key }) => !bad.has(key)))
    } else if (changes.length === 1) changes.forEach(refuse)
    else {
      // The new error is in a file that was not changed: which half of the changes has brought it?
      const half = changes.length >> 1
      attempt(changes.slice(0, half))
      attempt(changes.slice(half))
    }
  }

  function accept({ key, before, after, done }: Try): void {
    refusals.clear(key, before)
    const known = fixed.get(key) ?? { key, before, done: [] }
    fixed.set(key, { ...known, after, done: [...known.done, ...done] })
  }
}

/** What {@link fixOrLeave} has fixed, for those who show what is left anyway. */
export const fixAll = (content: Content, concerns?: (file: string) => boolean): Fixed[] =>
  fixOrLeave(content, concerns).fixed

/** The fixes of one file that are to be applied together. */
interface Change {
  key: string
  findings: readonly Finding[]
}

/** Why changes are no fixes. */
interface Verdict {
  /** The keys of the changed files that have a new error; they can be none. */
  bad: ReadonlySet<string>
  /** The new errors; none: two fixes undo each other, or a mistake stays. */
  errors: readonly Finding[]
}

/** A change in the store that is not yet judged. */
interface Try extends Rewrite {
  key: string
  batches: Edit[][]
  done: Finding[]
}

/** For each file the findings with a certain fix. */
function certainFixes(content: Content, concerns: (file: string) => boolean): Change[] {
  const found = new Map<string, Finding[]>()
  for (const finding of content.findings()) {
    if (!finding.fix?.certain || !concerns(finding.file)) continue
    const key = content.keyOf(finding.file)
    const list = found.get(key)
    if (list) list.push(finding)
    else if (content.text(key) !== undefined) found.set(key, [finding])
  }
  return [...found].map(([key, findings]) => ({ key, findings }))
}

/** Which fixes were refused for the text that their file has now. */
function createRefusals(content: Content) {
  const refused = new Map<string, Map<string, Finding | undefined>>()
  const single = new Set<string>()
  const texts = new Set<string>()
  return {
    /** What is left to be tried: all at once, or one after the other where some of them were refused. */
    without({ key, findings }: Change): Change[] {
      const left = findings.filter((finding) => !refused.get(key)?.has(placeOf(finding)))
      if (left.length === 0) return []
      return [{ key, findings: single.has(key) ? left.slice(0, 1) : together(left) }]
    },
    add({ key, findings }: Change, errors: readonly Finding[]): void {
      const isReadable = parseJson(content.text(key) ?? '').ok
      // The findings of a text that cannot be read are one reading of it: it is right as a whole or not at all.
      if (isReadable && findings.length > 1) single.add(key)
      else {
        const reason = errors.find(({ file }) => file === findings[0]?.file) ?? errors[0]
        refused.set(
          key,
          new Map([...(refused.get(key) ?? []), ...findings.map((one) => [placeOf(one), reason] as const)]),
        )
      }
    },
    /** Those that were refused for the text that their file has. */
    reasons({ key, findings }: Change): LeftFix[] {
      const known = refused.get(key)
      return findings.flatMap((finding) =>
        known?.has(placeOf(finding)) ? [{ finding, because: known.get(placeOf(finding)) }] : [],
      )
    },
    /** The files that would be what they were before: two fixes undo each other. Null: none. */
    repeated(tries: readonly Try[]): Verdict | null {
      const keys = tries.filter(({ key, after }) => texts.has(`${key}\n${after}`)).map(({ key }) => key)
      return keys.length > 0 ? { bad: new Set(keys), errors: [] } : null
    },
    /** The file has another text now, for which all fixes may be right. */
    clear(key: string, earlier: string): void {
      texts.add(`${key}\n${earlier}`)
      refused.delete(key)
    },
  }
}

const placeOf = ({ code, line, column }: Finding) => `${line}:${column} ${code}`

function tryOut(content: Content, { key, findings }: Change): Try {
  const before = content.text(key) ?? ''
  const one: Try = { key, file: findings[0]?.file ?? '', before, after: before, batches: [], done: [] }
  goOn(content, one, findings)
  return one
}

/** Applies these fixes as well. */
function goOn(content: Content, one: Try, findings: readonly Finding[]): void {
  const edits = editsFor(
    one.after,
    findings.flatMap(({ fix }) => fix?.edits ?? []),
  )
  one.after = applyEdits(one.after, edits)
  one.batches.push(edits)
  one.done.push(...findings)
  content.set(one.key, one.after)
}

/**
 * Judges the changes in the store, after it has applied the certain fixes of what they have uncovered. Null: there is no
 * error that was not there before.
 */
function settle(content: Content, before: readonly Finding[], tries: readonly Try[]): Verdict | null {
  for (let step = 1; ; step++) {
    const now = content.findings()
    const errors = newErrors(before, now, tries)
    const files = new Set(errors.map(({ file }) => file))
    const isWorse = errors.length > 0
    for (const { file } of unfixed(now, tries)) files.add(file)
    if (files.size === 0) return null
    const bad = tries.filter(({ file }) => files.has(file))
    const own = new Map(bad.map((one) => [one.file, one]))
    const more = isWorse && step < mostSteps ? certainFixes(content, (file) => own.has(file)) : []
    if (more.length === 0) return { bad: new Set(bad.map(({ key }) => key)), errors }
    for (const { findings } of more) {
      const one = own.get(findings[0]?.file ?? '')
      if (one) goOn(content, one, together(findings))
    }
  }
}

/** A fix after which its finding is where it was would be applied for ever. */
function unfixed(now: readonly Finding[], tries: readonly Try[]): Try[] {
  const left = new Set(now.map((finding) => `${finding.file} ${placeOf(finding)}`))
  return tries.filter(({ done }) => done.some((finding) => left.has(`${finding.file} ${placeOf(finding)}`)))
}

/**
 * The findings whose fixes are applied at once. Those of the form of a text go first, and all of them: they are one reading
 * of it, and what they do was tried together when it was read.
 */
function together(findings: readonly Finding[]): readonly Finding[] {
  const form = findings.filter(({ code }) => Object.hasOwn(syntaxRules, code))
  return form.length > 0 && !isOverlapping(form) ? form : apart(findings)
}

function isOverlapping(findings: readonly Finding[]): boolean {
  let end = 0
  const edits = findings.flatMap(({ fix }) => fix?.edits ?? []).sort((a, b) => a.offset - b.offset)
  return edits.some(({ offset, length }) => {
    const isInside = offset < end
    end = offset + length
    return isInside
  })
}

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

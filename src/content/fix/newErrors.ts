import type { Content } from '../store/index.ts'
import { applyEdits } from '../json/index.ts'
import type { Edit, Finding } from '../finding/index.ts'
import { type Code, type Rule, rules, syntaxRules } from '../rules/index.ts'

/** A document whose text was changed. */
export interface Rewrite {
  /** As findings name it: pages/payout.json */
  file: string
  before: string
  after: string
  /** The edits between the two, in the order in which they were made: each batch counts in the text that the last one left. */
  batches: readonly (readonly Edit[])[]
}

/**
 * The errors of a site after some of its documents were changed that it did not have before. An error is the same one when
 * its code is, and its value (by pointer) or its place in the text. A change that brings any is no fix. Words are judged in
 * no text that cannot be read: what is said of them once it can was true before.
 */
export function newErrors(
  before: readonly Finding[],
  after: readonly Finding[],
  rewrites: readonly Rewrite[],
): Finding[] {
  const same = new Set(before)
  const unread = new Set(before.flatMap(({ file, code }) => (Object.hasOwn(syntaxRules, code) ? [file] : [])))
  const isUncovered = ({ file, code }: Finding) => unread.has(file) && isOfWords(code)
  const errors = after.filter((finding) => finding.severity === 'error' && !same.has(finding) && !isUncovered(finding))
  if (errors.length === 0) return []
  const rewritten = new Map(rewrites.map((rewrite) => [rewrite.file, placesOf(rewrite)]))
  const still = new Set(after)
  const known = new Map<string, Finding[]>()
  for (const finding of before) {
    if (finding.severity !== 'error' || still.has(finding)) continue
    const list = known.get(nameOf(finding))
    if (list) list.push(finding)
    else known.set(nameOf(finding), [finding])
  }
  const take = (error: Finding, isSame: (old: Finding) => boolean): boolean => {
    const list = known.get(nameOf(error))
    const at = list?.findIndex(isSame) ?? -1
    if (at >= 0) list?.splice(at, 1)
    return at >= 0
  }
  // Places first: two errors of one code can have one pointer, such as two unknown fields of a group.
  return errors
    .filter((error) => !take(error, (old) => (rewritten.get(error.file) ?? isUnmoved)(old, error)))
    .filter((error) => !take(error, ({ pointer }) => pointer !== '' && pointer === error.pointer))
}

/**
 * The errors that a site would have and does not have now if this text of one of its documents were edited like that. What
 * the store holds for it afterwards is the text.
 */
export function errorsAddedBy(content: Content, key: string, text: string, edits: readonly Edit[]): Finding[] {
  content.set(key, text)
  const before = content.findings()
  const after = applyEdits(text, edits)
  const rewrite = { file: content.fileOf(key), before: text, after, batches: [edits] }
  return newErrors(before, content.findingsWith(key, after), [rewrite])
}

/** Whether a rule looks at words alone, whatever the form of the document is in which they are. */
function isOfWords(code: Code): boolean {
  const { silenceable, text, search }: Rule = rules[code]
  return silenceable && (text ?? search) !== undefined
}

const nameOf = ({ file, code }: Finding) => `${code} ${file}`

type IsSamePlace = (old: Finding, now: Finding) => boolean

const isUnmoved: IsSamePlace = (old, now) => old.line === now.line && old.column === now.column

/** Tells whether a finding is after the change where another one was before. */
function placesOf({ before, after, batches }: Rewrite): IsSamePlace {
  const [old, now] = [offsetsIn(before), offsetsIn(after)]
  return (one, other) => {
    let range = { start: old(one), end: old(one) }
    for (const edits of batches) range = { start: moved(range.start, edits).start, end: moved(range.end, edits).end }
    const place = now(other)
    return place >= range.start && place <= range.end
  }
}

/** Where an offset of a text is after these edits: inside of what they have written, anywhere in it. */
function moved(offset: number, edits: readonly Edit[]): { start: number; end: number } {
  let [start, end] = [offset, offset]
  for (const edit of edits) {
    const shift = edit.text.length - edit.length
    if (edit.offset + edit.length <= offset && edit.offset < offset) {
      start += shift
      end += shift
    } else if (edit.offset <= offset) {
      // What is inserted at the place itself may be before it or after it.
      start += edit.offset - offset
      end += edit.offset - offset + edit.text.length
    }
  }
  return { start, end: Math.max(start, end) }
}

/** Finds offsets in a text from lines and columns. */
function offsetsIn(text: string): (place: Pick<Finding, 'line' | 'column'>) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return ({ line, column }) => (starts[line - 1] ?? text.length) + column - 1
}

import { diffArrays } from 'diff'
import type { Finding } from '../../../../src/content/finding/finding.ts'

/** A text of the changed document, and all errors of the site while the document reads like that. */
export interface State {
  text: string
  errors: readonly Finding[]
}

/**
 * The errors of `after` that `before` did not have: none with the same code at the same value, and none at a place where
 * the same characters stand. It knows the two texts only, not the edits between them, and is written without a look at how
 * the code judges its fixes.
 */
export function addedErrors(file: string, before: State, after: State): Finding[] {
  const left = [...before.errors]
  const placeOf = alignment(before.text, after.text)
  const isSame = (now: Finding, old: Finding): boolean => {
    if (now.code !== old.code || now.file !== old.file) return false
    if (now.pointer !== '' && now.pointer === old.pointer) return true
    if (now.file !== file) return now.line === old.line && now.column === old.column
    const [was, is] = [offsetOf(before.text, old), offsetOf(after.text, now)]
    const [start, end] = placeOf(was)
    if (is >= start && is <= end) return true
    // Of texts that repeat themselves a comparison can take one part for another.
    return now.message === old.message && after.text.slice(is, is + 40) === before.text.slice(was, was + 40)
  }
  return after.errors.filter((error) => {
    const at = left.findIndex((one) => isSame(error, one))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** The lines that go ("- …") and come ("+ …") from one text to the other. */
export const changedLines = (before: string, after: string): string[] =>
  diffArrays(before.split('\n'), after.split('\n')).flatMap(({ added, removed, value }) =>
    added || removed ? value.map((line) => `${added ? '+' : '-'} ${line}`) : [],
  )

/** For an offset of the first text the stretch of the second one in which the same place can be. */
function alignment(before: string, after: string): (offset: number) => [start: number, end: number] {
  /** For each offset before the change where it is now; -1: it is gone. */
  const places: number[] = []
  let now = 0
  for (const { added, removed, count } of diffArrays(before.split(''), after.split(''))) {
    for (let step = 0; step < count; step++) {
      if (!added) places.push(removed ? -1 : now)
      if (!removed) now++
    }
  }
  places.push(after.length)
  const kept = new Set(places)
  /** Of two equal characters side by side nobody can tell which one has come. */
  const lastLike = (place: number) => {
    let last = place
    while (last + 1 < after.length && after[last + 1] === after[place] && !kept.has(last + 1)) last++
    return last
  }
  return (offset) => {
    let [left, right] = [offset - 1, offset]
    while (left >= 0 && places[left] === -1) left--
    while (right < places.length && places[right] === -1) right++
    return [left < 0 ? 0 : (places[left] ?? 0) + 1, lastLike(places[right] ?? after.length)]
  }
}

function offsetOf(text: string, { line, column }: Finding): number {
  let start = 0
  for (let number = 1; number < line; number++) start = text.indexOf('\n', start) + 1
  return start + column - 1
}

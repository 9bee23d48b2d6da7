import type { Edit, RawFinding } from '../../finding/index.ts'
import { either } from '../../../model/words.ts'
import { cover, type Leftover } from './cover.ts'
import { remove } from '../findings/base.ts'
import { isJson } from '../clues/shapes.ts'

/** A line by which git marks two versions of the same lines. People indent them, and add or lose a character. */
interface Mark {
  character: string
  start: number
  end: number
  /** Where its text begins and ends. */
  from: number
  to: number
}

const marker = /^[ \t]*(?:<{5,}|\|{5,}|={5,}|>{5,})(?:[ \t][^\r\n]*)?\r?(?:\n|$)/gm
/** More of them nobody resolves by hand. */
const mostMarks = 300

/** Two versions between their marks. */
interface Conflict {
  marks: Mark[]
  /** What is removed to keep the upper version, and the lower one. */
  upper: Edit[]
  lower: Edit[]
}

/** The conflicts that git has left in a text, each as one finding, and the marks of others that were half resolved as another one. */
export function findConflicts(text: string): Leftover[] {
  if (!/^[ \t]*(?:<{5}|>{5})/m.test(text)) return []
  const marks = [...text.matchAll(marker)].slice(0, mostMarks).map((match): Mark => {
    const from = match.index + match[0].length - match[0].trimStart().length
    const to = match.index + match[0].trimEnd().length
    return { character: text.charAt(from), start: match.index, end: match.index + match[0].length, from, to }
  })
  const conflicts: Conflict[] = []
  const others: Mark[] = []
  for (let at = 0; at < marks.length; ) {
    const conflict = conflictAt(marks, at)
    if (conflict) conflicts.push(conflict)
    else others.push(...marks.slice(at, at + 1))
    at += conflict ? conflict.marks.length : 1
  }
  return [...resolved(text, conflicts, others), ...leftMarks(text, others)]
}

/** The conflict that begins with this mark: <<< (|||) === >>>. */
function conflictAt(marks: readonly Mark[], at: number): Conflict | null {
  const characters = marks.slice(at, at + 4).map(({ character }) => character)
  const count = characters.join('').startsWith('<=>') ? 3 : characters.join('') === '<|=>' ? 4 : 0
  const own = marks.slice(at, at + count)
  const [first, second, third, fourth] = own
  if (!first || !second || !third) return null
  const last = fourth ?? third
  const middle = fourth ? third : second
  return {
    marks: own,
    upper: [remove(first), remove({ start: second.start, end: last.end })],
    lower: [remove({ start: first.start, end: middle.end }), remove(last)],
  }
}

/** Keeps the upper version of each, or the lower one where only that makes the text JSON. */
function resolved(text: string, conflicts: readonly Conflict[], others: readonly Mark[]): Leftover[] {
  const covered = cover(text, others.map(remove))
  const isReadable = (all: readonly Edit[][]) => isJson(cover(covered, all.flat()))
  const kept = conflicts.map(({ upper }) => upper)
  const lower = conflicts.map((conflict) => conflict.lower)
  if (conflicts.length > 0 && !isReadable(kept)) {
    const single = conflicts.findIndex((conflict, index) => isReadable(kept.with(index, conflict.lower)))
    if (single >= 0) kept[single] = lower[single] ?? []
    else if (isReadable(lower)) kept.splice(0, kept.length, ...lower)
  }
  return conflicts.map(({ marks: [first], upper }, index) => {
    const gone = kept[index] ?? upper
    const message =
      'This is a merge conflict: two people have changed these lines, and Git shows both versions, the upper one down to the =======, the lower one from there to the >>>>>>>. Keep one of them, and remove the lines with these marks.'
    const title = gone === upper ? 'Keep the upper version' : 'Keep the lower version'
    const fix = { title, certain: false, edits: gone }
    return { finding: { code: 'unexpected', start: first?.from ?? 0, end: first?.to ?? 0, message, fix }, gone }
  })
}

/** Marks of a conflict of which a part is gone already. */
function leftMarks(text: string, marks: readonly Mark[]): Leftover[] {
  const [first] = marks
  if (!first) return []
  const gone = marks.map(remove)
  const lines = marks.map(({ from }) => String(text.slice(0, from).split('\n').length))
  const isOne = marks.length === 1
  const message = isOne
    ? 'This line is left over from a merge conflict. Remove it.'
    : `These lines are left over from a merge conflict: ${either(lines, 'and')}. Keep one of the versions, and remove the marks.`
  const fix = { title: isOne ? 'Remove the line' : 'Remove the marks', certain: isOne, edits: gone }
  const finding: RawFinding = { code: 'unexpected', start: first.from, end: first.to, message, fix }
  return [{ finding, gone }]
}

import type { Edit, RawFinding } from '../../finding/index.ts'
import { either } from '../../../model/words.ts'
import { fixOf, lineOf, remove } from '../findings/base.ts'
import { isJson } from '../clues/shapes.ts'
import { cover, leftover, removeMatch } from './cover.ts'

/** Lines by which git marks two versions of the same lines. People indent them, and add or lose a character. */
const marker = /^[ \t]*(?:<{5,}|\|{5,}|={5,}|>{5,})(?:[ \t][^\r\n]*)?\r?(?:\n|$)/gm
/** More of them nobody resolves by hand. */
const mostMarks = 300

/** Two versions between their marks. */
interface Conflict {
  marks: RegExpExecArray[]
  /** What is removed to keep the upper version, and the lower one. */
  upper: Edit[]
  lower: Edit[]
}

/** The conflicts that git has left in a text, each as one finding, and the marks of others that were half resolved as another one. */
export function findConflicts(text: string): RawFinding[] {
  if (!/^[ \t]*(?:<{5}|>{5})/m.test(text)) return []
  const marks = [...text.matchAll(marker)].slice(0, mostMarks)
  const conflicts: Conflict[] = []
  const others: RegExpExecArray[] = []
  for (let at = 0; at < marks.length; ) {
    const conflict = conflictAt(marks, at)
    if (conflict) conflicts.push(conflict)
    else others.push(...marks.slice(at, at + 1))
    at += conflict ? conflict.marks.length : 1
  }
  return [...resolved(text, conflicts, others), ...leftMarks(text, others)]
}

/** The conflict that begins with this mark: <<< (|||) === >>>. */
function conflictAt(marks: readonly RegExpExecArray[], at: number): Conflict | null {
  const characters = marks.slice(at, at + 4).map(([line]) => line.trimStart().charAt(0))
  const count = characters.join('').startsWith('<=>') ? 3 : characters.join('') === '<|=>' ? 4 : 0
  const own = marks.slice(at, at + count)
  const edits = own.map(removeMatch)
  const [first, second, middle, last] = [edits[0], edits[1], edits.at(-2), edits.at(-1)]
  if (!first || !second || !middle || !last) return null
  const endOf = ({ offset, length }: Edit) => offset + length
  return {
    marks: own,
    upper: [first, remove({ start: second.offset, end: endOf(last) })],
    lower: [remove({ start: first.offset, end: endOf(middle) }), last],
  }
}

/** Keeps the upper version of each, or the lower one where only that makes the text JSON. */
function resolved(text: string, conflicts: readonly Conflict[], others: readonly RegExpExecArray[]): RawFinding[] {
  const covered = cover(text, others.map(removeMatch))
  const isReadable = (all: readonly Edit[][]) => isJson(cover(covered, all.flat()))
  const kept = conflicts.map(({ upper }) => upper)
  const lower = conflicts.map((conflict) => conflict.lower)
  if (conflicts.length > 0 && !isReadable(kept)) {
    const single = conflicts.findIndex((conflict, index) => isReadable(kept.with(index, conflict.lower)))
    if (single >= 0) kept[single] = lower[single] ?? []
    else if (isReadable(lower)) kept.splice(0, kept.length, ...lower)
  }
  return conflicts.flatMap(({ marks, upper }, index) => {
    const gone = kept[index] ?? upper
    const message =
      'This is a merge conflict: two people have changed these lines, and Git shows both versions, the upper one down to the =======, the lower one from there to the >>>>>>>. Keep one of them, and remove the lines with these marks.'
    return leftover(marks, message, fixOf(`Keep the ${gone === upper ? 'upper' : 'lower'} version`, gone, false))
  })
}

/** Marks of a conflict of which a part is gone already. */
function leftMarks(text: string, marks: readonly RegExpExecArray[]): RawFinding[] {
  const lines = marks.map((mark) => String(lineOf(text, mark.index)))
  const isOne = marks.length === 1
  const message = isOne
    ? 'This line is left over from a merge conflict. Remove it.'
    : `These lines are left over from a merge conflict: ${either(lines, 'and')}. Keep one of the versions, and remove the marks.`
  return leftover(marks, message, fixOf(isOne ? 'Remove the line' : 'Remove the marks', marks.map(removeMatch), isOne))
}

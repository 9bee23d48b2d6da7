import type { RawFinding } from '../finding/index.ts'
import { joinHabits } from './report.ts'
import * as findingOf from './findings/index.ts'
import { meantCharacter, skipSpace } from './clues/space.ts'
import { commaMoves } from './moves/commas.ts'
import { costs } from './costs.ts'
import { behindEnd, endMoves } from './moves/ends.ts'
import { colonMoves, keyMoves } from './moves/fields.ts'
import { beginning, keyOf, type Note, overlooked, passed, type State, told } from './state.ts'
import { commentMoves, valueMoves } from './moves/values.ts'

/** After so many findings the rest of the file says nothing new. */
const mostFindings = 50
/** So many readings of one text are followed at a time, and none that is so much less likely than the best. */
const most = { readings: 40, behind: 4 }
/** So much the indentation of all lines together can count against a reading. */
const mostOdd = 1
/** A text that is spoiled from end to end is not read to its end in all ways. */
const mostMoves = 60_000

/**
 * The findings of a text that is no JSON, in plain words. It is read in all ways in which an editor can have meant it, and
 * the one that needs the fewest and most common slips is taken, so that one slip gives one finding.
 */
export function findSyntaxFindings(text: string): RawFinding[] {
  const reading = bestReading(text, beginning)
  if (reading.count <= 1) return findingsOf(text, reading)
  // Where lines are indented at random, they make brackets look missing that are not.
  const blind = bestReading(text, { ...beginning, isBlind: true })
  return findingsOf(text, worth(blind) < worth(reading) ? blind : reading)
}

/** The cost of a reading, to which the lines add no more than one slip would. */
const worth = ({ cost, odd, isBlind }: State) => (isBlind ? cost : cost - odd) + Math.min(odd, mostOdd)

function bestReading(text: string, start: State): State {
  let alive: State[] = [start]
  let best: State | null = null
  for (let moves = 0; alive.length > 0; moves++) {
    const width = moves < mostMoves ? most.readings : 1
    const state = takeFirst(alive)
    if (state.expect === 'done' || state.count >= mostFindings) {
      if (!best || state.cost < best.cost) best = state
      continue
    }
    alive = withMoves(alive, movesOf(text, state))
    if (alive.length > 1 || best) alive = likely(alive, best, width)
  }
  return best ?? beginning
}

/** Takes out the reading that has come the least far. */
function takeFirst(alive: State[]): State {
  let first = 0
  for (let index = 1; index < alive.length; index++) {
    const [one, other] = [alive[index], alive[first]]
    if (one && other && (one.at < other.at || (one.at === other.at && one.cost < other.cost))) first = index
  }
  const [state] = alive.splice(first, 1)
  return state ?? beginning
}

/** Adds readings; of those that go on in the same way only the likeliest stays. */
function withMoves(alive: State[], moves: readonly State[]): State[] {
  if (alive.length === 0 && moves.length <= 1) return [...moves]
  for (const move of moves) {
    const key = keyOf(move)
    const same = alive.findIndex((one) => one.at === move.at && keyOf(one) === key)
    if (same < 0) alive.push(move)
    else if ((alive[same]?.cost ?? 0) > move.cost) alive[same] = move
  }
  return alive
}

function likely(alive: readonly State[], best: State | null, width: number): State[] {
  const least = alive.reduce((cost, one) => Math.min(cost, one.cost), best?.cost ?? Infinity)
  const left = alive.filter(({ cost }) => cost <= least + most.behind && !(best && cost >= best.cost))
  return left.length <= width ? left : left.toSorted((a, b) => a.cost - b.cost).slice(0, width)
}

/** All ways to go on from here. */
function movesOf(text: string, from: State): State[] {
  const quoted = commentMoves(text, from)
  return quoted.length === 0 ? characterMoves(text, from) : [...characterMoves(text, from), ...quoted]
}

function characterMoves(text: string, from: State): State[] {
  let state = from
  const at = skipSpace(
    text,
    from.at,
    (finding) => (state = commented(text, state, finding)),
    (place, length) => (state = told(state, costs.always, () => findingOf.oddSpace(text, place, length))),
  )
  state = passed(state, at)
  if (at >= text.length) return endMoves(text, state)
  const found = text.charAt(at)
  const meant = meantCharacter(found)
  const character = meant === '' ? found : meant
  if (meant !== '') state = told(state, costs.again, () => findingOf.alikeCharacter(at, found, meant))
  switch (state.expect) {
    case 'value':
      return valueMoves(text, state, character)
    case 'key':
      return keyMoves(text, state, character)
    case 'colon':
      return colonMoves(text, state, character)
    case 'comma':
      return commaMoves(text, state, character)
    default:
      return behindEnd(text, state)
  }
}

/** The state after a comment. The entry that was made one is missing after its comma. */
function commented(text: string, state: State, finding: RawFinding): State {
  const isEntry = text.slice(finding.start, finding.end).includes('"')
  return isEntry ? overlooked(state, finding.end, costs.form, () => finding) : told(state, costs.form, () => finding)
}

/** What a reading tells of the text, in its order. What one habit has spoiled in several places is one finding. */
function findingsOf(text: string, { notes }: State): RawFinding[] {
  const order: Note[] = []
  for (let note = notes; note; note = note.before) order.push(note)
  order.reverse()
  const findings = new Map<Note, RawFinding>()
  for (const note of order) {
    if (note.finding) findings.set(note, note.finding())
    const earlier = note.of && findings.get(note.of)
    if (!note.of || !earlier) continue
    if (note.change) findings.set(note.of, note.change(earlier))
    else if (note.change === null) findings.delete(note.of)
  }
  const found = order.flatMap((note) => {
    const finding = findings.get(note)
    return [...(note.isField ? [null] : []), ...(finding ? [settled(text, finding)] : [])]
  })
  return joinHabits(text, found)
}

/** The finding inside of the text. A fix for which no place was found is none; the text is read as if what it moves were gone. */
function settled(text: string, { fix, ...rest }: RawFinding): RawFinding {
  const finding = { ...rest, end: Math.min(rest.end, text.length) }
  if (!fix) return finding
  const edits = fix.edits.filter(({ offset }) => offset >= 0)
  return edits.length === fix.edits.length ? { ...finding, fix } : { ...finding, assumed: edits }
}

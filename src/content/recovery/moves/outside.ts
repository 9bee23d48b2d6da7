import type { Edit, RawFinding } from '../../finding/index.ts'
import { costs } from '../costs.ts'
import { amended, type Frame, moved, opened, type State, told } from '../state.ts'
import { indentOf } from '../clues/layout.ts'
import { fixOf, lineOf } from '../findings/base.ts'
import { isBlock } from '../clues/shapes.ts'

// Blocks after the end of the list of blocks: one slip, whose fix moves the ] below them.

/** The block at this place is read as one that is after its list; null: it is none. */
export function outsideBlock(text: string, state: State): State | null {
  const { at, frame } = state
  if (!frame || frame.open !== '{' || !isBlock(text, at)) return null
  const inside = { at, indent: indentOf(text, at), isOutside: true }
  if (frame.outside) return opened(moved(state, at + 1), '{', inside)
  const bracket = text.slice(0, frame.comma >= 0 ? frame.comma : at).trimEnd().length - 1
  if (frame.last !== 'group' || text[bracket] !== ']') return null
  const { comma } = frame
  const next = told(state, costs.slip, () => outsideFinding(text, at, bracket, comma))
  const outer = next.notes && { ...frame, outside: { note: next.notes, end: -1 } }
  return opened({ ...moved(next, at + 1), frame: outer }, '{', inside)
}

/** Its fix lacks the new ] until the end of the block is known. */
function outsideFinding(text: string, at: number, bracket: number, comma: number): RawFinding {
  const message = `This block comes after the end of the list of blocks, which is the ] of line ${lineOf(text, bracket)}. Move that ] below the block.`
  const end = text.slice(0, bracket).trimEnd().length
  // The comma stays between two blocks; a list without any needs none.
  const isEmpty = text[end - 1] === '['
  const length = (comma >= 0 && isEmpty ? comma : bracket) + 1 - end
  const edits = [{ offset: end, length, text: comma < 0 && !isEmpty ? ',' : '' }]
  return { code: 'bracketWrong', start: at, end: at + 1, message, fix: fixOf('Move the ] below the block', edits) }
}

/** After a block that was closed: if it was such a block, the new ] belongs here. */
export function outsideEnd(state: State, closed: Frame | null, end: number): State {
  const { frame } = state
  if (!closed?.isOutside || !frame?.outside) return state
  const next = { ...state, frame: { ...frame, outside: { ...frame.outside, end } } }
  return changed(next, ([first, , ...others]) => [first, { offset: end, length: 0, text: '\n  ]' }, ...others])
}

/** A comma that waits for an entry after the last of such blocks goes with the same fix; null: it belongs to no such block. */
export function takesComma(state: State): State | null {
  const { frame } = state
  if (!frame?.outside) return null
  const { comma, outside } = frame
  if (outside.end === comma)
    return changed(state, ([first, end, ...others]) => [first, end && { ...end, length: 1 }, ...others])
  return changed(state, (edits) => [...edits, { offset: comma, length: 1, text: '' }])
}

/** A comma is missing before such a block, or after the last of them: the same fix writes it. Null: neither is the case. */
export function outsideComma(text: string, state: State): State | null {
  const { behind, frame } = state
  if (!frame || frame.open === '[') return null
  const block = outsideBlock(text, state)
  if (block && !frame.outside) return block
  if (frame.outside?.end !== behind) return null
  if (block) return changed(block, (edits) => [...edits, { offset: behind, length: 0, text: ',' }], frame)
  return changed(state, ([first, end, ...others]) => [first, end && { ...end, text: `${end.text},` }, ...others])
}

function changed(
  state: State,
  change: (edits: (Edit | undefined)[]) => (Edit | undefined)[],
  frame = state.frame,
): State {
  return amended(state, frame?.outside?.note, (finding) => {
    if (!finding.fix) return finding
    const edits = change(finding.fix.edits).filter((edit) => edit !== undefined)
    return { ...finding, fix: { ...finding.fix, edits } }
  })
}

import type { Edit, RawFinding } from '../../finding/index.ts'
import { assume, at, edit, fixOf, lineOf, remove, type Stretch } from './base.ts'

// What was pasted into a place where it cannot be.

/** A group or list that is no value of a field. `cut`: what is left out to read on. */
export function groupAlone(text: string, place: number, cut: Stretch): RawFinding {
  const message = `A field name and a colon are missing before this ${text.charAt(place)}.`
  return assume(at('fieldMissing', place, 1, message), remove(cut))
}

/** A group before the one that is the document. */
export function groupBefore(place: number, cut: Stretch, isBlock: boolean): RawFinding {
  const message = isBlock
    ? 'This block is before the beginning of the document. Move it between the [ and the ] of "blocks".'
    : 'This group is before the beginning of the document. Move it to where it belongs, or remove it.'
  return assume(at('misplaced', place, 1, message), remove(cut))
}

/** A block that was pasted into another one. `block`: where that begins, -1: it is no block but the document. */
export function blockInside(
  text: string,
  { at: place, end, cut, block }: { at: number; end: number; cut: Stretch; block: number },
): RawFinding {
  if (block < 0) {
    const message = 'This block is outside of the list of blocks. Move it between the [ and the ] of "blocks".'
    return assume(at('misplaced', place, 1, message), remove(cut))
  }
  const message = `This block is inside another block, which begins in line ${lineOf(text, block)}. Move it out.`
  // The block is moved when the end of the other one is known.
  const moved: Edit = { offset: -1, length: 0, text: text.slice(place, end) }
  return at('misplaced', place, 1, message, { title: 'Move it out', certain: false, edits: [remove(cut), moved] })
}

/** The place after which a block belongs is found: `end`, after the } of the block around it. */
export function movedBehind(text: string, finding: RawFinding, end: number): RawFinding {
  const indent = /(?:^|\n)([ \t]*)[^\n]*$/.exec(text.slice(0, end))?.[1] ?? ''
  const edits = (finding.fix?.edits ?? []).map((one) =>
    one.offset < 0 ? { offset: end, length: 0, text: `,\n${indent}${one.text}` } : one,
  )
  const message = finding.message.replace(/Move it out\.$/, `Move it after the } of line ${lineOf(text, end)}.`)
  return { ...finding, message, fix: fixOf('Move it after that block', edits, false) }
}

/** Fields that are in no block, beside the blocks of a list. */
export function fieldOutside(text: string, start: number, end: number, fields: number, isBefore: boolean): RawFinding {
  const stop = text.slice(0, end).trimEnd().length
  const [what, verb, it] = fields === 1 ? ['This field', 'is', 'it'] : ['These fields', 'are', 'them']
  const where = isBefore ? 'before the beginning of the document' : 'in no block'
  const message = `${what} ${verb} ${where}. Move ${it} between the { and the } where ${it === 'it' ? 'it belongs' : 'they belong'}.`
  return assume(at('misplaced', start, stop - start, message), remove({ start, end: stop }))
}

/** A group that was pasted into the middle of a text. */
export function groupInText(text: string, start: number, end: number, isBlock: boolean): RawFinding {
  const what = isBlock ? 'A block' : 'A group'
  const message = `${what} was pasted into this text. It ends in line ${lineOf(text, end)}. Move it out of the text.`
  const from = text.slice(0, start).trimEnd().length
  const stop = end + (/^,?[ \t]*/.exec(text.slice(end, end + 50))?.[0].length ?? 0)
  const space = from < start || /\s/.test(text.charAt(stop - 1)) ? ' ' : ''
  return at('misplaced', start, end - start, message, edit('Remove it', from, stop - from, space, false))
}

/** A change of the file's text. Offsets count from 0 in the text as it is now. */
export interface Edit {
  offset: number
  length: number
  text: string
}

/** A way to fix the finding. `certain`: nothing but this can have been meant, so that a tool may apply it unasked. */
export interface Fix {
  title: string
  certain: boolean
  edits: Edit[]
}

/**
 * The text with these edits applied. Their offsets are those of the text as it was given, in any order. Throws when two
 * of them touch the same characters: which of them was meant cannot be known.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let end = 0
  for (const { offset, length, text: replacement } of edits.toSorted((a, b) => a.offset - b.offset)) {
    if (offset < end || offset + length > text.length) throw new RangeError('These edits overlap or leave the text.')
    parts.push(text.slice(end, offset), replacement)
    end = offset + length
  }
  return parts.join('') + text.slice(end)
}

/** The one edit that makes `after` of `before`: what is the same at both ends stays. */
export function difference(before: string, after: string): Edit {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let same = 0
  while (same < most - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same++
  return { offset: start, length: before.length - start - same, text: after.slice(start, after.length - same) }
}

/** The edits that take these back: applied to what {@link applyEdits} has made, they give the text as it was. */
export function undoEdits(text: string, edits: readonly Edit[]): Edit[] {
  let shift = 0
  return edits
    .toSorted((a, b) => a.offset - b.offset)
    .map(({ offset, length, text: replacement }) => {
      const back = { offset: offset + shift, length: replacement.length, text: text.slice(offset, offset + length) }
      shift += replacement.length - length
      return back
    })
}

/** The edits with the line breaks that the text has. */
export function editsFor(text: string, edits: readonly Edit[]): Edit[] {
  const lineBreak = /^[^\n]*\r\n/.test(text) ? '\r\n' : '\n'
  return edits.map((edit) => ({ ...edit, text: edit.text.replace(/\r?\n/g, lineBreak) }))
}

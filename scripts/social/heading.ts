import { measureText } from '../outline/outline.ts'

/** A heading that has been set: its size in px, and its lines from top to bottom. */
export interface SetHeading {
  size: number
  lines: string[]
}

/** The room of a heading in px, and how it may fill it: a size of so many px needs no more than so many lines. */
export interface Room {
  width: number
  steps: readonly { size: number; lines: number }[]
}

/** The attributes by which scripts/outline/outline.ts knows the face of headings. */
const face = (size: number) => `font-size="${size}" font-weight="600" class="c"`

const known = new Map<string, number>()

/** The width of some words in em. */
function widthOf(words: string): number {
  const old = known.get(words)
  if (old !== undefined) return old
  const width = measureText(face(1), words).width
  known.set(words, width)
  return width
}

/**
 * Breaks a heading into lines: as large as the steps of the room allow, then as even as the lines can be, so that no
 * word is left alone. Words are cut only when a smaller size would not help either; what does not fit then is left out.
 * @throws when the font lacks a letter
 */
export function setHeading(heading: string, { width, steps }: Room): SetHeading {
  const words = heading.trim().split(/\s+/)
  for (const { size, lines: most } of steps) {
    const lines = fill(words, width / size)
    if (lines.length <= most && fits(lines, width / size))
      return { size, lines: even(words, lines.length, width / size) }
  }
  let set: SetHeading = { size: 0, lines: [] }
  for (const { size, lines: most } of steps) {
    const parts = words.flatMap((word) => cutWord(word, width / size))
    set = { size, lines: fill(parts, width / size) }
    if (set.lines.length <= most) return set
    set.lines.splice(most)
  }
  return { size: set.size, lines: [...set.lines.slice(0, -1), `${set.lines.at(-1)?.slice(0, -2)}…`] }
}

const fits = (lines: readonly string[], width: number) => lines.every((line) => widthOf(line) <= width)

/** Puts as many words on each line as fit. */
function fill(words: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The same number of lines in the narrowest column that holds them. */
function even(words: readonly string[], count: number, widest: number): string[] {
  let [narrow, wide] = [0, widest]
  for (let step = 0; step < 12; step++) {
    const middle = (narrow + wide) / 2
    const lines = fill(words, middle)
    if (lines.length <= count && fits(lines, middle)) wide = middle
    else narrow = middle
  }
  return fill(words, wide)
}

/** The parts of a word that fit into a line each. */
function cutWord(word: string, width: number): string[] {
  const parts: string[] = []
  for (const letter of word) {
    const last = parts.at(-1)
    if (last !== undefined && widthOf(last + letter) <= width) parts[parts.length - 1] = last + letter
    else parts.push(letter)
  }
  return parts
}

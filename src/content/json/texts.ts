import { difference, type Edit } from './edits.ts'
import type { Source } from './source.ts'
import type { Node } from './tree.ts'

/** What is between two paragraphs of a running text: such a text may be written as a list of its paragraphs. */
export const paragraphGap = '\n\n'

/** The text that a value holds, be it written as one text or as a list of paragraphs; undefined: it is no text. */
export function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'string') return String(node.value)
  const entries = node?.type === 'array' ? (node.children ?? []) : undefined
  return entries?.every(({ type }) => type === 'string')
    ? entries.map(({ value }) => String(value)).join(paragraphGap)
    : undefined
}

/**
 * The offset in the file of a place inside a text value: what JSON escapes (\n, \", \u00e9) is longer in the file than in
 * the value. A place between two paragraphs of a list is at the end of the first one. Ask in ascending order: the walk goes
 * on from the last answer.
 */
export function insideText(source: Source, node: Node): (index: number) => number {
  if (node.type === 'array') return insideParagraphs(source, node)
  let at = node.offset + 1
  let done = 0
  return (index) => {
    if (index < done) {
      at = node.offset + 1
      done = 0
    }
    for (; done < index; done++) {
      if (source.text.charCodeAt(at) !== 0x5c) at++
      else at += source.text.charCodeAt(at + 1) === 0x75 ? 6 : 2
    }
    return at
  }
}

function insideParagraphs(source: Source, list: Node): (index: number) => number {
  const paragraphs = paragraphsOf(list).map(({ node, start, end }) => ({
    start,
    end,
    inside: insideText(source, node),
  }))
  return (index) => {
    const paragraph = paragraphs.findLast(({ start }) => start <= index)
    return paragraph ? paragraph.inside(Math.min(index, paragraph.end) - paragraph.start) : list.offset
  }
}

/** The paragraphs of a list, each with where it is in the whole text. */
function paragraphsOf(list: Node) {
  let start = 0
  return (list.children ?? []).map((node) => {
    const end = start + String(node.value).length
    const paragraph = { node, start, end }
    start = end + paragraphGap.length
    return paragraph
  })
}

/**
 * The edit that puts `text` in place of a stretch of a text value. In a list of paragraphs an empty line in `text` begins
 * another entry, and a stretch that ends in another paragraph than it began in joins the two.
 */
export function editText(source: Source, node: Node, start: number, end: number, text: string): Edit {
  const gaps = node.type === 'array' ? paragraphsOf(node).map((paragraph) => paragraph.end + 1) : []
  // Half of what is between two entries of a list cannot be replaced: the other half goes with it, and comes back as text.
  const [before, after] = [gaps.includes(start) ? 1 : 0, gaps.includes(end) ? 1 : 0]
  const whole = '\n'.repeat(before) + text + '\n'.repeat(after)
  const offset = insideText(source, node)
  const [from, to] = [offset(start - before), offset(end + after)]
  const written = (part: string) => JSON.stringify(part).slice(1, -1)
  const between = gaps.length > 0 ? `",${spaceInside(source, node)}"` : undefined
  const parts = between === undefined ? [whole] : whole.split(paragraphGap)
  return { offset: from, length: to - from, text: parts.map(written).join(between) }
}

/** The edit that puts another text in place of a whole value. Of a list it changes only the paragraphs that differ. */
export function editWhole(source: Source, node: Node, text: string): Edit {
  const old = node.type === 'array' ? textOf(node) : undefined
  if (old === undefined || old === '') return { offset: node.offset, length: node.length, text: JSON.stringify(text) }
  const { offset, length, text: other } = difference(old, text)
  return editText(source, node, offset, offset + length, other)
}

/** The whitespace before the first entry of a list. */
const spaceInside = ({ text }: Source, { offset, children }: Node) =>
  text.slice(offset + 1, children?.[0]?.offset ?? offset + 1)

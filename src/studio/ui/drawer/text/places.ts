import type { Text } from '@codemirror/state'
import type { Finding } from '../../../../content/finding/index.ts'
import { child, parentOf, partsOf, pathAt, type Range, type Source } from '../../../../content/json/index.ts'

/** Where a finding is in a text. Of a text that has become shorter since: the nearest place that is there. */
export function rangeIn(
  text: Text,
  { line, column, endLine, endColumn }: Pick<Finding, 'line' | 'column' | 'endLine' | 'endColumn'>,
): Range {
  const offset = (at: number, by: number) => {
    if (at > text.lines) return text.length
    const { from, to } = text.line(Math.max(at, 1))
    return Math.min(from + Math.max(by - 1, 0), to)
  }
  const start = offset(line, column)
  const end = Math.max(start, offset(endLine, endColumn))
  return { start, end }
}

/** The JSON pointer of what is written at an offset of a text, which may be no JSON. The end of a line belongs to what is before its comma. */
export function pointerAt(text: string, offset: number): string {
  const isLast = /^[ \t\r]*(?:\n|$)/.test(text.slice(offset, offset + 80))
  const after = isLast ? (/,[ \t\r]*$/.exec(text.slice(Math.max(0, offset - 80), offset))?.[0].length ?? 0) : 0
  return pathAt(text, offset - after)
    .filter((part) => part !== '')
    .reduce<string>((pointer, part) => child(pointer, part), '')
}

/** Where the value at a pointer is, with its name. */
export function placeOf(source: Source, pointer: string): Range | undefined {
  const node = source.node(pointer)
  if (!node) return undefined
  const start = node.parent?.type === 'property' ? node.parent.offset : node.offset
  return { start, end: node.offset + node.length }
}

/** The row of a list that a place belongs to, the innermost one, and how many rows there are. */
export function rowAt(source: Source, pointer: string): { list: string; index: number; count: number } | undefined {
  for (let at = pointer; at !== ''; at = parentOf(at)) {
    const list = parentOf(at)
    const node = source.node(list)
    if (node?.type === 'array') return { list, index: Number(partsOf(at).at(-1)), count: node.children?.length ?? 0 }
  }
  return undefined
}

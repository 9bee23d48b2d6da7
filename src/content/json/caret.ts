import * as jsonc from 'jsonc-parser'

/** What is written at an offset of a text, which may be no JSON. */
export interface Caret {
  /** The way to the value, or to the field whose name is here: blocks, 0, title. */
  path: readonly (string | number)[]
  isName: boolean
  /** The word that is here, with its quotes; where there is none, the empty stretch at the offset. */
  start: number
  end: number
  /** What of a text in quotes is before the offset; null where there are no quotes. */
  typed: string | null
}

/** Null: nothing that an editor writes belongs here, such as after a value whose comma is missing. */
export function caretAt(text: string, offset: number): Caret | null {
  const { path, isAtPropertyKey: isName, previousNode: node } = jsonc.getLocation(text, offset)
  if (node) {
    const end = node.offset + node.length
    const isText = text[node.offset] === '"'
    const isOpen = isText && (node.length < 2 || text[end - 1] !== '"')
    if (offset < end || (offset === end && (isOpen || !isText)))
      return { path, isName, start: node.offset, end, typed: isText ? text.slice(node.offset + 1, offset) : null }
  }
  const word = /[\w$-]*$/.exec(text.slice(0, offset))?.[0] ?? ''
  const start = offset - word.length
  return /[:,[{]\s*$/.test(text.slice(0, start)) ? { path, isName, start, end: offset, typed: null } : null
}

/** The names of the fields that the group at a path has, in a text that may be no JSON. */
export function looseNames(text: string, path: readonly (string | number)[]): string[] {
  const tree = jsonc.parseTree(text)
  const group = tree && jsonc.findNodeAtLocation(tree, [...path])
  return group?.type === 'object' ? (group.children ?? []).map(({ children }) => String(children?.[0]?.value)) : []
}

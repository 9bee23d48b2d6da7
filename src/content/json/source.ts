import { type Node, parseTree } from './tree.ts'

/** A stretch of a text; the end is exclusive. */
export interface Range {
  start: number
  end: number
}

/** The text of one document, with what is needed to say where something is in it. Built only for findings. */
export interface Source {
  /** As people see it: pages/payout.json */
  file: string
  text: string
  /** The text as it is in the file, where that is not `text`. */
  written: string
  /** The offset in the file of an offset in `text`. */
  back(offset: number): number
  /** Whether a stretch of `text` is in the file as it is: nothing in it was only read into the file, or out of it. */
  isWritten(start: number, end: number): boolean
  /** Line and column, from 1, of an offset in the file. */
  position(offset: number): { line: number; column: number }
  /** The value at a JSON pointer; undefined when there is none. */
  node(pointer: string): Node | undefined
  /** The range of the value at a pointer, or else of the nearest value around it. */
  valueRange(pointer: string): Range
  /** The same, but only the opening bracket of a value that runs over several lines. */
  headRange(pointer: string): Range
  /** The range of a field's name, with its quotes; undefined when the value at `pointer` has no such field. */
  keyRange(pointer: string, key: string): Range | undefined
}

/** The source of a document. The lines and the tree are made when somebody asks for them, once. */
export function createSource(
  file: string,
  text: string,
  repaired?: Pick<Source, 'written' | 'back' | 'isWritten'>,
): Source {
  const written = repaired?.written ?? text
  const { descend, fieldsOf } = createFinder(text)
  let lines: number[] | undefined

  const node = (pointer: string) => {
    const found = descend(pointer)
    return found.exact ? found.node : undefined
  }

  return {
    file,
    text,
    written,
    back: repaired?.back ?? ((offset) => offset),
    isWritten: repaired?.isWritten ?? (() => true),
    node,
    position(offset) {
      lines ??= lineStarts(written)
      const line = lineAt(lines, offset)
      return { line: line + 1, column: offset - (lines[line] ?? 0) + 1 }
    },
    valueRange(pointer) {
      const found = descend(pointer).node
      return found ? { start: found.offset, end: found.offset + found.length } : { start: 0, end: 0 }
    },
    headRange(pointer) {
      const { start, end } = this.valueRange(pointer)
      return text.slice(start, end).includes('\n') ? { start, end: start + 1 } : { start, end }
    },
    keyRange(pointer, key) {
      const group = node(pointer)
      const name = group?.type === 'object' ? fieldsOf(group).get(key)?.children?.[0] : undefined
      return name && { start: name.offset, end: name.offset + name.length }
    },
  }
}

/** Finds the nodes of a text by their pointers. */
function createFinder(text: string) {
  let tree: Node | undefined | null = null
  const fields = new Map<Node, Map<string, Node>>()

  const root = () => (tree === null ? (tree = parseTree(text)) : tree)

  function fieldsOf(node: Node): Map<string, Node> {
    const known = fields.get(node)
    if (known) return known
    const found = new Map<string, Node>()
    for (const property of node.children ?? []) {
      const name = property.children?.[0]
      // A field that appears twice: the last one counts, as in JSON.parse.
      if (name) found.set(String(name.value), property)
    }
    fields.set(node, found)
    return found
  }

  function step(node: Node, part: string): Node | undefined {
    if (node.type === 'array') return node.children?.[Number(part)]
    return node.type === 'object' ? fieldsOf(node).get(part)?.children?.[1] : undefined
  }

  /** The node at a pointer, or the nearest one around it. */
  function descend(pointer: string): { node: Node | undefined; exact: boolean } {
    let node = root()
    for (const part of partsOf(pointer)) {
      const next = node && step(node, part)
      if (!next) return { node, exact: false }
      node = next
    }
    return { node, exact: true }
  }

  return { descend, fieldsOf }
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** The index of the line that an offset is in. */
function lineAt(lines: number[], offset: number): number {
  let low = 0
  let high = lines.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((lines[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

/** The parts of a JSON pointer, unescaped: `/blocks/0/a~1b` → blocks, 0, a/b. */
export function partsOf(pointer: string): string[] {
  if (pointer === '') return []
  return pointer
    .slice(1)
    .split('/')
    .map((part) => (part.includes('~') ? part.replaceAll('~1', '/').replaceAll('~0', '~') : part))
}

/** The pointer of a field or entry of the value at `pointer`. */
export function child(pointer: string, part: string | number): string {
  const text = String(part)
  return `${pointer}/${/[~/]/.test(text) ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text}`
}

/** The pointer of what holds the value at `pointer`; '' for the whole document, which nothing holds. */
export const parentOf = (pointer: string): string => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))

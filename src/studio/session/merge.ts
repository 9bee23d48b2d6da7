import {
  addEntry,
  applyEdits,
  child,
  createSource,
  isSame,
  moveEntry,
  parentOf,
  removeValue,
  setValue,
} from '../../content/json/index.ts'
import { fieldOrder, nameOfBlock } from './names.ts'

type Fields = Record<string, unknown>

/** A field, or a whole block, that was changed in two places in different ways. */
export interface Conflict {
  /** Where it is in the merged text. Null: the block is not in it. */
  pointer: string | null
  /** The block in words; '' for a field of the page. */
  block: string
  /** '' where the block as a whole is meant: one has removed it, the other has changed it. */
  field: string
  mine: unknown
  theirs: unknown
}

/** The text of the file with everything of mine that can be put into it, and what somebody has to decide. */
export interface Merged {
  text: string
  conflicts: Conflict[]
}

/**
 * Puts what I have changed since `base` into a file that has been changed meanwhile as well: field by field, blocks by their
 * ids. The layout of their text stays. All three are JSON. In a conflict the merged text has theirs.
 */
export function merge(file: string, base: string, mine: string, theirs: string): Merged {
  const text = new Draft(file, theirs)
  const [before, own, other] = [base, mine, theirs].map((one) => readDocument(one)) as [Parts, Parts, Parts]
  const found: { name: string | null; conflict: Conflict }[] = []
  const note = (name: string | null, conflicts: readonly Conflict[]) =>
    found.push(...conflicts.map((conflict) => ({ name, conflict })))
  note(null, mergeFields(text, '', '', before.fields, own.fields, other.fields))
  for (const [name, block] of before.blocks) {
    const [here, there] = [own.blocks.get(name), other.blocks.get(name)]
    const index = text.indexOf(name)
    const isMineGone = here === undefined
    const words = nameOfBlock(block.type)
    if (isMineGone && there && isSame(there, block)) text.edit((source) => removeValue(source, child('/blocks', index)))
    else if (isMineGone ? there !== undefined : !there && !isSame(here, block))
      note(name, [{ pointer: there ? '' : null, block: words, field: '', mine: here, theirs: there }])
    else if (here && there) note(name, mergeFields(text, child('/blocks', index), words, block, here, there))
  }
  addBlocks(text, before, own, other)
  orderBlocks(text, before, own, other)
  // Blocks have come, gone and moved since.
  const conflicts = found.map(({ name, conflict }) =>
    name === null || conflict.pointer === null
      ? conflict
      : { ...conflict, pointer: child('/blocks', text.indexOf(name)) },
  )
  return { text: text.text, conflicts }
}

/** By what a conflict is known again when the versions are compared anew. */
export const nameOfConflict = ({ pointer, block, field }: Conflict): string => `${pointer ?? ''} ${block} ${field}`

/** The text of a merge after all decisions. `isMine`: whether mine was chosen; otherwise theirs stays. */
export function decideAll(file: string, { text, conflicts }: Merged, isMine: (conflict: Conflict) => boolean): string {
  const place = ({ pointer, field }: Conflict) =>
    field !== '' || pointer === null ? -1 : Number(pointer.split('/').at(-1))
  // Blocks that go, go from the end: the pointers of the others stay right.
  return conflicts
    .filter(isMine)
    .sort((a, b) => Number(a.field === '') - Number(b.field === '') || place(b) - place(a))
    .reduce((so, conflict) => decide(file, so, conflict), text)
}

/** The text of a merge after a decision for mine. */
export function decide(file: string, text: string, { pointer, field, mine }: Conflict): string {
  const draft = new Draft(file, text)
  if (field !== '' && pointer !== null) draft.write(child(pointer, field), mine)
  else if (mine === undefined && pointer !== null) draft.edit((source) => removeValue(source, pointer))
  else if (mine !== undefined && pointer === null)
    draft.edit((source) => addEntry(source, '/blocks', draft.count(), mine))
  return draft.text
}

interface Parts {
  fields: Fields
  /** The blocks in their order: by their id, or else by their type and which one of that type without an id it is. */
  blocks: Map<string, Fields>
}

function readDocument(text: string): Parts {
  const { blocks, ...fields } = JSON.parse(text) as Fields
  const known = new Map<string, Fields>()
  const list = Array.isArray(blocks) ? (blocks as Fields[]) : []
  for (const block of list) {
    const wanted = typeof block?.id === 'string' ? `#${block.id}` : String(block?.type)
    let name = wanted
    for (let number = 2; known.has(name); number++) name = `${wanted} ${number}`
    known.set(name, block)
  }
  return { fields, blocks: known }
}

/** Their text, as it changes while mine is put into it. */
class Draft {
  text: string
  readonly #file: string

  constructor(file: string, text: string) {
    this.#file = file
    this.text = text
  }

  edit(act: (source: ReturnType<typeof createSource>) => ReturnType<typeof setValue>): void {
    this.text = applyEdits(this.text, act(createSource(this.#file, this.text)))
  }

  /** Writes a value; undefined removes it. */
  write(pointer: string, value: unknown): void {
    this.edit((source) => {
      if (value === undefined) return source.node(pointer) ? removeValue(source, pointer) : []
      return setValue(source, pointer, value, fieldOrder(source, parentOf(pointer)))
    })
  }

  names = (): string[] => [...readDocument(this.text).blocks.keys()]
  indexOf = (name: string): number => this.names().indexOf(name)
  count = (): number => this.names().length
}

function mergeFields(draft: Draft, pointer: string, block: string, base: Fields, mine: Fields, theirs: Fields) {
  const conflicts: Conflict[] = []
  for (const key of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    const [before, here, there] = [base[key], mine[key], theirs[key]]
    if (isSame(here, before) || isSame(here, there)) continue
    if (isSame(there, before)) draft.write(child(pointer, key), here)
    else conflicts.push({ pointer, block, field: key, mine: here, theirs: there })
  }
  return conflicts
}

/** My new blocks: each behind the block that it follows on my page, or as the first one. */
function addBlocks(draft: Draft, before: Parts, own: Parts, other: Parts): void {
  let previous: string | undefined
  for (const [name, block] of own.blocks) {
    if (!before.blocks.has(name) && !other.blocks.has(name)) {
      const index = previous === undefined ? 0 : draft.indexOf(previous) + 1
      draft.edit((source) =>
        source.node('/blocks') ? addEntry(source, '/blocks', index, block) : setValue(source, '/blocks', [block]),
      )
    }
    if (draft.indexOf(name) >= 0) previous = name
  }
}

/** My order of the blocks, where they have left the order as it was. */
function orderBlocks(draft: Draft, before: Parts, own: Parts, other: Parts): void {
  const isEverywhere = (name: string) => before.blocks.has(name) && own.blocks.has(name) && other.blocks.has(name)
  const [was, mine, theirs] = [before, own, other].map(({ blocks }) => [...blocks.keys()].filter(isEverywhere))
  if (isSame(mine, was) || !isSame(theirs, was)) return
  const wanted = [...own.blocks.keys()].filter((name) => draft.indexOf(name) >= 0)
  const places = draft.names().flatMap((name, index) => (own.blocks.has(name) ? [index] : []))
  for (const [turn, name] of wanted.entries()) {
    const [from, to] = [draft.indexOf(name), places[turn] ?? 0]
    if (from !== to) draft.edit((source) => moveEntry(source, '/blocks', from, to))
  }
}

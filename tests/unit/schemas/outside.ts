import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Outside, type OutsideFile, outsideFolder } from '../../../scripts/generate/outside/index.ts'

/** A document, or a block without its type, that leaves its schema by one step. */
export interface OutsideCase {
  change: Outside
  value: unknown
  /** Where the finding has to stand. */
  pointer: string
}

/** The committed files by the name of their schema; `_page` is that of a document. */
export const outsideFiles: [string, OutsideFile][] = readdirSync(outsideFolder).map((file) => [
  basename(file, '.json'),
  JSON.parse(readFileSync(join(outsideFolder, file), 'utf8')) as OutsideFile,
])

/** All cases of a file. Nothing of its schema is asked: the numbers stand in the file. */
export function casesOf({ base, outside }: OutsideFile): OutsideCase[] {
  return outside.flatMap((change) => {
    const { at, is } = change
    const set = (value: unknown, pointer = at) => [{ change, value: replace(base, at, () => value), pointer }]
    const edit = (edited: (old: unknown) => unknown, pointer = at) => [
      { change, value: replace(base, at, edited), pointer },
    ]
    if (change.values) return change.values.flatMap((value) => set(value, is === 'repeated' ? `${at}/1` : at))
    const { length, entries, without, with: added } = change
    if (length !== undefined) return edit((old) => String(old).slice(0, length).padEnd(length, 'a'))
    if (entries !== undefined) {
      const sized = (old: unknown) => resize(old as unknown[], entries, change.numbered ?? [])
      // Of too many the first one that does not fit is named.
      return edit(sized, is === 'tooMany' ? `${at}/${entries - 1}` : at)
    }
    if (without !== undefined) return edit((old) => omit(old as object, without))
    if (added === undefined) throw new Error(`This line changes nothing: ${JSON.stringify(change)}`)
    return edit((old) => ({ ...(old as object), [added]: 'Hello' }), `${at}/${added}`)
  })
}

function replace(root: unknown, pointer: string, edit: (old: unknown) => unknown): unknown {
  if (pointer === '') return edit(root)
  const copy: unknown = structuredClone(root)
  const parts = pointer.slice(1).split('/')
  const last = parts.pop() ?? ''
  const parent = parts.reduce((value, part) => (value as Record<string, unknown>)[part], copy) as Record<
    string,
    unknown
  >
  if (!Object.hasOwn(parent, last)) throw new Error(`The document of the file has nothing at ${pointer}`)
  parent[last] = edit(parent[last])
  return copy
}

function resize(list: readonly unknown[], length: number, numbered: readonly string[]): unknown[] {
  const last = list.at(-1)
  const more = Array.from({ length: Math.max(0, length - list.length) }, (_, index) => {
    if (numbered.length === 0) return last
    const own = last as Record<string, unknown>
    return { ...own, ...Object.fromEntries(numbered.map((key) => [key, `${String(own[key])}-${index + 2}`])) }
  })
  return [...list, ...more].slice(0, length)
}

const omit = (value: object, key: string) => Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))

import { findTokens } from '../../content/fields/index.ts'
import { blockSchema, isGroup, schemaAt } from '../../content/schema/index.ts'
import type { Block } from '../../model/schema.gen.ts'
import { isWords } from '../core/drawnWords.ts'
import { keepSame } from '../core/keepSame.ts'
import { blockPointer } from '../core/pointers.ts'
import type { Drawn } from './messages.ts'

// Most keys change one plain text, which a page shows as it is written. Then the page need not wait for the store's answer:
// field and page change in the same frame. The store's page takes its place once it is there, and is mostly the same.

/** The page on the canvas between a key and the store's answer to it. Versions are those of the texts that the store knows. */
export class DrawnAhead {
  #told: Drawn | null = null
  #version = 0

  /** The page with what a key has changed in a document; the page as it is where the store has to say how that is drawn. */
  draw(drawn: Drawn, file: string, { before, after }: Change, version: number): Drawn {
    const ahead = drawAhead(drawn, file, { before, after })
    if (!ahead) return drawn
    this.#version = version
    return ahead
  }

  /** Takes over how the store draws the page. Gives what is shown now: an answer to an earlier key comes too late. */
  hear(shown: Drawn | null, told: Drawn | null, version: number): Drawn | null {
    this.#told = keepSame(shown, told)
    return this.settle(shown, version)
  }

  /** What is shown once the store knows a version, also if it draws nothing else than before. */
  settle(shown: Drawn | null, version: number): Drawn | null {
    return version < this.#version ? shown : this.#told
  }
}

/** The value of a document before and after something was done. */
interface Change {
  before: unknown
  after: unknown
}

/** `file`: the name of the document, as the places of drawn blocks have it. Null: only the store knows. */
export function drawAhead(drawn: Drawn, file: string, { before, after }: Change): Drawn | null {
  const found = changedText(before, after)
  if (!found || findTokens(found.after).length > 0) return null
  const [list, index, ...path] = found.path
  const at = list === 'blocks' ? drawn.pointers.indexOf(`${file}#${blockPointer(Number(index))}`) : -1
  const block = drawn.page.blocks[at]
  const schema = block && blockSchema(block.type)
  const own = schema && schemaAt(schema, path)
  if (!isWords(own) || own?.format !== undefined || own?.pattern !== undefined) return null
  const next = withText(block, path, found)
  if (next === undefined) return null
  const blocks = drawn.page.blocks.map((one, place) => (place === at ? (next as Block) : one))
  return { ...drawn, page: { ...drawn.page, blocks } }
}

interface ChangedText {
  path: string[]
  before: string
  after: string
}

/** The only text in which two values differ; undefined: they are the same, or differ in something else. Same parts are the same objects. */
function changedText(before: unknown, after: unknown, path: string[] = []): ChangedText | undefined {
  if (typeof before === 'string' && typeof after === 'string') return { path, before, after }
  if (!isParent(before) || !isParent(after) || Array.isArray(before) !== Array.isArray(after)) return undefined
  const keys = Object.keys(before)
  if (keys.join('\n') !== Object.keys(after).join('\n')) return undefined
  const [key, ...more] = keys.filter((one) => !Object.is(before[one], after[one]))
  return key === undefined || more.length > 0 ? undefined : changedText(before[key], after[key], [...path, key])
}

/** A value in which a text is another one; undefined: it is not drawn as it is written. */
function withText(value: unknown, path: readonly string[], text: ChangedText): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value === text.before ? text.after : undefined
  const part = isParent(value) && Object.hasOwn(value, key) ? withText(value[key], rest, text) : undefined
  if (part === undefined) return undefined
  return Array.isArray(value)
    ? value.map((one, at) => (String(at) === key ? part : one))
    : { ...(value as object), [key]: part }
}

const isParent = (value: unknown): value is Record<string, unknown> => Array.isArray(value) || isGroup(value)

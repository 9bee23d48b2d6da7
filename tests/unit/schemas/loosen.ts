import type { Schema } from '../../../scripts/generate/schemas.ts'

/** One keyword of one schema, loosened by as little as possible. */
export interface Loosened {
  /** Where, and how: `/properties/title maxLength 61`. */
  what: string
  pointer: string
  keyword: string
  schema: Schema
}

const kinds = ['null', 'boolean', 'number', 'string', 'array', 'object']

/** Every way to loosen one keyword of a schema, or of any schema inside of it. The schema itself stays as it is. */
export function* loosen(root: Schema): Generator<Loosened> {
  for (const { pointer, node } of nodesOf(root, '')) {
    for (const [keyword, value] of waysOf(node)) {
      const schema = structuredClone(root)
      const copy = at(schema, pointer)
      if (value === undefined) delete copy[keyword]
      else copy[keyword] = value
      yield {
        what: `${pointer} ${keyword} ${value === undefined ? 'removed' : JSON.stringify(value)}`,
        pointer,
        keyword,
        schema,
      }
    }
  }
}

function* nodesOf(node: Schema, pointer: string): Generator<{ pointer: string; node: Schema }> {
  yield { pointer, node }
  for (const [key, child] of Object.entries((node.properties ?? {}) as Record<string, Schema>)) {
    yield* nodesOf(child, `${pointer}/properties/${key}`)
  }
  if (node.items) yield* nodesOf(node.items as Schema, `${pointer}/items`)
}

/** The schema at a pointer of another. */
export const at = (root: Schema, pointer: string): Schema =>
  pointer
    .split('/')
    .slice(1)
    .reduce((node, part) => node[part] as Schema, root)

/** The looser values of each keyword of one schema; undefined: without it. */
function* waysOf(node: Schema): Generator<[keyword: string, value: unknown]> {
  for (const [keyword, value] of Object.entries(node)) {
    switch (keyword) {
      case 'maxLength':
      case 'maxItems':
      case 'maximum':
        yield [keyword, Number(value) + 1]
        break
      case 'minLength':
      case 'minItems':
        if (Number(value) === 0) continue
        yield [keyword, Number(value) - 1]
        break
      case 'minimum':
        yield [keyword, Number(value) - 1]
        break
      case 'enum':
        yield [keyword, [...(value as unknown[]), 'another']]
        break
      case 'required':
        if ((value as string[]).length === 0) continue
        for (const key of value as string[]) yield [keyword, (value as string[]).filter((one) => one !== key)]
        break
      case 'additionalProperties':
        yield [keyword, true]
        break
      case 'type':
        for (const kind of kinds)
          if (kind !== value && !(value === 'integer' && kind === 'number')) yield [keyword, [value, kind]]
        if (value === 'integer') yield [keyword, 'number']
        break
      case 'pattern':
      case 'format':
      case 'const':
      case 'uniqueItems':
      case 'propertyNames':
      case 'multipleOf':
        break
      default:
        continue
    }
    yield [keyword, undefined]
  }
}

import type { Schema } from '../schema/index.ts'

/** What an editor of code offers as a whole. */
export interface Snippet {
  label: string
  description: string
  body: unknown
}

/** One snippet for each type of block: its type, and its required fields as the first example has them, to be typed over. */
export function snippetsOf(blocks: readonly { type: string; schema: Schema }[]): Snippet[] {
  return blocks.map(({ type, schema }) => {
    const { properties = {}, required = [] } = schema
    const examples = (schema.examples ?? []) as Record<string, unknown>[]
    const layout = properties.layout
    // What is not written has its default: the example is one of that layout.
    const example = examples.find((one) => (one.layout ?? layout?.default) === layout?.default) ?? examples[0]
    const fields = example ? Object.keys(example) : Object.keys(properties)
    const stops = createStops()
    const valueOf = (key: string) => stops(example ? example[key] : properties[key]?.examples?.[0])
    const own = fields.filter((key) => key !== 'type' && (required.includes(key) || properties[key]?.needed))
    const body = { type, ...Object.fromEntries(own.map((key) => [key, valueOf(key)])) }
    return { label: `${String(schema.title)} (${type})`, description: String(schema.description), body }
  })
}

/** Characters that mean something in a snippet, or are written with a backslash in JSON: a text with one stays as it is. */
const meaningful = /[$}\\"\n]/

/** Makes the texts of a value places where the editor's cursor stops, with the text selected. */
function createStops(): (value: unknown) => unknown {
  let number = 0
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string')
      return meaningful.test(value) ? value.replaceAll('$', '\\$') : `\${${++number}:${value}}`
    if (Array.isArray(value)) return value.map(visit)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner)]))
  }
  return visit
}

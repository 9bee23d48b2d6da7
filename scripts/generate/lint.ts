import { type Schema, SchemaError, type Schemas } from './schemas.ts'

/**
 * Refuses schemas that editors or the validator could not live with (DOC-3): a field without title, description or
 * example, an object that accepts unknown keys, a text without a longest length, a block with a field named `type` or
 * `id`. Throws one {@link SchemaError} that lists every fault.
 */
export function lintSchemas(schemas: Schemas): void {
  const faults: string[] = []
  const report = (where: string, what: string) => faults.push(`schemas/${where}: ${what}`)
  for (const [kind, group] of Object.entries({
    '': schemas.documents,
    'parts/': schemas.parts,
    'blocks/': schemas.blocks,
  })) {
    for (const [name, schema] of Object.entries(group)) {
      const file = `${kind}${name}.json`
      if (kind === 'blocks/') lintBlock(file, schema, report)
      if (kind !== '' && !hasExample(schema)) report(file, 'needs at least one example')
      walk(schema, '', (node, pointer) => lintNode(`${file}${pointer}`, node, report))
    }
  }
  if (faults.length > 0) throw new SchemaError(faults.join('\n'))
}

type Report = (where: string, what: string) => void

function lintBlock(file: string, schema: Schema, report: Report): void {
  const properties = (schema.properties ?? {}) as Schema
  for (const reserved of ['type', 'id']) {
    if (reserved in properties) report(file, `the field "${reserved}" belongs to every block; choose another name`)
  }
}

function lintNode(where: string, node: Schema, report: Report): void {
  if (typeof node.$ref === 'string') return
  if (typeof node.title !== 'string') report(where, 'needs a title that an editor understands')
  if (typeof node.description !== 'string') report(where, 'needs a description that an editor understands')
  if (node.oneOf ?? node.anyOf ?? node.allOf)
    report(where, 'oneOf, anyOf and allOf give editors several messages for one mistake')
  if (node.type === 'object' && node.properties && node.additionalProperties !== false) {
    report(where, 'needs "additionalProperties": false, or a misspelt field would be lost without a word')
  }
  if (node.type === 'string' && typeof node.maxLength !== 'number')
    report(where, 'needs a maxLength that fits the design')
  if (node.type === 'array' && typeof node.maxItems !== 'number') report(where, 'needs maxItems')
  const isLeaf = node.type !== 'object' && node.type !== 'array'
  if (isLeaf && !hasExample(node)) report(where, 'needs at least one example')
}

const hasExample = (node: Schema) => Array.isArray(node.examples) && node.examples.length > 0

function walk(node: Schema, pointer: string, visit: (node: Schema, pointer: string) => void): void {
  visit(node, pointer)
  for (const [key, child] of Object.entries((node.properties ?? {}) as Record<string, Schema>)) {
    walk(child, `${pointer}/properties/${key}`, visit)
  }
  if (node.items) walk(node.items as Schema, `${pointer}/items`, visit)
}

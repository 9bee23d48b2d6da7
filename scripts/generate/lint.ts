import { lintNode } from './lintNode.ts'
import { type Schema, SchemaError, type Schemas } from './schemas.ts'

/**
 * Refuses schemas that editors or the validator could not live with (DOC-3): what {@link lintNode} finds in any part of
 * one, and a block with a field named `type` or `id`. Throws one {@link SchemaError} that lists every fault.
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
      // The blocks of a document have schemas of their own: the document knows only that they are groups.
      const open = kind === '' ? '/properties/blocks/items' : undefined
      walk(schema, '', (node, pointer) => {
        for (const what of lintNode(node, pointer === open)) report(`${file}${pointer}`, what)
      })
    }
  }
  if (faults.length > 0) throw new SchemaError(faults.join('\n'))
}

function lintBlock(file: string, schema: Schema, report: (where: string, what: string) => void): void {
  const properties = (schema.properties ?? {}) as Schema
  for (const reserved of ['type', 'id']) {
    if (reserved in properties) report(file, `the field "${reserved}" belongs to every block; choose another name`)
  }
}

/** Calls `visit` for a schema and each schema inside of it, with its JSON pointer. What a `$ref` names is not entered. */
export function walk(node: Schema, pointer: string, visit: (node: Schema, pointer: string) => void): void {
  visit(node, pointer)
  for (const [key, child] of Object.entries((node.properties ?? {}) as Record<string, Schema>)) {
    walk(child, `${pointer}/properties/${key}`, visit)
  }
  if (node.items) walk(node.items as Schema, `${pointer}/items`, visit)
}

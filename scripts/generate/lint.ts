import { fieldKeywords, lintBlocks, lintKeywords, ownKeywords } from './keywords.ts'
import { lintNames, lintNode } from './lintNode.ts'
import { byPath, inline, type Schema, SchemaError, type Schemas } from './schemas.ts'

/**
 * Refuses schemas that editors or the validator could not live with (DOC-3): what {@link lintNode} finds in any part of
 * one, and a block with a field named `type` or `id`. Throws one {@link SchemaError} that lists every error.
 */
export function lintSchemas(schemas: Schemas): void {
  const findings: string[] = []
  const report = (where: string, what: string) => findings.push(`schemas/${where}: ${what}`)
  for (const [kind, group] of Object.entries({
    '': schemas.documents,
    'parts/': schemas.parts,
    'blocks/': schemas.blocks,
  })) {
    for (const [name, schema] of Object.entries(group)) {
      const file = `${kind}${name}.json`
      const isBlock = kind === 'blocks/'
      if (isBlock) lintBlock(file, schema, report)
      // The blocks of a document have schemas of their own: the document knows only that they are groups.
      const open = kind === '' ? '/properties/blocks/items' : undefined
      walk(schema, '', (node, pointer) => {
        for (const what of misplaced(node, pointer, kind)) report(`${file}${pointer}`, what)
        // Only there a list of paragraphs is joined: src/content/schema/paragraphs.ts.
        if (node.format === 'markdown' && !isBlock)
          report(`${file}${pointer}`, 'is running text, which only blocks have')
        for (const what of lintNode(node, pointer === open)) report(`${file}${pointer}`, what)
      })
    }
  }
  if (findings.length === 0) {
    const all = byPath(schemas)
    for (const file of all.keys()) {
      const whole = inline(all, file)
      for (const what of lintKeywords(whole)) report(file, what)
      walk(whole, '', (node, pointer) => {
        for (const what of lintNames(node)) report(`${file}${pointer}`, what)
      })
    }
    const blocks = Object.keys(schemas.blocks).map((type) => [type, inline(all, `blocks/${type}.json`)] as const)
    for (const [type, what] of lintBlocks(new Map(blocks))) report(type === '' ? 'blocks' : `blocks/${type}.json`, what)
  }
  if (findings.length > 0) throw new SchemaError(findings.join('\n'))
}

function lintBlock(file: string, schema: Schema, report: (where: string, what: string) => void): void {
  const properties = (schema.properties ?? {}) as Schema
  for (const reserved of ['type', 'id']) {
    if (reserved in properties) report(file, `the field "${reserved}" belongs to every block; choose another name`)
  }
}

/** Keywords that say something of a block are at the top of its schema; others in one of its fields, `shownIf` also in one of a document or of an entry, `state` and `canvas` at any depth. */
function misplaced(node: Schema, pointer: string, kind: string): string[] {
  const isAt = (keyword: string) => {
    if (keyword === 'state') return /\/properties\/\w+$/.test(pointer)
    // What any drawing says with its part, a field may say otherwise.
    if (keyword === 'canvas') return kind === 'parts/' ? pointer === '' : /\/(?:properties\/\w+|items)$/.test(pointer)
    if (keyword === 'shownIf' && kind === 'blocks/' && /^\/properties\/\w+\/items\/properties\/\w+$/.test(pointer))
      return true
    if (kind !== 'blocks/' && !(kind === '' && keyword === 'shownIf')) return false
    return fieldKeywords.has(keyword) ? /^\/properties\/\w+$/.test(pointer) : pointer === ''
  }
  const wrong = Object.keys(node).filter((keyword) => ownKeywords.has(keyword) && !isAt(keyword))
  return wrong.map((keyword) => `has the keyword "${keyword}" in a place where nothing reads it; see schemas/README.md`)
}

/** Calls `visit` for a schema and each schema inside of it, with its JSON pointer. What a `$ref` names is not entered. */
export function walk(node: Schema, pointer: string, visit: (node: Schema, pointer: string) => void): void {
  visit(node, pointer)
  for (const [key, child] of Object.entries((node.properties ?? {}) as Record<string, Schema>)) {
    walk(child, `${pointer}/properties/${key}`, visit)
  }
  if (node.items) walk(node.items as Schema, `${pointer}/items`, visit)
}

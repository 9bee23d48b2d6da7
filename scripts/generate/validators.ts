import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { ownKeywords } from './keywords.ts'
import { byPath, type Schema, type Schemas } from './schemas.ts'

// A CommonJS module: Node hands over its `module.exports`, the types describe what is in its `default`.
const standaloneCode = (standaloneModule as unknown as { default: typeof standaloneModule }).default

/** What every block has beside its own fields. */
const common: Schema = { type: { type: 'string' }, id: { $ref: '../parts/id.json' } }

/** The one way in which schemas are compiled. Formats are only names here: src/content/facts/facts.ts checks what they mean. */
export function createAjv(): Ajv2020 {
  return new Ajv2020({
    strict: true,
    strictRequired: true,
    allErrors: true,
    ownProperties: true,
    code: { source: true, esm: true, lines: true },
    keywords: ['tsType', 'headings', 'internal', 'patternWords', 'mostWords', 'noFullStop', ...ownKeywords],
    formats: Object.fromEntries(
      [
        'link',
        'markdown',
        'code',
        'drawing',
        'media',
        'mark',
        'path',
        'date',
        'anchor',
        'service',
        'folder',
        'pageName',
        'sharedName',
        'entryName',
      ].map((name) => [name, true]),
    ),
  })
}

/**
 * One module with a compiled validator for each document and each block type (DOC-7). Ajv's own output still imports
 * its runtime, so those two helpers are written in; nothing is compiled, and nothing of Ajv is loaded, when a site is checked.
 */
export function generateValidators(schemas: Schemas): { code: string; types: string } {
  const ajv = createAjv()
  const names: Record<string, string> = {}
  for (const [path, schema] of byPath(schemas)) {
    ajv.addSchema(path.startsWith('blocks/') ? asBlock(schema) : schema, path)
    const [, folder, name] = /^(?:(\w+)\/)?(\w+)\.json$/.exec(path) ?? []
    if (folder === 'blocks') names[`block_${name}`] = path
    else if (!folder) names[`document_${name}`] = path
  }
  const source = standaloneCode(ajv, names)
  const group = (prefix: string) =>
    Object.keys(names)
      .filter((name) => name.startsWith(prefix))
      .map((name) => `${name.slice(prefix.length)}: ${name}`)
      .join(', ')
  const entry = `${source}\nexport const documents = { ${group('document_')} };\nexport const blocks = { ${group('block_')} };`
  const code = entry.replace(/require\("([^"]+)"\)\.default/g, (_, id: string) => useRuntime(id))
  return { code: banner + withQuickLengths(code.replace('"use strict";', '')), types }
}

/** Characters are counted only where the number of units does not decide already: a character takes one unit or two. */
function withQuickLengths(code: string): string {
  return code.replace(
    /\bfunc\d+\((data\d*)\) ([<>]) (\d+)/g,
    (count, data: string, character: string, limit: string) =>
      character === '>' ? `${data}.length > ${limit} && ${count}` : `${data}.length < ${2 * Number(limit)} && ${count}`,
  )
}

const banner = '/* Generated from schemas/ by `npm run generate`. Do not edit: change a schema instead. */\n'

const types = `${banner}import type { BlockType } from '../../model/schema.gen.ts'

/** One error as Ajv reports it. */
export interface ShapeError {
  instancePath: string
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
}

/** A compiled validator: false leaves the errors in \`errors\`. */
export interface Validate {
  (data: unknown): boolean
  errors?: ShapeError[] | null
}

export const documents: { page: Validate; site: Validate; shared: Validate }
export const blocks: { [T in BlockType]: Validate }
`

/** The schema of a block's fields becomes that of the whole flat block. */
export function asBlock(schema: Schema): Schema {
  return { ...schema, properties: { ...common, ...(schema.properties as Schema) } }
}

/** The two helpers of Ajv's runtime that our dialect needs, written in place so that the module imports nothing. */
const runtime: Record<string, string> = {
  // A pair of halves counts once. Walking over a text by its characters takes ten times as long.
  'ajv/dist/runtime/ucs2length':
    '(text) => { let length = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) length--; return length }',
  'ajv/dist/runtime/equal': '(a, b) => a === b || JSON.stringify(a) === JSON.stringify(b)',
}

function useRuntime(id: string): string {
  const code = runtime[id]
  if (!code) throw new Error(`Ajv's code asks for ${id}: add it to the runtime in scripts/generate/validators.ts`)
  return code
}

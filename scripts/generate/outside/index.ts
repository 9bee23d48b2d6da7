import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { byPath, inline, type Schema, type Schemas } from '../schemas.ts'
import { asBlock } from '../validators.ts'
import { fillIn } from './base.ts'
import { deriveOutside, type Outside } from './derive.ts'

/** A document, or a block without its type, that has every field, and the ways to leave its schema by one step. */
export interface OutsideFile {
  base: Record<string, unknown>
  outside: Outside[]
}

export type { Outside }

/** Where the files stand in the project. */
export const outsideFolder = 'tests/fixtures/outside'

/** The schemas that have such a file, by its name, with every `$ref` written out: blocks with their anchor. */
export function outsideSchemas(schemas: Schemas): Map<string, Schema> {
  const all = byPath(schemas)
  for (const [name, schema] of Object.entries(schemas.blocks)) all.set(`blocks/${name}.json`, asBlock(schema))
  const found = new Map<string, Schema>()
  for (const name of Object.keys(schemas.documents)) found.set(`_${name}`, inline(all, `${name}.json`))
  for (const name of Object.keys(schemas.blocks)) found.set(name, inline(all, `blocks/${name}.json`))
  return found
}

/**
 * The texts of `tests/fixtures/outside`, by their paths. What stands there already is kept as it is, and only what has no
 * line yet is added: a schema, a field, a limit. So a limit that is loosened later contradicts its file, and a test fails.
 */
export function generateOutside(root: string, schemas: Schemas): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, schema] of outsideSchemas(schemas)) {
    const path = `${outsideFolder}/${name}.json`
    const known = read(join(root, path))
    const base = fillIn(schema, known?.base ?? (schema.examples as unknown[])[0]) as OutsideFile['base']
    const added = deriveOutside(schema, base)
    const lines = new Set(known?.outside.map(placeOf))
    texts[path] = write({
      base,
      outside: [...(known?.outside ?? []), ...added.filter((one) => !lines.has(placeOf(one)))],
    })
  }
  return texts
}

const placeOf = ({ at, is, without = '' }: Outside) => `${at} ${is} ${without}`

function read(file: string): OutsideFile | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as OutsideFile) : undefined
}

/** One line for each change, so that a difference can be read. */
function write({ base, outside }: OutsideFile): string {
  const lines = outside.map((one) => `  ${JSON.stringify(one)}`).join(',\n')
  return `{\n "base": ${JSON.stringify(base)},\n "outside": [\n${lines}\n ]\n}\n`
}

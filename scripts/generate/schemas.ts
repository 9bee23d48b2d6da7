import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'

export type Schema = { [key: string]: unknown }

/** All hand-written schemas, keyed by their path under `schemas/`: `page.json`, `parts/link.json`, `blocks/hero.json`. */
export interface Schemas {
  documents: Record<string, Schema>
  parts: Record<string, Schema>
  blocks: Record<string, Schema>
}

/** An error of a schema or a component that a developer has to fix before anything can be generated. */
export class SchemaError extends Error {
  override name = 'SchemaError'
}

/** Reads the schemas of `root/schemas`. Throws a {@link SchemaError} that names the file that is not JSON. */
export function readSchemas(root: string): Schemas {
  return {
    documents: readFolder(join(root, 'schemas')),
    parts: readFolder(join(root, 'schemas/parts')),
    blocks: readFolder(join(root, 'schemas/blocks')),
  }
}

function readFolder(folder: string): Record<string, Schema> {
  const found: Record<string, Schema> = {}
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.json') || name.endsWith('.gen.json')) continue
    const file = join(folder, name)
    try {
      found[basename(name, '.json')] = JSON.parse(readFileSync(file, 'utf8')) as Schema
    } catch (error) {
      throw new SchemaError(`${file} is not JSON: ${(error as Error).message}`)
    }
  }
  return found
}

/** The paths and schemas of all files, as `$ref`s see them. */
export function byPath(schemas: Schemas): Map<string, Schema> {
  const all = new Map<string, Schema>()
  for (const [name, schema] of Object.entries(schemas.documents)) all.set(`${name}.json`, schema)
  for (const [name, schema] of Object.entries(schemas.parts)) all.set(`parts/${name}.json`, schema)
  for (const [name, schema] of Object.entries(schemas.blocks)) all.set(`blocks/${name}.json`, schema)
  return all
}

/** The path that a `$ref` in `from` names, relative to `schemas/`. */
export function refPath(from: string, ref: string): string {
  return posix.normalize(posix.join(dirname(from), ref))
}

/**
 * The schema at `path` with every `$ref` written out in place. A schema that refers to itself has no such form and is
 * a {@link SchemaError}.
 */
export function inline(all: Map<string, Schema>, path: string, seen: string[] = []): Schema {
  const schema = all.get(path)
  if (!schema) throw new SchemaError(`schemas/${seen.at(-1) ?? ''} refers to ${path}, which does not exist`)
  if (seen.includes(path)) throw new SchemaError(`schemas/${path} refers to itself: ${[...seen, path].join(' → ')}`)
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk)
    if (node === null || typeof node !== 'object') return node
    const { $ref, ...rest } = node as Schema
    const own = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, isData(key) ? value : walk(value)]))
    return typeof $ref === 'string' ? { ...inline(all, refPath(path, $ref), [...seen, path]), ...own } : own
  }
  return walk(schema) as Schema
}

/** Keywords whose value is a sample of content, not a schema. */
const isData = (keyword: string) => keyword === 'examples' || keyword === 'default' || keyword === 'enum'

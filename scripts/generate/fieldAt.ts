import type { Schema } from './schemas.ts'

/** The field at a path such as items/value; undefined when there is none. */
export function fieldAt(schema: Schema | undefined, path: unknown): Schema | undefined {
  if (typeof path !== 'string') return undefined
  let at = schema
  for (const part of path.split('/')) {
    const group = (at?.items ?? at) as Schema | undefined
    at = (group?.properties as Record<string, Schema> | undefined)?.[part]
  }
  return at
}

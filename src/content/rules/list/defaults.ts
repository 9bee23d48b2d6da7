import type { Schema } from '../../schema/index.ts'
import type { Edit } from '../../finding/index.ts'
import { child, type Source } from '../../json/index.ts'
import { quote } from '../../../model/words.ts'
import { type Found, type Group, noFindings } from '../../wording/index.ts'
import { advice, type DocumentContext, type Rule } from '../rule.ts'

/** Rules of what need not be written. */
export const defaultRules = {
  defaultRepeated: advice(
    'Fields say only what is different',
    'A field that repeats what holds anyway hides the ones that matter, and becomes wrong when the usual value changes.',
    'Remove the field. The fix does it, and nothing on the page changes.',
    { group: checkDefaults },
  ),
} satisfies Record<string, Rule>

/**
 * Fields that only repeat what holds without them. The fix removes the field. A choice among looks may be written out:
 * it shows that there is a choice.
 */
function checkDefaults({ schema, value, place }: Group, { source }: DocumentContext): readonly Found[] {
  const defaults = defaultsOf(schema)
  if (defaults.length === 0) return noFindings
  const found: Found[] = []
  for (const [key, normal] of defaults) {
    if (!Object.hasOwn(value, key) || value[key] !== normal) continue
    const edit = removal(source, place.pointer, key)
    const shown = typeof normal === 'string' ? quote(normal) : JSON.stringify(normal)
    found.push({
      place: { pointer: child(place.pointer, key), where: place.where },
      message: `The field ${quote(key)} says ${shown}, which holds without it.`,
      ...(edit ? { fix: { title: `Remove ${quote(key)}`, certain: false, edits: [edit] } } : {}),
    })
  }
  return found
}

const known = new WeakMap<Schema, [string, unknown][]>()

/** The fields that say something without being written, but for choices. */
function defaultsOf(schema: Schema): [string, unknown][] {
  const old = known.get(schema)
  if (old) return old
  const found = Object.entries(schema.properties ?? {}).flatMap(([key, field]): [string, unknown][] =>
    field.default === undefined || field.enum ? [] : [[key, field.default]],
  )
  known.set(schema, found)
  return found
}

/** Takes a field out of its group with one of its commas, so that the others keep their lines. */
function removal(source: Source, pointer: string, key: string): Edit | undefined {
  const fields = source.node(pointer)?.children ?? []
  const at = fields.findIndex((field) => field.children?.[0]?.value === key)
  const [before, field, after] = [fields[at - 1], fields[at], fields[at + 1]]
  if (!field) return undefined
  if (after) return { offset: field.offset, length: after.offset - field.offset, text: '' }
  const start = before ? before.offset + before.length : field.offset
  return { offset: start, length: field.offset + field.length - start, text: '' }
}

import { isGroup } from '../../src/content/schema/group.ts'
import { fieldAt } from './fieldAt.ts'
import type { Demand } from './keywords.ts'

/** Every layout is named, and what it names are fields that a block may have. */
export const layouts: Demand = (value, schema) => {
  const field = fieldAt(schema, 'layout')
  if (!isGroup(value) || !Array.isArray(field?.enum))
    return 'needs a field "layout" with an enum, and a group for each of its values'
  const names = (field.enum as unknown[]).map(String)
  if (names.join() !== Object.keys(value).join())
    return `names each layout once, in the order of the field: ${names.join(', ')}`
  for (const [layout, rule] of Object.entries(value)) {
    if (!isGroup(rule)) return `needs a group for "${layout}"`
    const { shows = [], needs = [], minItems = {}, maxItems = {}, ...rest } = rule
    const [other] = Object.keys(rest)
    if (other !== undefined)
      return `has an unknown part "${other}"; it knows "shows", "needs", "minItems" and "maxItems"`
    const required = (schema.required ?? []) as string[]
    const fields = [shows, needs].flat().map(String)
    const stranger = fields.find((path) => !fieldAt(schema, path) || required.includes(path))
    if (stranger !== undefined) return `names "${stranger}", which is no optional field`
    if ([needs].flat().some((path) => String(path).includes('/'))) return 'can need only fields of the block itself'
    const list = Object.keys({ ...(minItems as object), ...(maxItems as object) }).find(
      (path) => fieldAt(schema, path)?.type !== 'array',
    )
    if (list !== undefined) return `limits "${list}", which is no list`
  }
  return undefined
}

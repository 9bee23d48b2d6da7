import { layoutErrors } from './layouts.ts'
import type { Text } from './walk.ts'

/**
 * The field that can be left out to be rid of a text: its own, or for the name of a drawing the one with the name and the
 * alternative text. Undefined: the schema or the layout needs it, another field is shown only with it, or it is in a list.
 */
export function optionalField({ key, group }: Text): string | undefined {
  const isPart = group.parent !== undefined && Object.hasOwn(group.schema.properties ?? {}, 'alt')
  const [field, around] = isPart && group.parent ? [group.key, group.parent] : [key, group]
  const { schema, value } = around
  const { [field]: written, ...others } = value
  if (schema.required?.includes(field) || Array.isArray(written)) return undefined
  return layoutErrors(schema, others).length > layoutErrors(schema, value).length ? undefined : field
}

import { isGroup } from '../../src/content/schema/index.ts'
import { type FieldProps, type Part, shownFields } from '../../src/studio/ui/form/model/fields.ts'

/** The fields inside a group as the form shows them, those of groups and rows in it as well. */
export function fieldsIn(part: Part, group: Omit<FieldProps, 'isRequired'>): FieldProps[] {
  const value = isGroup(group.value) ? group.value : {}
  return shownFields(part, group.schema, group.pointer, value).flatMap((field) => [field, ...innerFields(part, field)])
}

function innerFields(part: Part, field: FieldProps): FieldProps[] {
  const { schema, value, pointer } = field
  const { items } = schema
  if (isGroup(value)) return fieldsIn(part, field)
  if (!items || !Array.isArray(value)) return []
  return value.flatMap((own: unknown, index) => {
    const row = { schema: items, pointer: `${pointer}/${index}`, value: own, isRequired: true }
    if (isGroup(own)) return fieldsIn(part, row)
    return Array.isArray(own) ? innerFields(part, row) : [row]
  })
}

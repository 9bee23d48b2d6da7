import { partsOf } from '../../../../content/json/index.ts'
import { fieldsOf, type Schema, schemaAt } from '../../../../content/schema/index.ts'
import type { Fields } from '../../../core/blocks.ts'
import { blockAt } from '../../../core/pointers.ts'
import { schemaOf } from './schemas.ts'
import { sectionsOf } from './sections.ts'

/**
 * Compares two places of a document by where their fields are in its forms: those of the page, then those of each block. A
 * group or a list is before what is in it.
 */
export function byForm(key: string, document: Fields): (one: string, other: string) => number {
  const wayTo = (pointer: string): number[] => {
    const at = blockAt(pointer)
    const { schema, path } = schemaOf(key, document, pointer)
    return [...(at ? [Infinity, at.index] : []), ...stepsTo(schema, partsOf(path), at !== undefined)]
  }
  return (one, other) => {
    const [first, second] = [wayTo(one), wayTo(other)]
    const at = first.findIndex((step, index) => step !== second[index])
    if (at < 0) return first.length - second.length
    const next = second[at]
    return next === undefined ? 1 : (first[at] ?? 0) - next
  }
}

/** For each step of a path, which of the fields or entries beside it that is. */
function stepsTo(schema: Schema, path: readonly string[], isBlock: boolean): number[] {
  return path.map((part, depth) => {
    if (/^\d+$/.test(part)) return Number(part)
    const fields = fieldsOf(schemaAt(schema, path.slice(0, depth)) ?? {})
    const keys = (depth === 0 ? inSections(fields, isBlock) : fields).map(({ key }) => key)
    return keys.includes(part) ? keys.indexOf(part) : keys.length
  })
}

const inSections = (fields: ReturnType<typeof fieldsOf>, isBlock: boolean) =>
  sectionsOf(
    fields.map((field) => ({ ...field, pointer: '', value: undefined, isRequired: false })),
    isBlock,
  ).flatMap((section) => section.fields)

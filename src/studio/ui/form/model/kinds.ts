import { isGroup, type Schema } from '../../../../content/schema/index.ts'

/** How a field is edited. */
export type Kind =
  | 'text'
  | 'words'
  | 'code'
  | 'name'
  | 'sharedName'
  | 'offered'
  | 'date'
  | 'richText'
  | 'link'
  | 'choice'
  | 'line'
  | 'switch'
  | 'number'
  | 'drawing'
  | 'drawn'
  | 'picture'
  | 'file'
  | 'group'
  | 'texts'
  | 'list'

const ofFormat: Readonly<Record<string, Kind>> = {
  markdown: 'richText',
  link: 'link',
  drawing: 'drawing',
  media: 'file',
  mark: 'file',
  code: 'code',
  date: 'date',
  sharedName: 'sharedName',
  pageName: 'offered',
  entryName: 'offered',
  anchor: 'name',
  service: 'name',
  path: 'name',
}

/** So many characters fit one line of the form. */
const oneLine = 40

/** How a field with this schema is edited. */
export function kindOf(schema: Schema): Kind {
  if (schema.enum) return isLines(schema.enum) ? 'line' : 'choice'
  switch (schema.type) {
    case 'boolean':
      return 'switch'
    case 'number':
    case 'integer':
      return 'number'
    case 'array':
      return schema.items?.type === 'string' && kindOf(schema.items) !== 'richText' ? 'texts' : 'list'
    case 'object':
      return kindOfGroup(schema)
    default:
      return ofFormat[schema.format ?? ''] ?? ((schema.maxLength ?? oneLine + 1) > oneLine ? 'words' : 'text')
  }
}

function kindOfGroup({ properties = {} }: Schema): Kind {
  const formats = Object.values(properties).map(({ format }) => format)
  const isShown = Object.hasOwn(properties, 'alt')
  if (isShown && formats.includes('drawing')) return 'drawn'
  return isShown && formats.includes('media') ? 'picture' : 'group'
}

/** The colours of the lines, which are chosen from pictures of them. */
const isLines = (values: readonly unknown[]) => values.join() === 'lagoon,clay,sun,sky'

/** Whether a value can be shown by what edits its kind. A value of another kind is shown as it is written. */
export function fits(kind: Kind, value: unknown): boolean {
  switch (kind) {
    case 'choice':
    case 'line':
      return true
    case 'switch':
      return typeof value === 'boolean'
    case 'number':
      return typeof value === 'number'
    case 'drawn':
    case 'picture':
    case 'group':
      return isGroup(value)
    case 'texts':
    case 'list':
      return Array.isArray(value)
    case 'richText':
      return typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    default:
      return typeof value === 'string'
  }
}

/** What a new value begins with: empty texts, the first of a choice, and the same for all that has to be inside. */
export function emptyValue(schema: Schema): unknown {
  if (schema.enum) return schema.default ?? schema.enum[0]
  switch (schema.type) {
    case 'boolean':
      return schema.default !== true
    case 'number':
    case 'integer':
      return 0
    case 'array':
      return schema.items ? [emptyValue(schema.items)] : []
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, emptyValue(schema.properties?.[key] ?? { type: 'string' })]),
      )
    default:
      return ''
  }
}

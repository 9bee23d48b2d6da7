import type { Schema } from '../../../../content/schema/index.ts'
import type { FieldProps } from './fields.ts'
import { kindOf } from './kinds.ts'

type Field = FieldProps & { key: string }

/** Fields that belong together, under a title. */
export interface Section {
  title: string
  fields: Field[]
  /** It begins closed. */
  isMore?: boolean
}

/**
 * The sections of a form, in their order: words, buttons, pictures, each list and group, what comes from other documents, what
 * the schema puts together, the look, the days, and what is rarely needed.
 * @param isBlock whether it is the form of a block
 */
export function sectionsOf(fields: readonly Field[], isBlock: boolean): Section[] {
  const folded = [...new Set(fields.flatMap(({ schema }) => schema.section ?? []))]
  const links = fields.filter(({ schema }) => kindOf(schema) === 'link').map(({ key }) => key)
  const loose = fields.filter(({ schema }) => schema.section === undefined)
  const rooms = loose.map((field) => ({ field, room: roomOf(field, links, isBlock) }))
  const of = (room: Room) => rooms.filter((one) => one.room === room).map(({ field }) => field)
  const buttons = of('links')
  return [
    { title: 'Words', fields: of('words') },
    { title: buttons.length === 1 ? (buttons[0]?.schema.title ?? '') : 'Buttons', fields: buttons },
    { title: 'Picture', fields: of('pictures') },
    ...of('own').map((field) => ({ title: field.schema.title ?? field.key, fields: [field] })),
    { title: 'Where its entries come from', fields: of('entries') },
    ...folded.map((title) => ({
      title,
      fields: fields.filter(({ schema }) => schema.section === title),
      isMore: true,
    })),
    { title: isBlock ? 'Look' : 'Settings', fields: of('look') },
    { title: 'When visitors see it', fields: of('days') },
    { title: 'More', fields: of('more'), isMore: true },
  ].filter((section) => section.fields.length > 0)
}

type Room = 'words' | 'links' | 'pictures' | 'own' | 'entries' | 'look' | 'days' | 'more'

function roomOf({ key, schema }: Field, links: readonly string[], isBlock: boolean): Room {
  if (schema.internal && (schema.format === 'date' || key === 'draft')) return 'days'
  if (schema.internal || key === '$schema' || key === 'redirectFrom') return isBlock ? 'entries' : 'more'
  if (isLink(schema) || (schema.items && isLink(schema.items)) || links.some((link) => key.startsWith(link)))
    return 'links'
  switch (kindOf(schema)) {
    case 'drawing':
    case 'drawn':
    case 'picture':
    case 'file':
      return 'pictures'
    case 'group':
    case 'list':
    case 'texts':
      return 'own'
    case 'choice':
    case 'line':
    case 'switch':
    case 'number':
      return 'look'
    case 'name':
    case 'date':
      return 'more'
    default:
      return 'words'
  }
}

/** An address, or words with one. */
const isLink = ({ format, properties }: Schema): boolean =>
  format === 'link' || (properties?.text !== undefined && properties.href?.format === 'link')

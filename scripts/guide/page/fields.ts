import { layoutWords, type Schema } from '../../../src/content/schema/index.ts'
import { count, either } from '../../../src/model/words.ts'
import { attribute, escapeMarkup } from '../../lib/markup.ts'
import { guideLink } from './html.ts'

/** The parts of a schema that limit a value, beside what the content core reads. */
export interface FieldSchema extends Schema {
  properties?: Record<string, FieldSchema>
  items?: FieldSchema
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  uniqueItems?: boolean
  pattern?: string
}

/** What a text is that has a form of its own. */
const formats: Record<string, string> = {
  anchor: 'A short name in small letters, digits and hyphens.',
  code: 'A text that is shown letter by letter, as code. A new line is written \\n.',
  date: 'A day, written as year-month-day.',
  drawing: `The name of a drawing: ${guideLink('drawings', 'see all drawings')}.`,
  folder: 'The name of a folder in <code>pages</code>, without <code>/</code> before or after it.',
  mark: `The name of a picture: ${guideLink('pictures', 'see all pictures')}.`,
  entryName: 'The name of an entry, as it is in the shared file.',
  link: `An address: ${guideLink('addresses', 'how addresses are written')}.`,
  media: `The name of a picture: ${guideLink('pictures', 'see all pictures')}.`,
  markdown: `Running text: ${guideLink('rich-text', 'which characters have a meaning in it')}.`,
  pageName: 'The name of a file without <code>.json</code>.',
  sharedName: `The name of a file: ${guideLink('shared', 'see all shared blocks')}.`,
  path: 'A path on this site that begins with /.',
}

/** All fields of a group as a list. `path` is the path of the group, for the ids of the fields. */
export function fieldList(schema: FieldSchema, path: readonly string[] = [], block = schema): string {
  // Parts that several fields of a group share are said once.
  const said = new Map<string, string>()
  const rows = Object.entries(schema.properties ?? {}).map(([key, field]) => {
    const isRequired = schema.required?.includes(key) ?? false
    const words = JSON.stringify(field)
    const twin = field.properties || field.items ? undefined : said.get(words)
    if (twin === undefined) said.set(words, key)
    return row(key, field, isRequired, [...path, key], block, twin === undefined ? undefined : [...path, twin])
  })
  return `<dl class="fields">${rows.join('')}</dl>`
}

/** The id of a field on its page; the entry of a list has no part of its own in it. */
export const fieldId = (path: readonly string[]) => `field-${path.join('-').replaceAll('$', '')}`

function row(
  key: string,
  field: FieldSchema,
  isRequired: boolean,
  path: string[],
  block: FieldSchema,
  twin?: string[],
): string {
  const must = isRequired ? '<b class="must">required</b>' : '<span class="may">optional</span>'
  const like =
    twin && `<p>Like <a href="#${attribute(fieldId(twin))}"><code>${escapeMarkup(twin.at(-1) ?? '')}</code></a>.</p>`
  const when = layoutWords(block, path.join('/'))
  const shown = when === '' ? '' : `<p class="facts">${escapeMarkup(when)}</p>`
  return `<div id="${attribute(fieldId(path))}" class="field">
<dt><code>${escapeMarkup(key)}</code> <span>${escapeMarkup(field.title ?? key)}</span> ${must}</dt>
<dd>${like ?? explain(field) + inner(field, path, block)}${shown}</dd>
</div>`
}

/** What a field is, its choices, and its limits. */
function explain(field: FieldSchema): string {
  const choices = choicesOf(field)
  // The words of a description that only name the choices are beside them already.
  const description = choices?.rest ?? field.description ?? ''
  const words = description === '' ? '' : `<p>${escapeMarkup(description)}</p>`
  return `${words}${choices?.html ?? ''}<p class="facts">${factsOf(field)}</p>`
}

/** Kind, limits, default and example in short sentences. */
const factsOf = (field: FieldSchema) => [kindOf(field), limitsOf(field), ...extrasOf(field)].filter(Boolean).join(' ')

/** The fields of a group, or of each entry of a list. */
function inner(field: FieldSchema, path: string[], block: FieldSchema): string {
  const group = field.items ?? field
  if (field.items && !group.properties) {
    const own = field.items
    const title = own.title ? `${escapeMarkup(own.title)}: ` : ''
    return `<p class="facts">Each entry. ${title}${escapeMarkup(own.description ?? '')} ${factsOf(own)}</p>${own.items ? inner(own, path, block) : ''}`
  }
  if (!group.properties) return ''
  const lead = field.items
    ? `<p class="each">Each entry (${escapeMarkup(group.title ?? 'entry')}) has these fields:</p>`
    : ''
  return lead + fieldList(group, path, block)
}

function kindOf({ type, format, enum: choices, items }: FieldSchema): string {
  if (choices) return 'One of these words.'
  if (format && Object.hasOwn(formats, format)) return formats[format] ?? ''
  switch (type) {
    case 'string':
      return 'A text in quotes.'
    case 'boolean':
      return '<code>true</code> or <code>false</code>, without quotes.'
    case 'integer':
    case 'number':
      return type === 'integer' ? 'A whole number, without quotes.' : 'A number, without quotes.'
    case 'array':
      return `A list in <code>[ ]</code>${items?.properties ? ' of groups in <code>{ }</code>' : ''}.`
    case 'object':
      return 'A group of fields in <code>{ }</code>.'
    default:
      return ''
  }
}

/** The limits as a sentence: "At least 2 and at most 70 characters." */
export function limitsOf(field: FieldSchema): string {
  const { format, minLength, maxLength, minItems, maxItems, minimum, maximum, uniqueItems } = field
  const sentences = [
    // A day always has ten characters.
    format === 'date' ? '' : between(minLength, maxLength, 'character'),
    between(minItems, maxItems, 'entry', 'entries'),
    minimum === undefined ? '' : `Not below ${minimum}.`,
    maximum === undefined ? '' : `Not above ${maximum}.`,
    uniqueItems ? 'No entry may appear twice.' : '',
  ]
  return sentences.filter(Boolean).join(' ')
}

function between(least: number | undefined, most: number | undefined, one: string, many?: string): string {
  const low = least !== undefined && least > 1 ? least : undefined
  if (low !== undefined && low === most) return `Exactly ${count(low, one, many)}.`
  if (low !== undefined && most !== undefined) return `At least ${low} and at most ${count(most, one, many)}.`
  if (most !== undefined) return `At most ${count(most, one, many)}.`
  return low === undefined ? '' : `At least ${count(low, one, many)}.`
}

/** Defaults, levels of headings, and an example. Groups show theirs field by field. */
function extrasOf(field: FieldSchema): string[] {
  const show = (value: unknown) => `<code>${escapeMarkup(JSON.stringify(value))}</code>`
  const example = field.properties || field.items?.properties ? undefined : field.examples?.[0]
  const levels = field.headings?.map((level) => `<code>${'#'.repeat(level)}</code>`)
  return [
    field.default === undefined ? '' : `Without it: ${show(field.default)}.`,
    field.minLength === 0 && field.default !== undefined ? `An empty text, <code>""</code>, leaves it out.` : '',
    levels ? (levels.length > 0 ? `Headings begin with ${either(levels)}.` : 'It has no headings.') : '',
    example === undefined ? '' : `Example: ${show(example)}`,
  ]
}

/** The choices of a field with their meaning, where the description gives one for each ("open: title left"). */
function choicesOf({ enum: choices, description = '' }: FieldSchema): { html: string; rest?: string } | null {
  if (!choices) return null
  const names = choices.map(String)
  const meanings = meaningsOf(names, description)
  const list = names.map((name) => {
    const meaning = meanings?.byName.get(name)
    return `<li><code>"${escapeMarkup(name)}"</code>${meaning ? ` ${escapeMarkup(meaning)}` : ''}</li>`
  })
  const html = `<ul class="choices"${meanings ? '' : ' data-short'}>${list.join('')}</ul>`
  return meanings ? { html, rest: meanings.before } : { html }
}

function meaningsOf(names: readonly string[], description: string) {
  const places = names.map((name) => description.search(new RegExp(`(?:^|[ .])${name}: `)))
  if (places.some((place) => place < 0)) return null
  const byName = new Map<string, string>()
  for (const [at, name] of names.entries()) {
    const start = places[at] ?? 0
    const end = Math.min(description.length, ...places.filter((place) => place > start))
    byName.set(
      name,
      description
        .slice(start, end)
        .replace(/^[ .]*\w+: /, '')
        .trim(),
    )
  }
  return {
    byName,
    before: description
      .slice(0, Math.min(...places) + 1)
      .trim()
      .replace(/^\w$/, ''),
  }
}

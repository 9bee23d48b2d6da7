import { fieldList, isGroup, type Schema } from '../schema/index.ts'
import { sample, withoutOwned } from './missing.ts'
import type { Edit, RawFinding, Fix } from '../finding/index.ts'
import { hrefFinding } from '../fields/index.ts'
import { type Node, parentOf, removeEntry, type Source } from '../json/index.ts'
import { lower, ordinal, verb } from '../../model/words.ts'

const kinds: Record<string, string> = {
  string: 'text in quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group of fields in { }',
  null: 'null, which means nothing',
}

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

/** A value of the wrong kind and where it is. */
export interface WrongKind {
  source: Source
  pointer: string
  value: unknown
  /** The kind that it should be, in the words of JSON Schema. */
  wanted: string
  schema: Schema
  /** The field in the words of an editor, with a large letter: "The points of the 1st tab". */
  name: string
  /** The group that it is in cannot do without it. */
  required: boolean
}

/** `at`: after the pointer, the entry of the list that is meant. */
type Words = Pick<RawFinding, 'code' | 'message' | 'hint' | 'fix'> & { at?: string }

/** Says what a value is and what it must be, and how it becomes that. */
export function explainKind(wrong: WrongKind): Words {
  return explainParagraph(wrong) ?? explainValueOfKind(wrong)
}

/** The first entry that is no text in a list of paragraphs, which a running text may be. */
function explainParagraph(wrong: WrongKind): Words | undefined {
  const { value, schema, name, pointer } = wrong
  if (schema.format !== 'markdown' || !Array.isArray(value)) return undefined
  const index = value.findIndex((entry) => typeof entry !== 'string')
  // A list without any text was not meant as paragraphs: the list itself is wrong.
  if (!value.some((entry) => typeof entry === 'string')) return undefined
  const at = `/${index}`
  const paragraph = `The ${ordinal(index + 1)} paragraph of ${lower(name)}`
  return {
    ...explainValueOfKind({ ...wrong, value: value[index], pointer: pointer + at, name: paragraph, required: false }),
    at,
  }
}

function explainValueOfKind(wrong: WrongKind): Words {
  const { value, wanted, schema, name, required, source, pointer } = wrong
  const kind = kindOf(value)
  const found = kind === 'boolean' ? String(value) : (kinds[kind] ?? kind)
  const must = kinds[wanted] ?? wanted
  const message = `${name} ${verb(name, 'is', 'are')} ${found}; ${verb(name, 'it', 'they')} must be ${must}.`
  if (value !== null) return { code: 'wrongType', message, hint: hintFor(wrong), fix: fixFor(wrong, kind) }
  if (required) return { code: 'wrongType', message, hint: schema.description }
  const fix = removeEntry(source, pointer, false)
  return { code: 'wrongType', message, hint: 'Leave the field out if it has no value.', fix }
}

/** What the field is for. Of a group also how it is written, with what the editor has written in its place. */
function hintFor({ value, wanted, schema }: WrongKind): string | undefined {
  if (wanted !== 'object') return schema.description
  const group = typeof value === 'string' ? groupOf(schema, value) : undefined
  const shown = group && withOwnWords(group, String(value))
  const like = shown ? `Write it like this: ${written(shown, 60)}.` : (fieldList(schema) ?? '')
  return `${like} ${schema.description ?? ''}`.trim()
}

const fixOf = (title: string, certain: boolean, edits: Edit[]): Fix => ({ title, certain, edits })

function fixFor({ source, pointer, value, wanted, schema }: WrongKind, kind: string): Fix | undefined {
  const node = source.node(pointer)
  if (!node) return undefined
  const replace = (text: string, certain: boolean, shown = text) =>
    fixOf(`Write ${shown}`, certain, [{ offset: node.offset, length: node.length, text }])
  if (wanted === 'string' && (kind === 'number' || kind === 'boolean'))
    return replace(`"${JSON.stringify(value)}"`, kind === 'number')
  if (wanted === 'boolean') {
    const word = String(value).trim().toLowerCase()
    const meant = /^(?:true|yes|on|1)$/.test(word) ? 'true' : /^(?:false|no|off|0)$/.test(word) ? 'false' : undefined
    return meant === undefined ? undefined : replace(meant, word === meant)
  }
  if (typeof value === 'string' && isWritten(value, wanted)) return replace(value.trim(), true)
  if (wanted === 'array') return schema.items?.type === kind ? wrap(node, value) : undefined
  if (kind === 'array') return pointer === '' ? undefined : unlist(source, pointer, node, wanted)
  if (wanted === 'string' && kind === 'object') {
    const texts = (node.children ?? [])
      .map((property) => property.children?.[1])
      .filter((one) => one?.type === 'string')
    const [only] = texts
    return only && node.children?.length === 1 ? keep(node, only, 'Write the text alone', false) : undefined
  }
  const group = wanted === 'object' && typeof value === 'string' ? groupOf(schema, value) : undefined
  return group && replace(written(group, Infinity), false, written(group, 24))
}

/** A group as editors write it, on one line. Texts beyond so many characters are cut. */
function written(group: Record<string, unknown>, most: number): string {
  const cut = (value: unknown) =>
    JSON.stringify(typeof value === 'string' && value.length > most ? `${value.slice(0, most)}…` : value)
  return `{ ${Object.entries(group)
    .map(([key, value]) => `"${key}": ${cut(value)}`)
    .join(', ')} }`
}

function wrap(node: Node, value: unknown): Fix {
  const edits = [
    { offset: node.offset, length: 0, text: '[' },
    { offset: node.offset + node.length, length: 0, text: ']' },
  ]
  // "one, two, three" is a list for people, and would become one entry here.
  const certain = !isGroup(value) && !/[,;\n•]/.test(String(value))
  return fixOf('Write [ ] around it', certain, edits)
}

/** Takes the brackets away from a list that should be one of its entries. */
function unlist(source: Source, pointer: string, node: Node, wanted: string): Fix | undefined {
  const entries = node.children ?? []
  const [first] = entries
  const last = entries.at(-1)
  if (!first || !last || !entries.every(({ type }) => type === wanted)) return undefined
  const above = source.node(parentOf(pointer))
  const inList = above?.type === 'array' && above.children?.length === 1
  if (entries.length > 1 && !inList) return undefined
  const edits = [
    { offset: node.offset, length: first.offset - node.offset, text: '' },
    { offset: last.offset + last.length, length: node.offset + node.length - last.offset - last.length, text: '' },
  ]
  return fixOf('Remove the [ ]', true, edits)
}

function keep(node: Node, inner: Node, title: string, certain: boolean): Fix {
  return fixOf(title, certain, [
    { offset: node.offset, length: inner.offset - node.offset, text: '' },
    { offset: inner.offset + inner.length, length: node.offset + node.length - inner.offset - inner.length, text: '' },
  ])
}

/** The group that a text alone was meant to be; what is missing beside it comes from the examples. */
function groupOf(schema: Schema, text: string): Record<string, unknown> | undefined {
  const fields = Object.entries(schema.properties ?? {}).filter(([, field]) => field.type === 'string')
  const isLink = /^[/#h{]/.test(text) && hrefFinding(text) === null
  const [place] =
    fields.find(([, { format }]) => (isLink ? format === 'link' : format === 'drawing')) ??
    fields.find(
      ([key, { format }]) => (format === undefined || format === 'media') && schema.required?.includes(key),
    ) ??
    []
  if (place === undefined) return undefined
  const link = linkOf(text, schema)
  if (link) return link
  const whole = schema.examples?.find(isGroup) ?? sample(schema)
  const group: Record<string, unknown> = {}
  // A picture cannot do without its text either, but either of two fields will do for that.
  const isMedia = schema.properties?.[place]?.format === 'media'
  for (const key of isMedia && isGroup(whole) ? Object.keys(whole) : (schema.required ?? []))
    group[key] = key === place ? text : isGroup(whole) ? withoutOwned(whole[key], schema.properties?.[key]) : ''
  return group
}

const otherLinks = [/^\[([^\]]+)\]\(([^()\s]+)\)$/, /^<a\b[^>]*\bhref="([^"]*)"[^>]*>([^<]+)<\/a>$/i]

/** A link in the form of Markdown or HTML, as a group of its words and its address. */
function linkOf(text: string, { properties = {}, required = [] }: Schema): Record<string, unknown> | undefined {
  const [words, ...others] = required.filter((key) => properties[key]?.format !== 'link')
  const [href] = required.filter((key) => properties[key]?.format === 'link')
  if (words === undefined || href === undefined || others.length > 0) return undefined
  const [markdown, html] = otherLinks.map((form) => form.exec(text.trim()))
  if (markdown) return { [words]: markdown[1], [href]: markdown[2] }
  return html ? { [words]: html[2], [href]: html[1] } : undefined
}

/** The group for people to read: what comes from an example is for them to write. */
const withOwnWords = (group: Record<string, unknown>, own: string) =>
  Object.fromEntries(
    Object.entries(group).map(([key, one]) => [
      key,
      typeof one === 'string' && one !== '' && own.includes(one) ? one : '…',
    ]),
  )

/** Whether a text in quotes holds just the value that should be there without them. */
function isWritten(text: string, wanted: string): boolean {
  if (wanted === 'integer') return /^\s*-?(?:0|[1-9]\d{0,14})\s*$/.test(text)
  return wanted === 'number' && /^\s*-?(?:0|[1-9]\d{0,14})(?:\.\d+)?\s*$/.test(text)
}

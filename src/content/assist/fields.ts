import { looseNames } from '../json/index.ts'
import { rules } from '../rules/index.ts'
import { blockSchema, blockTypes, layoutWords, otherNames, type Schema } from '../schema/index.ts'
import type { Choice, Offer } from './offer.ts'
import type { WrittenPlace } from './place.ts'
import { snippetsOf } from './snippets.ts'

/** What a schema says of a field, in sentences; '' when it says nothing. `part`, `inner`: the block and the way to the field. */
export function wordsOf(schema: Schema, part: Schema | undefined, inner: readonly string[]): string {
  const { description = '', default: normal, format, minLength, maxLength } = schema
  const path = inner.filter((step) => !/^\d+$/.test(step)).join('/')
  const layout = part ? layoutWords(part, path) : ''
  // A day always has ten characters.
  const isLimited = maxLength !== undefined && format !== 'date'
  const length = !isLimited
    ? ''
    : minLength
      ? `${minLength} to ${maxLength} characters.`
      : `At most ${maxLength} characters.`
  const without =
    normal === undefined || description.includes('Without it') ? '' : `Without it: ${JSON.stringify(normal)}.`
  const empty = minLength === 0 && normal !== undefined ? 'An empty text leaves it out.' : ''
  return [description, layout, length, without, empty].filter((one) => one !== '').join(' ')
}

/** The fields that a group does not have yet, in the order of its schema; the name that is being written counts as missing. */
export function fieldOffers(text: string, place: WrittenPlace): Offer[] {
  const { above, path, start, end, part, inner } = place
  const isNamed = /^\s*:/.test(text.slice(end))
  // A name without a colon would take the name in the next line for its value, and that field would count as missing.
  const others = isNamed ? text : text.slice(0, start) + text.slice(end)
  const names = looseNames(others, path.slice(0, -1))
  const own = isNamed ? String(path.at(-1)) : undefined
  const used = new Set(names.filter((name, at) => name !== own || names.indexOf(name) !== at))
  const comma = commaAfter(text, end)
  return Object.entries(above?.properties ?? {}).flatMap(([key, schema]) => {
    if (used.has(key)) return []
    const name = JSON.stringify(key)
    const value = isNamed ? '' : `: ${valueSnippet(schema)}${comma}`
    const about = wordsOf(schema, part, [...inner.slice(0, -1), key])
    const detail = `${schema.title ?? key}${above?.required?.includes(key) ? ', required' : ''}`
    return [
      { kind: 'field', label: key, detail, about, start, end, text: name + plainText(value), snippet: name + value },
    ]
  })
}

/** A value to be written over, as a snippet. */
function valueSnippet({ type, default: normal, items }: Schema): string {
  if (type === 'boolean') return `\${1:${normal !== true}}`
  if (type === 'integer' || type === 'number') return '${1:0}'
  if (type === 'object') return '{ $1 }'
  if (type === 'array') return items?.type === 'object' ? '[{ $1 }]' : '["$1"]'
  return '"$1"'
}

/** The text of a snippet when nothing is written over. */
export const plainText = (snippet: string): string =>
  snippet
    .replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, '$1')
    .replace(/\$\d+/g, '')
    .replace(/\\([$}\\])/g, '$1')

/** The comma that a value needs when another one follows. */
export const commaAfter = (text: string, end: number): string => (/^\s*["{[\w-]/.test(text.slice(end)) ? ',' : '')

/** The words of which a field holds one: null when it holds something else. Texts come without quotes. */
export function valueChoices({ schema, path }: WrittenPlace): (Choice & { value: unknown })[] | null {
  if (path.at(-1) === 'type' && path.at(-3) === 'blocks')
    return blockTypes.map((type) => ({
      ...ofValue(type, blockSchema(type)?.title, blockSchema(type)?.description),
      ...alsoOf(type),
    }))
  if (path[0] === 'silence' && path.at(-1) === 'rule')
    return Object.entries(rules).flatMap(([code, { silenceable, title, why }]) =>
      silenceable ? [ofValue(code, title, why)] : [],
    )
  if (schema?.enum)
    return schema.enum.map((value) => ofValue(value, value === schema.default ? 'as without it' : undefined))
  if (schema?.type === 'boolean') return [true, false].map((value) => ofValue(value))
  return null
}

const ofValue = (value: unknown, detail?: string, about?: string): Choice & { value: unknown } => ({
  kind: 'choice',
  label: String(value),
  value,
  ...(detail !== undefined && { detail }),
  ...(about !== undefined && { about }),
})

const alsoOf = (type: string) => {
  const names = otherNames(type)
  return names.length > 0 ? { also: names.join(' ') } : {}
}

let blocks: { label: string; about: string; also?: string; snippet: string }[] | undefined

/** Each type of block as a whole, with the required fields of its first example to be written over. */
export function blockOffers(text: string, { start, end }: WrittenPlace): Offer[] {
  blocks ??= blockTypes.flatMap((type) =>
    snippetsOf([{ type, schema: blockSchema(type) ?? {} }]).map(({ label, description, body }) => ({
      label,
      about: description,
      ...alsoOf(type),
      snippet: JSON.stringify(body, null, 2),
    })),
  )
  const comma = commaAfter(text, end)
  const margin = /(?:^|\n)([ \t]*)[^\n]*$/.exec(text.slice(0, start))?.[1] ?? ''
  return blocks.map(({ snippet, ...offer }) => {
    const whole = snippet.replaceAll('\n', `\n${margin}`) + comma
    return { ...offer, kind: 'block', start, end, text: plainText(whole), snippet: whole }
  })
}

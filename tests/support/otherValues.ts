import type { Schema } from '../../src/content/schema/index.ts'

type Values = Record<string, unknown>

/** A field in a value: where it is, and what it could hold in place of what it holds. */
export interface Place {
  /** Its names, without the numbers of entries: items/drawing/alt */
  path: string
  schema: Schema
  steps: readonly (string | number)[]
  /** Undefined: it is not written. */
  held: unknown
  isRequired: boolean
  /** Visitors never get it. */
  isInternal: boolean
}

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a value at every depth, written or not. Of each path in each list the first place, and the first one without it. */
export function placesIn(schema: Schema, value: unknown): Place[] {
  const found = new Map<string, Place>()
  const visit = (inner: Schema, at: unknown, path: string, steps: readonly (string | number)[], isHidden: boolean) => {
    const isInternal = isHidden || inner.internal === true
    if (Array.isArray(at) && inner.items)
      for (const [index, entry] of at.entries()) {
        const place = { path: `${path}/*`, schema: inner.items, steps: [...steps, index], held: entry, isInternal }
        if (typeof entry === 'string') note({ ...place, isRequired: true })
        visit(inner.items, entry, path, place.steps, isInternal)
      }
    if (!isGroup(at)) return
    for (const [key, field] of Object.entries(inner.properties ?? {})) {
      // A state is named beside the field.
      if (key === '$schema' || key === 'type' || field.state !== undefined) continue
      const isRequired = inner.required?.includes(key) ?? false
      const place = { path: path === '' ? key : `${path}/${key}`, schema: field, steps: [...steps, key], held: at[key] }
      note({ ...place, isRequired, isInternal: isInternal || field.internal === true })
      visit(field, at[key], place.path, place.steps, isInternal)
    }
  }
  const note = (place: Place) => {
    const key = `${place.path} ${place.held === undefined}`
    if (!found.has(key)) found.set(key, place)
  }
  visit(schema, value, '', [], false)
  return [...found.values()]
}

/** A copy of the value with another one in this place; undefined: without it. */
export function put(value: unknown, [step, ...rest]: readonly (string | number)[], inner: unknown): unknown {
  if (step === undefined) return inner
  if (Array.isArray(value)) return value.map((entry, index) => (index === step ? put(entry, rest, inner) : entry))
  const { [step]: held, ...others } = value as Values
  const changed = put(held, rest, inner)
  return changed === undefined ? others : { ...(value as Values), [step]: changed }
}

/** Other values by format: what is made up for them has to be there, or leads elsewhere. */
const byFormat: Record<string, readonly string[]> = {
  drawing: ['homeHero', 'businessHero', 'cardHero'],
  media: ['junction.jpg', 'platform.jpg'],
  mark: ['junction.jpg', 'connekit'],
  link: ['/compliance', '#another-place'],
  path: ['/another/address'],
  date: ['2026-02-03'],
  service: ['https://other.example', 'https://other.example/script.js', 'another-key'],
}

/** Values that a field could hold and does not: none of them is what it holds, or has by default. */
export function otherValues({ schema, held }: Place): unknown[] {
  const usual = held ?? schema.default
  const all = (): readonly unknown[] => {
    const { examples = [], format = '' } = schema
    if (schema.enum) return schema.enum
    if (schema.type === 'boolean') return [usual !== true]
    if (Array.isArray(held)) return [held.slice(0, -1), held.slice(1), [...held, ...held.slice(-1)], ...examples]
    const texts = byFormat[format] ?? (typeof usual === 'string' ? [withOtherEnd(usual, format === 'code')] : [])
    return [...texts, ...examples]
  }
  return all().filter((one) => JSON.stringify(one) !== JSON.stringify(usual))
}

/** A text with another last letter or digit; not inside of a token, but code has none. */
function withOtherEnd(text: string, isCode: boolean): string {
  const outside = isCode ? text : text.replace(/\{[^}]*\}/g, (token) => '-'.repeat(token.length))
  const at = outside.search(/[a-z0-9](?=[^a-z0-9]*$)/)
  if (at < 0) return text
  const letter = text.charAt(at)
  const other = /\d/.test(letter) ? (letter === '1' ? '2' : '1') : letter === 'x' ? 'y' : 'x'
  return text.slice(0, at) + other + text.slice(at + 1)
}

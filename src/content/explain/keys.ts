import {
  blockSchema,
  blockTypes,
  documentSchemas,
  fieldList,
  isGroup,
  labelOf,
  type Schema,
  schemaAt,
} from '../schema/index.ts'
import { type Edit, type RawFinding, type Fix, mostFindings } from '../finding/index.ts'
import { bareBlock, missingKey } from './missing.ts'
import { moveField } from './moveField.ts'
import { child, partsOf, type Range, type Source } from '../json/index.ts'
import { hrefFinding } from '../fields/index.ts'
import { fits, guess, type Guess, noGuess, seeming } from '../suggest/index.ts'
import { didYouMean, either, quote, upper, verb } from '../../model/words.ts'

/** A group of fields in which Ajv found a field that is not known, or missed one. */
export interface Keys {
  unknown: string[]
  missing: string[]
  /** The layout of the block, when it needs some of what is missing. */
  layout?: string
}

/** Where a group of fields is. `path` is its pointer inside of `root`, `pointer` inside of the document. */
export interface Group {
  pointer: string
  path: string
  value: unknown
  root: Schema
}

/** The fields of a group that are not known, or missing. A field under a wrong name is one finding, not two. */
export function explainKeys(source: Source, group: Group, keys: Keys): RawFinding[] {
  const findings: RawFinding[] = []
  const { pointer, path, root } = group
  const schema = schemaAt(root, partsOf(path))
  const bare = bareBlock(source, pointer, keys.missing)
  if (bare) return [bare]
  const value = isGroup(group.value) ? group.value : {}
  const label = labelOf(root, partsOf(path))
  const missing = new Set(keys.missing)
  for (const key of keys.unknown.slice(0, mostFindings)) {
    const range = source.keyRange(pointer, key) ?? source.valueRange(pointer)
    const held = Object.hasOwn(value, key) ? value[key] : undefined
    const place = { code: 'keyUnknown', pointer: child(pointer, key), ...range } as const
    const says = `${upper(label)} ${verb(label, 'has', 'have')} no field ${quote(key)}.`
    const home = belongs(key, schema, path, root)
    const found = guessKey(key, held, schema, value, missing, keys.unknown.length, home !== '')
    const elsewhere = home === '' ? foreignTypes(key, root) : home
    const better = found.words[0]
    const inner = better === undefined && isGroup(held) ? Object.keys(held) : []
    if (inner.length > 0 && inner.every((one) => schema?.properties && Object.hasOwn(schema.properties, one))) {
      for (const one of inner) missing.delete(one)
      const message = `${says} Its fields are directly in ${label}, without ${quote(key)} and its { } around them.`
      findings.push({ ...place, message, hint: fieldList(schema), fix: unwrapFix(source, pointer, key) })
      continue
    }
    if (better !== undefined) missing.delete(better)
    const only = found.weak ? ` It needs the field ${quote(better ?? '')}.` : ''
    const message = `${says}${only}${didYouMean(found.words)}${seeming(key, better)}`
    const inside = better === undefined ? homeInside(key, held, schema, value) : undefined
    const fix =
      inside !== undefined
        ? moveField(source, key, pointer, child(pointer, inside), true)
        : better === undefined || Object.hasOwn(value, better)
          ? undefined
          : rename(range, better, found.sure)
    const isNowhere = better === undefined && elsewhere === ''
    const hint = [
      better === undefined ? elsewhere : '',
      fieldList(schema) ?? '',
      isNowhere ? 'Only a developer can add another one.' : '',
    ]
    findings.push({
      ...place,
      message,
      hint: hint.filter((part) => part !== '').join(' '),
      suggestions: [...found.words],
      fix,
    })
  }
  for (const key of missing) {
    const isOfLayout = keys.layout !== undefined && !schema?.required?.includes(key)
    const needed = isOfLayout ? `the layout ${quote(keys.layout ?? '')}` : label
    findings.push(missingKey(source, pointer, key, needed, schema))
  }
  return findings
}

function guessKey(
  key: string,
  held: unknown,
  schema: Schema | undefined,
  group: Record<string, unknown>,
  missing: ReadonlySet<string>,
  unknown: number,
  elsewhere: boolean,
): Guess & { weak?: boolean } {
  const properties = schema?.properties ?? {}
  const titleOf = (one: string) => properties[one]?.title
  // The name that is missing comes first: a slip in it would otherwise be two findings.
  const required = guess(key, [...missing], titleOf)
  if (required.words.length > 0 && (required.sure || required.words.some((one) => fits(properties[one], held)))) {
    const fitting = required.words.filter((one) => fits(properties[one], held))
    return fitting.length > 0 ? { ...required, words: fitting } : required
  }
  const free = Object.keys(properties).filter((one) => one !== '$schema' && !Object.hasOwn(group, one))
  const fitting = guess(
    key,
    free.filter((one) => fits(properties[one], held)),
    titleOf,
  )
  if (fitting.words.length > 0 && (fitting.spelled || !elsewhere)) return fitting
  const all = guess(key, Object.keys(properties))
  if (all.spelled) return all
  // One value under an unknown name, one that is missing: where it is of that kind, they are the same.
  const [only] = [...missing].filter((one) => looksLike(properties[one], held))
  const isOne = only !== undefined && missing.size === 1 && unknown === 1 && !elsewhere
  return isOne ? { ...noGuess, words: [only], weak: true } : noGuess
}

/** Whether a value is one that this field takes, as far as its kind and its form tell. */
function looksLike(schema: Schema | undefined, held: unknown): boolean {
  if (!fits(schema, held)) return false
  if (typeof held !== 'string' || schema?.enum) return true
  const isAddress = /^(?:[/#]|https?:|mailto:|tel:|\{links\.)/.test(held)
  if (schema?.format === 'link') return isAddress && hrefFinding(held) === null
  if (schema?.format === 'media') return /^[^\s/][^\s]*\.[a-z]{2,4}$/i.test(held)
  return !isAddress && (schema?.maxLength === undefined || held.length <= schema.maxLength)
}

const rename = ({ start, end }: Range, better: string, certain: boolean): Fix => ({
  title: `Rename it to "${better}"`,
  certain,
  edits: [{ offset: start, length: end - start, text: JSON.stringify(better) }],
})

/** Takes away the name and the brackets around the fields of a group. */
export function unwrapFix(source: Source, pointer: string, key: string, instead = ''): Fix | undefined {
  const node = source.node(child(pointer, key))
  const name = source.keyRange(pointer, key)
  const [first, last] = [node?.children?.[0], node?.children?.at(-1)]
  if (!node || !name || !first || !last) return undefined
  const edits: Edit[] = [
    { offset: name.start, length: first.offset - name.start, text: instead },
    { offset: last.offset + last.length, length: node.offset + node.length - last.offset - last.length, text: '' },
  ]
  return { title: 'Remove what is around them', certain: false, edits }
}

const notes: ReadonlySet<string> = new Set(['//', '_comment', 'comment', '$comment', '#', 'note', '_note', 'todo'])

/** Where a field would be at home that this group does not know; '' when nobody knows it. */
function belongs(key: string, schema: Schema | undefined, path: string, root: Schema): string {
  if (notes.has(key.toLowerCase())) return 'A document cannot hold notes for other people. Remove it.'
  const has = (one: Schema | undefined) => one?.properties !== undefined && Object.hasOwn(one.properties, key)
  const parts = partsOf(path)
  for (let length = parts.length - 1; length >= 0; length--) {
    const above = schemaAt(root, parts.slice(0, length))
    if (has(above)) return `It belongs to ${labelOf(root, parts.slice(0, length))}, outside of these { }.`
  }
  for (const [name, field] of Object.entries(schema?.properties ?? {})) {
    if (has(field)) return `It belongs in the { } of ${quote(name)}.`
    if (has(field.items)) return `It belongs in an entry of ${quote(name)}.`
  }
  const isPage = root === documentSchemas.page || root === documentSchemas.shared
  const common = blockTypes.filter((type) => has(blockSchema(type))).length > 3
  if (!isPage && !common && root !== documentSchemas.site && has(documentSchemas.page))
    return 'It is a field of the page: it belongs above "blocks".'
  if (isPage && (key === 'type' || key === 'id')) return 'It is a field of a block: it belongs in the { } of one.'
  return ''
}

/** The one group inside of this one that has such a field, and does not hold it yet. */
function homeInside(key: string, held: unknown, schema: Schema | undefined, group: Record<string, unknown>) {
  const homes = Object.entries(schema?.properties ?? {}).filter(([name, field]) => {
    const inner = Object.hasOwn(group, name) ? group[name] : undefined
    return isGroup(inner) && !Object.hasOwn(inner, key) && fits(field.properties?.[key], held)
  })
  return homes.length === 1 ? homes[0]?.[0] : undefined
}

/** Which other blocks have the field. */
function foreignTypes(key: string, root: Schema): string {
  const isPage = root === documentSchemas.page || root === documentSchemas.shared
  const types = blockTypes.filter((type) => {
    const schema = blockSchema(type)
    return schema !== root && schema?.properties !== undefined && Object.hasOwn(schema.properties, key)
  })
  if (types.length === 0 || types.length > 6) return ''
  const names = either(types.map(quote))
  return isPage
    ? `It is a field of blocks of the type ${names}: it belongs in their { }.`
    : `Blocks of the type ${names} have it.`
}

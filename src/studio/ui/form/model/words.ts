import { replaceTokens } from '../../../../content/fields/index.ts'
import { paragraphGap } from '../../../../content/json/index.ts'
import { titleOf } from '../../../../content/scaffold/index.ts'
import { fieldsOf, isForAddresses, isGroup, type Schema } from '../../../../content/schema/index.ts'
import { drawnText } from '../../../core/drawnWords.ts'
import { withLinkNames } from '../../../session/names.ts'
import { lower, upper } from '../../../../model/words.ts'

/** So many characters a text has, as JSON Schema counts them. */
export const lengthOf = (text: string): number => [...text].length

/** A running text as one text, also when it is written as a list of paragraphs. */
export const runningText = (value: unknown): string =>
  Array.isArray(value) ? value.join(paragraphGap) : typeof value === 'string' ? value : ''

/** What visitors read where a field is not written. `tokens`: by their names with braces. */
export const usualText = (schema: Schema, tokens: ReadonlyMap<string, string>): string | undefined =>
  typeof schema.default === 'string' ? drawnText(schema.default, schema, byName(tokens)) : undefined

/** Tokens by their names alone. */
const byName = (tokens: ReadonlyMap<string, string>) =>
  new Map([...tokens].map(([name, value]) => [name.slice(1, -1), value]))

/** The text of one line: what is pasted into it has no line breaks. */
export const inOneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ')

/** What a row is called: its first words, and what else is known of it, as visitors read them. `tokens`: by their names with braces. */
export function rowWords(
  schema: Schema,
  value: unknown,
  index: number,
  tokens: ReadonlyMap<string, string> = new Map(),
): { name: string; more: string } {
  const [first, second] = textsOf(schema, value).map((text) => replaceTokens(text, byName(tokens)))
  return { name: first ?? `${schema.title ?? 'Entry'} ${index + 1}`, more: second ?? '' }
}

function textsOf(schema: Schema, value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' || schema.enum ? [] : [value.split('\n', 1)[0] ?? '']
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(schema.items ?? {}, one)).slice(0, 2)
  if (!isGroup(value)) return []
  return fieldsOf(schema)
    .filter(({ key, schema: own }) => !own.enum && own.format !== 'anchor' && Object.hasOwn(value, key))
    .sort((a, b) => Number(isForAddresses(a.schema)) - Number(isForAddresses(b.schema)))
    .flatMap(({ key, schema: own }) => textsOf(own, value[key]))
    .slice(0, 2)
}

/** A choice as it is read: camelCase and hyphens as words. */
export const choiceName = (value: unknown): string => titleOf(String(value))

/** What the description of a field says of one of its choices: "open: title left, words right." */
export function choiceWords({ description = '', enum: values = [] }: Schema, value: unknown): string {
  const parts = description.split(/(?<=^|[.,;:] )(?=[\w-]+: )/)
  const own = parts.find((part) => part.startsWith(`${String(value)}: `))
  const isEach = values.every((one) => parts.some((part) => part.startsWith(`${String(one)}: `)))
  return isEach && own !== undefined
    ? upper(own.slice(String(value).length + 2).trim()).replace(/[,;]$/, '.')
    : description
}

/** What is left of a limit, in words. `place`: what has it. */
export function roomWords(length: number, most: number, place = 'the design'): string {
  const left = most - length
  if (left < 0) return `Too long for ${place}: take away ${left === -1 ? '1 character' : `${-left} characters`}.`
  return left === 0 ? 'No character left' : left === 1 ? '1 character left' : `${left} characters left`
}

/** The name of a field as a thing that one can add: a card, an entry. */
export const withArticle = (name: string): string => `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${lower(name)}`

/** What a description says of the file, and what the form says in its place: it has no files, and nothing is written there. */
const fileWords: readonly (readonly [RegExp, string])[] = [
  [/\bpages\/_site\.json\b/g, 'the whole site'],
  [/ in pages\/_(?:media|shared)\b/g, ''],
  [/,? without \.json\b/g, ''],
  [/, as JSON with/g, ', with'],
  [/\bWithout this field\b/g, 'Without it'],
  [/\buntil you remove the line\b/g, 'until you choose No'],
  [/^true\b/g, 'Yes'],
  [/^false\b/g, 'No'],
]

/** The description of a field or a block in the words of the form. */
export const hintOf = ({ description }: Pick<Schema, 'description'>): string | undefined =>
  description && fileWords.reduce((text, [words, own]) => text.replaceAll(words, own), withLinkNames(description))

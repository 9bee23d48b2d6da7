import type { Schema } from './schemas.ts'

/** A demand on one schema: what it lacks in words, undefined when nothing. */
type Demand = (node: Schema, isOpen: boolean) => string | undefined

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Words of people who write schemas. They say nothing to people who write pages. */
const jargon = /\b(?:string|integer|boolean|array|enum|regex|regexp|nullable|null|undefined|prop|props)\b/i

const sentence = /^[\p{L}\p{N}{"/(#].*[.?]$/su

const plainWords: Demand = ({ title, description }) => {
  const found = [title, description].map((text) => (isText(text) ? jargon.exec(text)?.[0] : undefined)).find(Boolean)
  return found === undefined ? undefined : `says "${found}", which an editor does not know; use everyday words`
}

const closed: Demand = ({ type, properties, additionalProperties }, isOpen) => {
  if (type !== 'object' || isOpen) return undefined
  if (typeof properties !== 'object' || properties === null) return 'needs properties'
  return additionalProperties === false
    ? undefined
    : 'needs "additionalProperties": false, or a misspelt field would be lost without a word'
}

const knownRequired: Demand = ({ properties, required }) => {
  const missing = ((required ?? []) as string[]).filter((key) => !Object.hasOwn(properties ?? {}, key))
  return missing.length > 0 ? `requires fields that it does not have: ${missing.join(', ')}` : undefined
}

/** Names of fields become parts of pointers as they are, and are asked for without looking at what every value has by itself. */
const namedPlainly: Demand = ({ properties }) => {
  const wrong = Object.keys(properties ?? {}).find((key) => !/^\$?[a-z]\w*$/i.test(key) || key in {})
  return wrong === undefined ? undefined : `has a field "${wrong}": use letters and digits, and no name of JavaScript`
}

const ordered: Demand = (node) => {
  const pairs = [
    ['minLength', 'maxLength'],
    ['minItems', 'maxItems'],
    ['minimum', 'maximum'],
  ] as const
  const wrong = pairs.find(([least, most]) => Number(node[least] ?? -Infinity) > Number(node[most] ?? Infinity))
  return wrong && `has a ${wrong[0]} above its ${wrong[1]}`
}

const patternWords: Demand = ({ pattern, patternWords: words }) => {
  if (pattern === undefined) return words === undefined ? undefined : 'has patternWords without a pattern'
  const isPlain = isText(words) && sentence.test(words) && !/[\\^$*[\]]|\(\?/.test(words)
  return isPlain ? undefined : 'needs patternWords: a sentence that tells an editor what to write'
}

const promise = /\bat most (\w+) words\b/i

/** What a description asks of the words is checked: an editor who reads it may rely on that. */
const keptPromises: Demand = ({ type, description, mostWords, noFullStop }) => {
  if (type !== 'string' || !isText(description)) return undefined
  const most = promise.exec(description)?.[1]
  if (most !== (mostWords === undefined ? undefined : JSON.stringify(mostWords)))
    return 'says in its description how many words fit, in digits, where it has mostWords, and nowhere else'
  return /\b(?:no|without a) full stop\b/.test(description) === (noFullStop === true)
    ? undefined
    : 'says in its description that it has no full stop where it has noFullStop, and nowhere else'
}

const kinds = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object'])

const demands: Demand[] = [
  ({ title }) => (isText(title) ? undefined : 'needs a title that an editor understands'),
  ({ description }) =>
    isText(description) && sentence.test(description)
      ? undefined
      : 'needs a description that an editor understands, in whole sentences',
  plainWords,
  ({ examples }) => (Array.isArray(examples) && examples.length > 0 ? undefined : 'needs at least one example'),
  ({ oneOf, anyOf, allOf, not }) =>
    (oneOf ?? anyOf ?? allOf ?? not) === undefined
      ? undefined
      : 'oneOf, anyOf, allOf and not give editors several messages for one mistake',
  ({ type, enum: values }) =>
    Array.isArray(values) || kinds.has(String(type)) ? undefined : 'needs one type, or the list of its values (enum)',
  ({ enum: values }) =>
    values === undefined || (Array.isArray(values) && values.length > 0 && new Set(values).size === values.length)
      ? undefined
      : 'needs values in its enum, each of them once',
  closed,
  namedPlainly,
  knownRequired,
  ({ type, enum: values, maxLength }) =>
    type !== 'string' || values !== undefined || isNumber(maxLength)
      ? undefined
      : 'needs a maxLength that fits the design',
  ({ type, maxItems }) => (type !== 'array' || isNumber(maxItems) ? undefined : 'needs maxItems'),
  ({ type, items }) => (type !== 'array' || items !== undefined ? undefined : 'needs items'),
  ({ type, minimum, maximum }) =>
    (type !== 'number' && type !== 'integer') || (isNumber(minimum) && isNumber(maximum))
      ? undefined
      : 'needs minimum and maximum',
  ordered,
  patternWords,
  keptPromises,
]

/**
 * What one schema lacks, each in words: title, description and example, limits of every text, list and number, words for
 * a pattern, closed groups. `isOpen`: a group whose fields are described elsewhere. A `$ref` is judged where it leads.
 */
export function lintNode(node: Schema, isOpen = false): string[] {
  if (typeof node.$ref === 'string') return []
  return demands.flatMap((demand) => demand(node, isOpen) ?? [])
}

/** Messages put "the" before a title, and "of the" behind it: it has to be a noun. */
const noNoun = /^(?:(?:In|On|No|With|Is|Has|How|What|When|Where|Which|Who|Why) |About\b)/

/** What is wrong with the titles of the fields of a group, without a `$ref` in them: by its title an editor knows a field. */
export function lintNames({ properties = {} }: Schema): string[] {
  const titles = Object.entries(properties as Record<string, Schema>).map(([key, { title }]) => [key, String(title)])
  return titles.flatMap(([key = '', title = ''], at) => {
    if (noNoun.test(title)) return [`has a field "${key}" whose title is no noun: "the ${title.toLowerCase()}"`]
    const [twin] = titles.slice(0, at).find(([, other]) => other === title) ?? []
    return twin === undefined ? [] : [`has the title "${title}" twice: of "${twin}" and of "${key}"`]
  })
}

import { labelOf, limitOf, moveBelow, type Schema, schemaAt } from '../schema/index.ts'
import type { Code, RawFinding, Fix } from '../finding/index.ts'
import { explainKind } from './kind.ts'
import { dateFinding } from '../fields/index.ts'
import { guess, seeming } from '../suggest/index.ts'
import { partsOf, type Range, type Source } from '../json/index.ts'
import type { ShapeError } from '../schema/validators.gen.js'
import { count, didYouMean, either, isBlank, lower, ordinal, quote, slug, upper, verb } from '../../model/words.ts'

interface Words {
  code: Code
  message: string
  hint?: string | undefined
  suggestions?: string[] | undefined
  fix?: Fix | undefined
  /** After the pointer: the entry of the list that is meant. */
  at?: string
}

/** What is wrong with one value, in plain words. `path` is the pointer inside the block, `pointer` inside the document. */
export function explainValue(
  source: Source,
  pointer: string,
  path: string,
  error: ShapeError,
  value: unknown,
  root: Schema,
): RawFinding {
  const parts = partsOf(path)
  const schema = schemaAt(root, parts) ?? {}
  const range = source.valueRange(pointer)
  const around = parts.length > 0 ? labelOf(root, parts.slice(0, -1)) : ''
  const label = labelOf(root, parts)
  const above = schemaAt(root, parts.slice(0, -1))
  const required = above?.required?.includes(parts.at(-1) ?? '') ?? false
  const words: Words =
    error.keyword === 'type'
      ? explainKind({ source, pointer, value, wanted: String(error.params.type), schema, name: upper(label), required })
      : wordsFor(
          source,
          pointer,
          error,
          value,
          schema,
          label,
          range,
          around,
          parts.length === 1 && root.group !== undefined,
        )
  const { at = '', ...rest } = words
  return { pointer: pointer + at, ...source.headRange(pointer + at), ...rest }
}

function wordsFor(
  source: Source,
  pointer: string,
  error: ShapeError,
  value: unknown,
  schema: Schema,
  label: string,
  range: Range,
  around: string,
  isMain: boolean,
): Words {
  const limit = Number(error.params.limit)
  const name = upper(label)
  const is = verb(label, 'is', 'are')
  const inList = around.includes(' of ') || /\d/.test(around) ? ` in ${around}` : ''
  switch (error.keyword) {
    case 'enum':
    case 'const':
      return notAllowed(value, schema.enum ?? [error.params.allowedValue], name, range)
    case 'maxLength': {
      if (schema.format === 'date') return dateFinding(source, { pointer }, String(value))
      const length = [...String(value)].length
      return {
        code: 'tooLong',
        message: `${name} ${is} ${count(length, 'character')} long; at most ${limit} fit ${limitOf(schema)}.`,
        hint: `Shorten it by ${count(length - limit, 'character')}.`,
      }
    }
    case 'minLength': {
      const length = [...String(value)].length
      const found = length === 0 ? `${is} empty` : `${is} only ${count(length, 'character')} long`
      // Who has written nothing yet counts no characters.
      const needed = length === 0 ? '' : `; at least ${count(limit, 'character')} are needed`
      return {
        code: 'tooShort',
        message: `${name} ${found}${needed}.`,
        hint: schema.description,
      }
    }
    case 'maxItems':
    case 'minItems':
    case 'uniqueItems':
      return wordsForList(error, value, `${lower(schema.title ?? 'entries')}${inList}`, isMain, moveBelow(schema))
    case 'pattern':
      return wrongForm(value, schema, name, range)
    case 'minimum':
    case 'exclusiveMinimum':
      return { code: 'tooSmall', message: `${name} is ${String(value)}; at least ${limit} is needed.` }
    case 'maximum':
    case 'exclusiveMaximum':
      return { code: 'tooBig', message: `${name} is ${String(value)}; at most ${limit} is allowed.` }
    default:
      return { code: 'shape', message: `${name} does not have the form that it needs.`, hint: schema.description }
  }
}

/**
 * `list`: what its entries are called, and where. `below`: what else can become of one of them. `isMain`: it is
 * what its block shows, and not a part of an entry.
 */
function wordsForList(
  { keyword, params }: ShapeError,
  value: unknown,
  list: string,
  isMain: boolean,
  below?: string,
): Words {
  if (keyword === 'uniqueItems') {
    const [first, second] = [Number(params.i), Number(params.j)].sort((a, b) => a - b)
    const message = `The ${ordinal((first ?? 0) + 1)} and the ${ordinal((second ?? 0) + 1)} of the ${list} are the same. Remove one.`
    return { code: 'repeated', message, at: `/${second}` }
  }
  const limit = Number(params.limit)
  const length = Array.isArray(value) ? value.length : 0
  const layout = typeof params.layout === 'string' ? `the layout ${quote(params.layout)}` : undefined
  if (keyword === 'maxItems')
    return {
      code: 'tooMany',
      message: `There are ${length} ${list}; at most ${limit} fit ${layout ?? 'the design'}.`,
      hint: `Remove ${length - limit} of them${layout === undefined ? '' : ', or choose another layout'}${below === undefined ? '' : `, or ${below}`}.`,
      at: `/${limit}`,
    }
  if (layout !== undefined)
    return {
      code: 'tooFew',
      message: `${fewOf(length, list)}; ${layout} needs at least ${limit}.`,
      hint: 'Add entries, or choose another layout.',
    }
  const needed = `at least ${limit} ${limit === 1 ? 'is' : 'are'} needed`
  const missing = limit - length
  const elsewhere = isMain ? ', or write what you have into a block of the type "passage"' : ''
  const hint =
    length === 0
      ? `Add ${count(missing, 'entry', 'entries')}.`
      : `Add ${missing === 1 ? 'one' : missing} more${elsewhere}.`
  return { code: 'tooFew', message: `${fewOf(length, list)}; ${needed}.`, hint }
}

/** `list`: the name of the list, in the plural. */
function fewOf(length: number, list: string): string {
  if (length === 0) return `There are no ${list}`
  return length === 1 ? `There is only one entry in the list of ${list}` : `There are ${length} ${list}`
}

function replace(range: Range, text: string, certain = true): Fix {
  return { title: `Write ${text}`, certain, edits: [{ offset: range.start, length: range.end - range.start, text }] }
}

function notAllowed(value: unknown, allowed: readonly unknown[], name: string, range: Range): Words {
  const written = allowed.map((one) => JSON.stringify(one))
  const found = typeof value !== 'string' ? JSON.stringify(value).slice(0, 60) : isBlank(value) ? 'empty' : quote(value)
  const same = allowed.find((one) => one !== value && String(one) === String(value))
  const texts = allowed.filter((one) => typeof one === 'string')
  const near = typeof value === 'string' && same === undefined ? guess(value, texts) : undefined
  const suggestions = same !== undefined ? [JSON.stringify(same)] : [...(near?.words ?? [])]
  const meant =
    same === undefined
      ? didYouMean(suggestions) + seeming(String(value), suggestions[0])
      : ` Write ${JSON.stringify(same)}.`
  const message = `${name} ${verb(name, 'is', 'are')} ${found}; ${verb(name, 'it', 'they')} can be ${either(written)}.${meant}`
  const better = same ?? suggestions[0]
  return {
    code: 'notAllowed',
    message,
    suggestions,
    fix: better === undefined ? undefined : replace(range, JSON.stringify(better), near?.sure ?? true),
  }
}

function wrongForm(value: unknown, schema: Schema, name: string, range: Range): Words {
  const text = String(value)
  const example = schema.examples?.[0]
  const words = schema.patternWords === undefined ? '' : ` ${schema.patternWords}`
  const like = typeof example === 'string' && !isBlank(example) ? ` Write it like ${quote(example)}.` : ''
  const isWrong = isBlank(text)
    ? text === ''
      ? verb(name, 'is empty', 'are empty')
      : `${verb(name, 'holds', 'hold')} nothing but spaces`
    : `${quote(text)} ${verb(name, 'does not have the form that it needs', 'do not have the form that they need')}`
  const message = `${name} ${isWrong}.${words}${like}`
  // The one form with a certain shape: words for an address.
  const better = typeof example === 'string' && slug(example) === example ? slug(text).replace(/^[0-9-]+/, '') : ''
  const fix =
    /^[a-z][a-z0-9-]+$/.test(better) && better !== text ? replace(range, JSON.stringify(better), false) : undefined
  return { code: 'pattern', message, hint: schema.description, suggestions: fix ? [better] : [], fix }
}

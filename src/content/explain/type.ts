import { blockFindings, blockSchema, blockTypes, isGroup, suggestedType } from '../schema/index.ts'
import { unwrapFix } from './keys.ts'
import type { RawFinding, Fix } from '../finding/index.ts'
import { addSynonyms, distance, guess, type Guess, listHint, sameMeaning, seeming } from '../suggest/index.ts'
import { child, type Range, type Source } from '../json/index.ts'
import { didYouMean, isBlank, quote } from '../../model/words.ts'

const hintFor = (word: string) => listHint('types', word, blockTypes)

for (const type of blockTypes) addSynonyms([type, ...(blockSchema(type)?.alsoCalled ?? [])])

/** The block type that a word was meant to be; the fields of the block decide between several. */
export function guessType(word: string, block: Record<string, unknown> = {}): Guess {
  const found = guess(word, blockTypes, (type) => blockSchema(type)?.title)
  const fitting = typesFor(block)
  const fits = found.words.filter((type) => fitting.includes(type))
  if (fits.length > 0) return { ...found, words: fits, sure: found.spelled && fits.length === 1 }
  const near = fitting.filter((type) => distance(word.toLowerCase(), type.toLowerCase(), 2) <= 2)
  if (near.length > 0) return { words: near, sure: near.length === 1, spelled: true }
  return found
}

/** The types whose schemas take a block as it is, apart from its type; none for a block that says next to nothing. */
function typesFor(block: Record<string, unknown>): string[] {
  if (Object.keys(block).length < 3) return []
  return blockTypes.filter((type) => blockFindings({ ...block, type }, 0) === null)
}

const replace = ({ start, end }: Range, text: string, title: string, certain: boolean): Fix => ({
  title,
  certain,
  edits: [{ offset: start, length: end - start, text }],
})

/** A block without a type, or with one that does not exist. `block` is its value. */
export function explainType(source: Source, block: unknown, pointer: string): RawFinding {
  const fields = isGroup(block) ? block : {}
  if (!Object.hasOwn(fields, 'type')) return explainMissing(source, fields, pointer)
  const range = source.valueRange(`${pointer}/type`)
  if (typeof fields.type !== 'string') {
    const message = `The type of a block is a text, such as ${quote(suggestedType('mainTitle'))}.`
    return {
      code: 'wrongType',
      pointer: `${pointer}/type`,
      ...source.headRange(`${pointer}/type`),
      message,
      hint: hintFor(''),
    }
  }
  const { words, sure } = guessType(fields.type, fields)
  const [better] = words
  const isEmpty = isBlank(fields.type)
  const what = isEmpty ? 'The type of this block is empty.' : `No block is called ${quote(fields.type)}.`
  const message = `${what}${didYouMean(words)}${seeming(fields.type, better)}`
  const fix = better === undefined ? undefined : replace(range, JSON.stringify(better), `Write "${better}"`, sure)
  // A block that says nothing else may stand for the blocks of a file.
  const shared =
    !isEmpty && Object.keys(fields).every((key) => key === 'type' || key === 'tone')
      ? `Is it a file in _shared? Then write "type": "shared", "use": ${quote(fields.type)}. `
      : ''
  const hint = words.length > 0 ? undefined : shared + hintFor(fields.type)
  return { code: 'blockTypeUnknown', pointer: `${pointer}/type`, ...range, message, hint, suggestions: [...words], fix }
}

function explainMissing(source: Source, fields: Record<string, unknown>, pointer: string): RawFinding {
  const keys = Object.keys(fields)
  // Other tools call it "component"; what tells is that the value is the name of a block.
  const texts = keys.filter((key) => typeof fields[key] === 'string')
  const near = guess('type', texts)
  const named = texts.filter(
    (key) => blockTypes.includes(String(fields[key])) && (texts.length === 1 || sameMeaning(key, ['type']).length > 0),
  )
  const other = near.sure ? near.words[0] : named[0]
  const key = other === undefined ? undefined : source.keyRange(pointer, other)
  if (other !== undefined && key) {
    const fix = replace(key, '"type"', 'Rename it to "type"', true)
    const message = `A block has no field ${quote(other)} for its type. Did you mean "type"?`
    return { code: 'keyUnknown', pointer: child(pointer, other), ...key, message, suggestions: ['type'], fix }
  }
  const [only] = keys
  const type =
    only !== undefined && keys.length === 1 && isGroup(fields[only]) ? (guessType(only).words[0] ?? only) : undefined
  if (only !== undefined && type !== undefined && blockTypes.includes(type)) {
    const range = source.keyRange(pointer, only) ?? source.headRange(pointer)
    const fix = unwrapFix(source, pointer, only, `"type": ${JSON.stringify(type)}, `)
    const message = `The type of a block is in its field "type", and its other fields are beside it: { "type": ${JSON.stringify(type)}, … }.`
    return {
      code: 'blockTypeMissing',
      pointer,
      ...range,
      message,
      suggestions: [type],
      fix: fix && { ...fix, title: `Write "type": "${type}"` },
    }
  }
  const { start } = source.valueRange(pointer)
  const fitting = typesFor(fields)
  const suggestions = fitting.length > 3 ? [] : fitting
  const message = `This block does not say what it is: its field "type" is missing.${didYouMean(suggestions)}`
  return {
    code: 'blockTypeMissing',
    pointer,
    start,
    end: start + 1,
    message,
    hint: suggestions.length > 0 ? undefined : hintFor(''),
    suggestions,
    fix: typeFix(source, pointer, fitting),
  }
}

function typeFix(source: Source, pointer: string, [type, ...others]: readonly string[]): Fix | undefined {
  const node = source.node(pointer)
  const first = node?.children?.[0]
  if (!node || !first || type === undefined || others.length > 0) return undefined
  const gap = source.text.slice(node.offset + 1, first.offset)
  const edits = [{ offset: first.offset, length: 0, text: `"type": ${JSON.stringify(type)},${gap || ' '}` }]
  return { title: `Write "type": "${type}"`, certain: false, edits }
}

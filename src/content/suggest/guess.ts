import type { Schema } from '../schema/index.ts'
import { suggest } from './suggest.ts'
import { sameMeaning } from './synonyms.ts'

/** What a word was probably meant to be, best first. */
export interface Guess {
  words: readonly string[]
  /** A slip of the pen, and nothing else can have been meant. */
  sure: boolean
  /** Found by its spelling; otherwise by what it means. */
  spelled: boolean
}

/** Nothing is known. */
export const noGuess: Guess = { words: [], sure: false, spelled: false }

/** Letters of other alphabets, with the Latin ones that they look like. */
const look = new Map(
  Object.entries({
    a: 'аαạ',
    b: 'Ьв',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еєε',
    g: 'ɡ',
    h: 'һн',
    i: 'іιı',
    j: 'ј',
    k: 'кκ',
    l: 'ӏ',
    m: 'м',
    n: 'ոη',
    o: 'оοօ',
    p: 'рρ',
    q: 'ԛ',
    r: 'г',
    s: 'ѕ',
    t: 'тτ',
    u: 'υսц',
    v: 'νѵ',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγ',
    z: 'ᴢ',
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
)

/** The word as it looks, without what cannot be seen. */
function looks(word: string): string {
  const plain = word.normalize('NFKD').replace(/[\p{M}\p{Cf}\s]/gu, '')
  return [...plain].map((character) => look.get(character) ?? look.get(character.toLowerCase()) ?? character).join('')
}

/** Small letters and digits only: two words with the same core differ in nothing that anybody would choose. */
const core = (word: string) =>
  looks(word)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word)

/** Finds the candidate that was meant: by its spelling, by its title for editors, or by what the word means elsewhere. */
export function guess(
  word: string,
  candidates: readonly string[],
  titleOf?: (word: string) => string | undefined,
): Guess {
  if (word.length > 200) return noGuess
  const heart = core(word)
  if (heart !== '') {
    const same = candidates.filter((candidate) => candidate !== word && core(candidate) === heart)
    if (same.length > 0) return { words: same, sure: same.length === 1, spelled: true }
  }
  const near = suggest(
    looks(word),
    candidates.filter((candidate) => candidate !== word),
  )
  if (near.length > 0) return { words: near, sure: near.length === 1, spelled: true }
  if (heart === '') return noGuess
  // "hero-block", "Open layout": one of its parts is the word.
  const parts = new Set(
    word
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .split(/[^\p{L}\p{N}]+/u)
      .map(core),
  )
  const inside = candidates.filter((candidate) => parts.has(core(candidate)))
  if (inside.length === 1) return { words: inside, sure: false, spelled: false }
  const titled = candidates.filter((one) => titleOf && singular(core(titleOf(one) ?? '')) === singular(heart))
  if (titled.length > 0) return { words: titled.slice(0, 3), sure: false, spelled: false }
  return { words: sameMeaning(word, candidates).slice(0, 3), sure: false, spelled: false }
}

/** What makes a word look like the right one although it is not; '' where everybody sees the difference. */
export function seeming(word: string, better: string | undefined): string {
  if (better === undefined || word === better) return ''
  const plain = word.replace(/[\s\p{Cf}]/gu, '')
  if (plain === better) return ' There is a space or a hidden character in it.'
  return looks(word) === better && /[^\u0000-\u007f]/.test(word.normalize('NFKC'))
    ? ' One of its letters comes from another alphabet and only looks the same.'
    : ''
}

/** Whether a value is of the kind that this field takes. */
export function fits(schema: Schema | undefined, value: unknown): boolean {
  if (!schema) return false
  if (schema.enum)
    return schema.enum.includes(value) || (typeof value === 'string' && guess(value, textsOf(schema)).sure)
  // Running text may be a list of paragraphs.
  if (schema.format === 'markdown' && Array.isArray(value)) return true
  if (schema.type === 'array') return Array.isArray(value)
  if (schema.type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  if (schema.type === 'integer' || schema.type === 'number') return typeof value === 'number'
  return typeof value === schema.type
}

const textsOf = ({ enum: values = [] }: Schema) => values.filter((one): one is string => typeof one === 'string')

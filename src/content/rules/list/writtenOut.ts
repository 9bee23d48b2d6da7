import { rangeOf } from '../../facts/index.ts'
import { type Found, noFindings, placeOf, type Text } from '../../wording/index.ts'
import { quote } from '../../../model/words.ts'
import { advice, type Rule, type Search, type Style } from '../rule.ts'

/** Rules of what follows a change in the site's document. That document is where names are defined. */
export const writtenOutRules = {
  writtenOut: advice(
    'Names and addresses of the company are written as tokens',
    'What is written out becomes wrong when it changes in _site.json, and every page has to be searched for it.',
    'Write the token that the message names, such as {brand}. The fix does it, and visitors see no difference.',
    {
      wanted: writtenWords,
      search: (text, search) =>
        search.kind === 'site' ? noFindings : [...checkContacts(text, search), ...checkNames(text, search)],
      searchAddress: (text, search) => (search.kind === 'site' ? noFindings : checkContacts(text, search)),
    },
  ),
} satisfies Record<string, Rule>

/** A name that the site defines as a token. */
interface Name {
  token: string
  value: string
  /** Finds the name, also with other capitals, or in two words. */
  spellings: RegExp
}

/** Shorter values are found in too many words that have nothing to do with them. */
const fewestLetters = 5
const isName = (value: string) =>
  /^\p{L}[\p{L}\p{N} .,&'’-]*$/u.test(value) && value.replace(/\P{L}/gu, '').length >= fewestLetters

const known = new WeakMap<ReadonlyMap<string, string>, readonly Name[]>()

/** The tokens of no group that stand for names, such as the brand; the longest first, since it may hold another. */
function namesOf(tokens: ReadonlyMap<string, string>): readonly Name[] {
  const old = known.get(tokens)
  if (old) return old
  const names = [...tokens]
    .filter(([token, value]) => !token.includes('.') && isName(value))
    .map(([token, value]) => ({ token, value, spellings: spellingsOf(value) }))
    .sort((a, b) => b.value.length - a.value.length)
  known.set(tokens, names)
  return names
}

const isLetter = (character: string) => /\p{L}/u.test(character)

/** The first letter is as in the name: in small letters it may be an ordinary word. */
function spellingsOf(name: string): RegExp {
  const pattern = [...name].map((character, index) => {
    if (!isLetter(character)) return character === '.' ? '\\.?' : `${character}?`
    if (index === 0) return character
    const gap = isLetter(name.charAt(index - 1)) ? '[ \\u00a0-]?' : ''
    return `${gap}[${character.toLowerCase()}${character.toUpperCase()}]`
  })
  return new RegExp(pattern.join(''), 'g')
}

/** Addresses and numbers of the company: nothing else begins like these. */
const isContact = (value: string) =>
  /^(?:[^\s@]+@[^\s@]+\.\w+|https:\/\/\S+|\+\d[\d ()-]{7,}|[A-Z]{2} \d{6,})$/.test(value)
const contacts = new WeakMap<ReadonlyMap<string, string>, readonly (readonly [token: string, value: string])[]>()

/** The tokens that stand for addresses and numbers, the longest first; the site's own address has a rule of its own. */
function contactsOf(tokens: ReadonlyMap<string, string>) {
  const old = contacts.get(tokens)
  if (old) return old
  const found = [...tokens]
    .filter(([token, value]) => token !== 'url' && !/^(?:forms|booking)\./.test(token) && isContact(value))
    .sort(([, a], [, b]) => b.length - a.length)
  contacts.set(tokens, found)
  return found
}

/** Addresses and numbers that are written out where their token would follow a change; the first one of a text. */
function checkContacts(found: Text, { source, style }: Search): readonly Found[] {
  const { text, schema } = found
  if (schema.format === 'code') return noFindings
  for (const [token, value] of contactsOf(style.tokens)) {
    const start = text.indexOf(value)
    const end = start + value.length
    if (start < 0 || /[\w@.-]$/.test(text.slice(0, start)) || /^[\w@-]|^\.\w/.test(text.slice(end))) continue
    const place = { ...placeOf(found), start, end }
    const at = rangeOf(source, place)
    const message = `${quote(value)} is what {${token}} stands for. Write the token, so that a change in _site.json reaches this text.`
    const edits = [{ offset: at.start, length: at.end - at.start, text: `{${token}}` }]
    const fix = { title: `Write {${token}}`, certain: false, edits }
    return [{ place, message, suggestions: [`{${token}}`], fix }]
  }
  return noFindings
}

/**
 * Words that are looked for in the files themselves: the addresses, and the names in all the ways in which somebody may
 * divide them. Files without them need not be asked for each by itself.
 */
function writtenWords({ tokens }: Style) {
  const names = namesOf(tokens).flatMap(({ value }) => [
    value,
    ...Array.from(value.slice(1), (_, at) => `${value.slice(0, at + 1)} ${value.slice(at + 1)}`),
  ])
  return [{ words: [...names, ...names.map((name) => `${name}'s`), ...contactsOf(tokens).map(([, value]) => value)] }]
}

/** Names that are written out where their token would follow a change. */
function checkNames(found: Text, { source, style }: Search): readonly Found[] {
  const { text, schema } = found
  if (schema.format === 'code') return noFindings
  const place = placeOf(found)
  const taken = new Set<number>()
  return namesOf(style.tokens).flatMap(({ token, value, spellings }): Found[] => {
    const here = placesOf(text, value, spellings).filter(({ start }) => !taken.has(start))
    for (const { start, end } of here) for (let at = start; at < end; at++) taken.add(at)
    const places = here.map((one) => ({ ...place, ...one }))
    const [first] = places
    if (!first) return []
    const edits = places.map((one) => {
      const { start, end } = rangeOf(source, one)
      return { offset: start, length: end - start, text: `{${token}}` }
    })
    const written = text.slice(first.start, first.end)
    const message =
      written === value
        ? `${quote(value)} is what {${token}} stands for. Write the token, so that a change in _site.json reaches this text.`
        : `${quote(written)} is another spelling of ${quote(value)}. Write {${token}}, so that the name is the same everywhere.`
    const fix = { title: `Write {${token}}`, certain: false, edits }
    return [{ place: first, message, suggestions: [`{${token}}`], fix }]
  })
}

/** Where the name is as a whole word, and is no part of an address. */
function placesOf(text: string, name: string, spellings: RegExp): { start: number; end: number }[] {
  const most = gapsOf(name) + 1
  const places: { start: number; end: number }[] = []
  for (const { 0: written, index: start } of text.matchAll(spellings)) {
    const end = start + written.length
    const before = /\S*$/.exec(text.slice(0, start))?.[0] ?? ''
    const isWord = !/[\p{L}\p{N}_@/.#{-]$/u.test(before) && !/:\/\/|www\.|mailto:|\]\(/i.test(before)
    const behind = /^\S*/.exec(text.slice(end))?.[0] ?? ''
    const isEnd = !/^(?:[\p{L}\p{N}_@]|[\w-]*[./@][\p{L}\p{N}])/u.test(behind)
    if (isWord && isEnd && gapsOf(written) <= most) places.push({ start, end })
  }
  return places
}

const gapsOf = (words: string) => words.match(/\P{L}/gu)?.length ?? 0

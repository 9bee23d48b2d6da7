import { distance } from '../../../../content/suggest/index.ts'

/** What a link can lead to, as it is looked for: its address, and what people call it. */
export interface Findable {
  label: string
  name?: string | undefined
  /** More words about it, such as its title in search engines. */
  detail?: string | undefined
}

/**
 * What somebody looks for among addresses, the best first: what is called like that, what begins like that, what has a word that
 * does, what has it anywhere; where there is none of these, what differs by a slip. Among equals the order stays.
 */
export function findLinks<One extends Findable>(all: readonly One[], typed: string): One[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return [...all]
  const rated = all.map((one) => ({ one, rank: rankOf(one, wanted) }))
  const found = rated.filter(({ rank }) => rank < ranks.none).sort((a, b) => a.rank - b.rank)
  return (found.length > 0 ? found : rated.filter(({ one }) => isNear(one, wanted))).map(({ one }) => one)
}

const ranks = { same: 0, start: 1, wordStart: 2, inside: 3, about: 4, none: 5 } as const

/** An address is found with and without its slash, and by its last part. */
const namesOf = ({ label, name = '' }: Findable): string[] =>
  [label, label.replace(/^[/{]/, ''), label.slice(label.lastIndexOf('/') + 1), name].map((one) => one.toLowerCase())

/** `/case-studies` has two words, `{links.signUp}` three. */
const wordsIn = (text: string): string[] =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

function rankOf(one: Findable, wanted: string): number {
  const names = namesOf(one)
  if (names.includes(wanted)) return ranks.same
  if (names.some((name) => name.startsWith(wanted))) return ranks.start
  const parts = wordsIn(wanted)
  const isInWords = (whole: readonly string[]) =>
    parts.length > 0 && parts.every((part) => whole.some((word) => word.startsWith(part)))
  // A slash means an address: then it is looked for as a whole.
  const isAddress = wanted.startsWith('/')
  if (!isAddress && isInWords(wordsIn(`${one.label} ${one.name ?? ''}`))) return ranks.wordStart
  if (names.some((name) => name.includes(wanted))) return ranks.inside
  return !isAddress && isInWords(wordsIn(one.detail ?? '')) ? ranks.about : ranks.none
}

/** A slip is worth considering in words of this length. */
const shortest = 4

function isNear(one: Findable, wanted: string): boolean {
  const bare = wanted.replace(/^\//, '')
  if (bare.length < shortest) return false
  const most = Math.max(1, Math.floor(bare.length / 4))
  return [...namesOf(one), ...wordsIn(one.name ?? '')].some((name) => distance(name, bare, most) <= most)
}

import { otherNames } from '../../../content/schema/index.ts'
import type { Kind } from '../../core/kinds.ts'

/** Words without which a phrase means the same. */
const small: ReadonlySet<string> = new Set(
  'a an and at below beside by for from in my next of on or our the to two under with'.split(' '),
)

/** Words that mean the same to somebody who looks for a block. */
const alike = [
  'picture image photo drawing illustration graphic visual media',
  'text words copy paragraph',
  'figure number statistic stat metric',
  'customer client',
  'button link cta',
  'heading title headline',
  'box card tile panel',
].map((words) => words.split(' '))

const points = { phrase: 40, title: 6, name: 4, purpose: 1 } as const

/**
 * The kinds that a phrase means, by name, by what other tools call them, and by purpose. The best first. Where no kind has all
 * of the words, those with most of them. A shared block comes after the page's own that are meant as much, because it ties the
 * page to others.
 */
export function findKinds(kinds: readonly Kind[], typed: string): Kind[] {
  const phrase = wordsOf(typed)
  const words = phrase.filter((word) => !small.has(word))
  const wanted = words.length > 0 ? words : phrase
  if (wanted.length === 0) return [...kinds]
  const found = kinds
    .map((kind) => ({ kind, ...score(kind, phrase.join(' '), wanted) }))
    .filter(({ matched }) => matched * 2 >= wanted.length && matched > 0)
  const most = Math.max(0, ...found.map(({ matched }) => matched))
  return found
    .filter(({ matched }) => matched === most)
    .sort((a, b) => Number(b.isPhrase) - Number(a.isPhrase) || isShared(a.kind) - isShared(b.kind) || b.sum - a.sum)
    .map(({ kind }) => kind)
}

const isShared = ({ use }: Kind) => Number(use !== undefined)

function score({ type, title, description }: Kind, phrase: string, wanted: readonly string[]) {
  const names = otherNames(type)
  const [titleWords, nameWords, purposeWords] = [[title], names, [description]].map((texts) => texts.flatMap(wordsOf))
  const each = wanted.map((word) => {
    const meant = alike.find((group) => group.some((one) => one === singular(word))) ?? [word]
    const isIn = (all: readonly string[] = []) =>
      all.some((one) => one.startsWith(word) || meant.includes(singular(one)))
    return isIn(titleWords) ? points.title : isIn(nameWords) ? points.name : isIn(purposeWords) ? points.purpose : 0
  })
  const isPhrase = [title, ...names].some((name) => wordsOf(name).join(' ').startsWith(phrase))
  return {
    isPhrase,
    matched: isPhrase ? wanted.length : each.filter((one) => one > 0).length,
    sum: each.reduce((sum: number, one) => sum + one, isPhrase ? points.phrase : 0),
  }
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const singular = (word: string) => word.replace(/(?<=\w{3})s$/, '')

import { blocksOf, type Group, isGroup, walk } from '../schema/index.ts'
import type { Place } from '../facts/index.ts'
import { placeOf, wordVisitor } from './texts.ts'

/** A text of a page, or one of its paragraphs, as it is compared with those of other pages. */
export interface Saying {
  place: Place
  /** The name of its field: "quote" */
  key: string
  text: string
  /** Its words in small letters without names of the company that the page is about: the same where only the name differs. */
  words: string
  count: number
}

/** Whether somebody is quoted: what one person said is said by no other. */
export const isQuote = ({ key }: Saying): boolean => key === 'quote'

const paragraph = /(?:(?!\n\n)[^])+/g
const split = /[^\p{L}\p{N}']+/u

/**
 * What a page says in its blocks of some types, or in all of them: the words on links and on old addresses left out.
 * @param value the page as it was parsed
 */
export function sayingsOf(value: unknown, types?: ReadonlySet<string>): Saying[] {
  const found: Saying[] = []
  const names = brandsOf(value)
  let isWanted = false
  walk('page', value, [
    {
      begin({ pointer, value: { type } }) {
        isWanted = pointer !== '' && (types === undefined || types.has(String(type)))
      },
      ...wordVisitor({
        text(one) {
          const { text, schema, group } = one
          if (!isWanted || schema.enum || schema.format === 'code' || isLink(group)) return
          const key = one.step.slice(1)
          const place = placeOf(one)
          const parts = schema.format === 'markdown' ? text.matchAll(paragraph) : [{ 0: text, index: 0 }]
          for (const { 0: part, index } of parts) {
            const start = schema.format === 'markdown' ? { start: index, end: index + part.length } : {}
            found.push({
              place: { ...place, ...start },
              key,
              text: part,
              ...wordsOf(part, key === 'brand' ? [] : names),
            })
          }
        },
      }),
    },
  ])
  return found
}

const isLink = ({ value }: Group) => Object.hasOwn(value, 'href')

function wordsOf(text: string, names: readonly string[]): Pick<Saying, 'words' | 'count'> {
  const words = names
    .reduce((rest, name) => rest.replaceAll(name, ' '), text)
    .toLowerCase()
    .split(split)
    .filter((word) => word !== '' && word !== "'s")
  return { words: words.join(' '), count: words.length }
}

/** The names of the companies that a page is about: each whole, then its longer words. */
export function brandsOf(value: unknown): string[] {
  const brands = blocksOf(value).flatMap((block) =>
    isGroup(block) && typeof block.brand === 'string' && block.brand.length > 2 ? [block.brand] : [],
  )
  return brands.flatMap((brand) => [brand, ...brand.split(' ').filter((word) => word.length > 3)])
}

import type { Facts } from '../facts/index.ts'
import { documentSchemas, isGroup } from '../schema/index.ts'

/** What the pages in a folder have in common, where lists show them. */
export interface FolderHabits {
  /** The type of block from which lists take them. */
  listed: string
  /** The shared blocks that each of them shows. */
  shared: readonly string[]
  /** How the titles of all of them end, before the company: " case study" */
  ending: string
  /** The colour that the fewest of them have. */
  line: string | undefined
  /** A list begins with the newest, so each needs its first day. */
  isDated: boolean
}

/** A document as far as its folder is concerned. */
export interface Sibling {
  key: string
  facts: Facts
  value: { get(): unknown }
}

/** What the pages in the folder of a key have in common; undefined: no list shows them. */
export function habitsOf(key: string, documents: readonly Sibling[]): FolderHabits | undefined {
  const folder = key.slice(0, Math.max(0, key.lastIndexOf('/')))
  const lists = documents
    .flatMap(({ facts }) => facts.blocks.flatMap(({ collection }) => collection ?? []))
    .filter((one) => one.folder === folder)
  const listed = lists[0]?.of
  if (folder === '' || listed === undefined) return undefined
  const siblings = documents.filter(
    (one) => one.key !== key && one.key.startsWith(`${folder}/`) && !one.key.slice(folder.length + 1).includes('/'),
  )
  const [first = [], ...others] = siblings.map(({ facts }) => facts.blocks.flatMap(({ use }) => use ?? []))
  return {
    listed,
    shared: first.filter((use) => others.every((uses) => uses.includes(use))),
    ending: endingOf(siblings.map(({ facts }) => headingIn(facts.title ?? ''))),
    line: rarestLine(siblings),
    isDated: lists.some(({ sort }) => sort === 'newest'),
  }
}

/** The heading that a title suggests: Our team | {brand} → Our team; '' for a title that is nothing but the company. */
export const headingIn = (title: string): string => (title.split(' | ')[0] ?? '').trim()

/** The last words that all headings have, with the space before them. One alone has nothing in common with others. */
function endingOf(headings: readonly string[]): string {
  const [first = [], ...others] = headings.map((heading) => heading.split(' ').reverse())
  if (others.length === 0) return ''
  const end = first.findIndex((word, at) => others.some((words) => words[at] !== word))
  // A heading that is nothing but the ending of others names nobody.
  const shared = first.slice(0, end === -1 ? first.length - 1 : end)
  return shared.length === 0 ? '' : ` ${shared.reverse().join(' ')}`
}

function rarestLine(siblings: readonly Sibling[]): string | undefined {
  const taken = siblings.map(({ value }) => {
    const page = value.get()
    return isGroup(page) ? page.line : undefined
  })
  const lines = (documentSchemas.page.properties?.line?.enum ?? []).map(String)
  const uses = (line: string) => taken.filter((one) => one === line).length
  return lines.toSorted((a, b) => uses(a) - uses(b))[0]
}

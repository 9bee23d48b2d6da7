import { mainTitles } from '../../model/blockFacts.gen.ts'
import type { Facts } from '../facts/index.ts'
import { blockSchema, blockTypes, collectedTypes, type Schema, suggestedType } from '../schema/index.ts'
import { sampleEnd, samples } from '../wording/index.ts'
import { toJson } from './json.ts'
import { titleOf } from './words.ts'

/** What an editor says about a new page; the rest follows from its name. `folder`: what the pages beside it have in common. */
export interface NewPage {
  /** Its key: about/team.json */
  key: string
  title?: string | undefined
  description?: string | undefined
  from?: string | undefined
  /** What the page says in large letters; without it, the words of the key. */
  heading?: string | undefined
  folder?: FolderHabits | undefined
}

/** The type of block from which lists take the pages of a folder, and the shared blocks that each of these pages shows. */
export interface FolderHabits {
  listed: string
  shared: readonly string[]
}

/** `name`: what the address calls the page. */
type Blocks = (heading: string, name: string) => object[]

const opening = (heading: string, layout?: string) => ({
  type: suggestedType('mainTitle'),
  ...(layout === undefined ? {} : { layout }),
  title: heading,
  lead: samples.lead,
})

/** The first type of block whose schema is like that; the names of types are theirs alone. */
export const typeWhere = (isWanted: (schema: Schema) => boolean | undefined): string =>
  blockTypes.find((type) => isWanted(blockSchema(type) ?? {})) ?? ''

const prose = (options: object, ...paragraphs: string[]) => ({
  type: typeWhere(({ properties = {} }) => Object.values(properties).some(({ headings }) => headings?.includes(2))),
  ...options,
  text: paragraphs.join('\n\n'),
})

/** A block with the fewest words that its schema shows, with the title of the page and the company that it is about. */
function shortest(type: string, heading: string, name: string): object {
  const examples = (blockSchema(type)?.examples ?? []) as object[]
  const [example] = examples.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)
  const main = Object.hasOwn(mainTitles, type) ? mainTitles[type]?.field : undefined
  const brand = example && Object.hasOwn(example, 'brand') ? { brand: name } : {}
  return { type, ...example, ...brand, ...(main === undefined ? {} : { [main]: heading }) }
}

/** The kinds of pages that one can start from. */
export const starts: Readonly<Record<string, Blocks>> = {
  hero: (heading) => [opening(heading), prose({}, '## What it is', samples.opening, '## How it works', samples.steps)],
  legal: (heading) => [
    opening(heading, 'compact'),
    prose({ contents: true, numbered: true }, '## What this is about', samples.opening, '## Contact', samples.contact),
  ],
  questions: (heading) => [
    opening(heading, 'compact'),
    {
      type: typeWhere(({ structuredData }) => structuredData?.type === 'FAQPage'),
      title: 'Questions and answers',
      items: [
        { question: samples.question, answer: samples.answer },
        { question: samples.nextQuestion, answer: samples.nextAnswer },
      ],
    },
  ],
  ...Object.fromEntries(
    [...collectedTypes].map((type): [string, Blocks] => [type, (heading, name) => [shortest(type, heading, name)]]),
  ),
}

/** What the pages in the folder of a key have in common, where lists show them; undefined: no list does. */
export function habitsOf(key: string, documents: readonly { key: string; facts: Facts }[]): FolderHabits | undefined {
  const folder = key.slice(0, Math.max(0, key.lastIndexOf('/')))
  const lists = documents.flatMap(({ facts }) => facts.blocks.flatMap(({ collection }) => collection ?? []))
  const listed = lists.find((one) => one.folder === folder)?.of
  if (folder === '' || listed === undefined) return undefined
  const siblings = documents
    .filter(
      (one) => one.key !== key && one.key.startsWith(`${folder}/`) && !one.key.slice(folder.length + 1).includes('/'),
    )
    .map(({ facts }) => facts.blocks.flatMap(({ use }) => use ?? []))
  const [first = [], ...others] = siblings
  return { listed, shared: first.filter((use) => others.every((uses) => uses.includes(use))) }
}

/** The heading that a key suggests: about/our-team.json → Our team. */
export const headingOf = (key: string): string =>
  titleOf(
    key
      .replace(/\.json$/, '')
      .replace(/\/index$/, '')
      .split('/')
      .at(-1) ?? '',
  )

/** A title to begin with, in hints. No example of the guide has this name, or whoever takes it is told of sample words. */
export const exampleTitle = 'Fernhill Dairy | {brand}'

/** The heading that a title suggests: Our team | {brand} → Our team; '' for a title that is nothing but the company. */
export const headingIn = (title: string): string => (title.split(' | ')[0] ?? '').trim()

/** A title as people give it, with the company at its end, unless it is in it already. */
export const withBrand = (title: string): string =>
  title.includes('|') || title.includes('{brand}') ? title : `${title} | {brand}`

/** A title that no other page has, from the name of the file. */
export function titleFor(key: string, taken: ReadonlySet<string>): string {
  const words = headingOf(key)
  const folder = key.split('/').at(-2)
  const candidates = [`${words} | {brand}`, ...(folder === undefined ? [] : [`${titleOf(folder)}: ${words} | {brand}`])]
  for (let number = 2; ; number++) {
    const free = candidates.find((one) => !taken.has(one))
    if (free !== undefined) return free
    candidates.push(`${words} ${number} | {brand}`)
  }
}

/** A description of the right length, with the title as it is written; it says what the editor should say in better words. */
export function descriptionFor(title: string): string {
  const words = headingIn(title)
  return `${words}${words.includes('{brand}') ? '' : ' at {brand}'}: ${sampleEnd}`
}

/** The path to the schema of pages, from the folder of the page with this key. */
export const schemaFor = (key: string): string => `${'../'.repeat(key.split('/').length)}schemas/page.gen.json`

/** The text of the new document. */
export function pageText({ key, title = '', description = '', from, heading = '', folder }: NewPage): string {
  const start = from ?? folder?.listed ?? 'hero'
  const own = starts[start]?.(heading || headingOf(key), headingOf(key)) ?? []
  const isListed = start === folder?.listed
  const shared = isListed ? folder.shared.map((use) => ({ type: 'shared', use })) : []
  // What lists show at once is a draft until its words are its own.
  const draft = isListed ? { draft: true } : {}
  return toJson({ $schema: schemaFor(key), title, description, ...draft, blocks: [...own, ...shared] })
}

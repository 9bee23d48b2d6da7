import { mainTitles } from '../../model/blockFacts.gen.ts'
import { blockSchema, blockTypes, collectedTypes, type Schema, suggestedType } from '../schema/index.ts'
import { sampleEnd, samples } from '../wording/index.ts'
import { type FolderHabits, headingIn } from './folder.ts'
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
  /** The day on which it is made. */
  day?: string | undefined
}

type Blocks = (heading: string, line?: string) => object[]

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

/** A block with the fewest words that its schema shows. A company has the title of the page as its name, and then says more. */
function shortest(type: string, heading: string, line?: string): object {
  const examples = (blockSchema(type)?.examples ?? []) as object[]
  const [example] = examples.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)
  const main = Object.hasOwn(mainTitles, type) ? mainTitles[type]?.field : undefined
  const isOfCompany = example !== undefined && Object.hasOwn(example, 'brand')
  const hasLine = line !== undefined && example !== undefined && Object.hasOwn(example, 'line')
  return {
    type,
    ...example,
    ...(isOfCompany ? { brand: heading } : {}),
    ...(hasLine ? { line } : {}),
    ...(main === undefined ? {} : { [main]: isOfCompany ? samples.motto : heading }),
  }
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
    [...collectedTypes].map((type): [string, Blocks] => [type, (heading, line) => [shortest(type, heading, line)]]),
  ),
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

/** A title as people give it, with how those of its folder end and the company, unless that is in it already. */
export const withBrand = (title: string, ending = ''): string =>
  title.includes('|') || title.includes('{brand}') ? title : `${withoutEnding(title, ending)}${ending} | {brand}`

/** Tidewater Foods case study → Tidewater Foods */
export const withoutEnding = (heading: string, ending = ''): string =>
  ending !== '' && heading.endsWith(ending) ? heading.slice(0, -ending.length) : heading

/** A title that no other page has, from the name of the file. `ending`: how those of its folder end. */
export function titleFor(key: string, taken: ReadonlySet<string>, ending = ''): string {
  const words = headingOf(key)
  const folder = key.split('/').at(-2)
  const candidates = [
    `${words}${ending} | {brand}`,
    ...(folder === undefined ? [] : [`${titleOf(folder)}: ${words} | {brand}`]),
  ]
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
export function pageText({ key, title = '', description = '', from, heading = '', folder, day }: NewPage): string {
  const start = from ?? folder?.listed ?? 'hero'
  const habits = start === folder?.listed ? folder : undefined
  const own = starts[start]?.(withoutEnding(heading || headingOf(key), habits?.ending), habits?.line) ?? []
  const shared = habits?.shared.map((use) => ({ type: 'shared', use })) ?? []
  // What lists show at once is a draft until its words are its own.
  const listed = habits && { line: habits.line, draft: true, from: habits.isDated ? day : undefined }
  return toJson({ $schema: schemaFor(key), title, description, ...listed, blocks: [...own, ...shared] })
}

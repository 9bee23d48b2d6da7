import { join } from 'node:path'
import { sentencesOf } from '../../src/content/finding/index.ts'
import { rules } from '../../src/content/rules/index.ts'
import {
  copyOf,
  descriptionFor,
  habitsOf,
  headingIn,
  headingOf,
  pageText,
  starts,
  titleFor,
  titleOf,
  withBrand,
  withoutEnding,
} from '../../src/content/scaffold/index.ts'
import { blockTypes } from '../../src/content/schema/index.ts'
import { nameFinding, routeOf, sharedName, blockOfShared } from '../../src/model/route.ts'
import { didYouMean, quote, upper, visible } from '../../src/model/words.ts'
import { readDay } from '../lib/day.ts'
import { parseWords, UsageError } from '../lib/options.ts'
import { existingKey, keyOf } from '../refactor/names.ts'
import { compareFindings, readSite } from '../refactor/site.ts'
import { ask } from '../scaffold/ask.ts'
import { blockFiles } from '../scaffold/block.ts'
import { copiedIn } from '../scaffold/copied.ts'
import { blockNameFinding } from '../scaffold/names.ts'
import { sharedTexts } from '../scaffold/shared.ts'
import { stepsAfter } from '../scaffold/steps.ts'
import { writeFiles } from '../write/files.ts'

const help = `npm run new -- page PATH [options]    makes a page: npm run new page about/team
npm run new -- block NAME             makes a type of block, with its component: npm run new block priceTable
npm run new -- shared NAME            makes blocks that several pages show: npm run new shared closingTeams
  --title TEXT         the title (of a page: 5 to 60 characters, unlike that of any other page)
  --description TEXT   what a page says in search results, 70 to 160 characters
  --from NAME          what a page starts with: ${Object.keys(starts).join(', ')} (hero, or what the lists of its folder show);
                       of shared blocks, the type of the first one: npm run new -- shared cardQuestions --from questions
  --like PAGE          a copy of that page as a draft, with a title and a description of its own: --like case-studies/kredapay
  --pages DIR          the folder of the documents (pages)`

const kinds = { title: 'text', description: 'text', from: 'text', like: 'text', pages: 'text' } as const
type Options = { title?: string; description?: string; from?: string; like?: string; pages?: string }

/** Makes what is asked for; nothing is overwritten. On a terminal it asks for what was not said. */
export async function main(args: string[]): Promise<number> {
  const parsed = parseWords(args, kinds, help, { most: 2 })
  if (!parsed) return 0
  const { options, words } = parsed
  const isAsked = process.stdin.isTTY && process.stdout.isTTY
  const kind =
    words[0] ??
    (isAsked
      ? await ask('What shall be made: page, block or shared?', 'page', (answer) =>
          ['page', 'block', 'shared'].includes(answer) ? '' : `${quote(answer)} is none of the three.`,
        )
      : '')
  const makers: Record<string, (name: string, options: Options) => Promise<void>> = {
    page: (name, given) => makePage(name, given, isAsked),
    block: makeBlock,
    shared: makeShared,
  }
  const make = Object.hasOwn(makers, kind) ? makers[kind] : undefined
  if (!make)
    throw new UsageError(
      `Say what shall be made: npm run new page PATH, npm run new block NAME or npm run new shared NAME.`,
    )
  const name =
    words[1] ?? (isAsked ? await ask(kind === 'page' ? 'Its address, such as about/team?' : 'Its name?', '') : '')
  if (name === '')
    throw new UsageError(`Give it a name: npm run new ${kind} ${kind === 'page' ? 'about/team' : 'priceTable'}`)
  await make(name, options)
  return 0
}

async function makePage(name: string, options: Options, isAsked: boolean): Promise<void> {
  const site = readSite(options.pages ?? 'pages')
  const key = keyOf(name, site.folder)
  const file = `${site.root}/${key}`
  const route = routeOf(key)
  if (route === null)
    throw new UsageError(`${file} would be no page: names that begin with _ or a dot have another meaning.`)
  const finding = nameFinding(key)
  if (finding)
    throw new UsageError(
      `${finding.message}${didYouMean(finding.better === '' ? [] : [finding.better.replace(/\.json$/, '')])}`,
    )
  const other = site.map.routes.get(route)?.[0]
  if (other) throw new UsageError(`The page ${route} exists already: ${other.source.file}. Nothing is overwritten.`)
  const { from } = options
  requireStart(options)
  const pages = [...site.entries.values()].flatMap((entry) => (entry.kind === 'page' ? [entry.key] : []))
  const like = options.like === undefined ? undefined : site.texts.get(existingKey(options.like, site.folder, pages))
  const taken = new Set([...site.entries.values()].map(({ facts }) => facts.title))
  const folder = habitsOf(key, [...site.entries.values()])
  const isListed = folder !== undefined && (from === undefined || from === folder.listed)
  const ending = isListed ? folder.ending : ''
  const day = isListed && folder.isDated ? readDay(undefined) : undefined
  const suggested = titleFor(key, taken, ending)
  const textFor = (title: string, description: string) => {
    const heading = title === suggested ? headingOf(key) : withoutEnding(headingIn(title), ending)
    const begun = { key, title: withBrand(title, ending), description, heading, day }
    return new Map([[key, like === undefined ? pageText({ ...begun, from, folder }) : copyOf(like, begun)]])
  }
  const findingOf = (changes: ReadonlyMap<string, string>, field = '') =>
    compareFindings(site, changes).fresh.find(
      ({ severity, code, pointer }) =>
        pointer.startsWith(field) && (severity === 'error' || code === 'titleTwice' || code === 'descriptionTwice'),
    )
  const sentenceOf = (found: ReturnType<typeof findingOf>) => (found ? visible(sentencesOf(found)) : '')
  let title = options.title ?? suggested
  if (isAsked && options.title === undefined)
    title = await ask('Its title, for the tab of the browser and for search results?', title, (answer) =>
      sentenceOf(findingOf(textFor(answer, descriptionFor(answer)), '/title')),
    )
  let description = options.description ?? descriptionFor(title)
  if (isAsked && options.description === undefined)
    description = await ask('Its description, for search results?', description, (answer) =>
      sentenceOf(findingOf(textFor(title, answer), '/description')),
    )
  const changes = textFor(title, description)
  const error = findingOf(changes)
  if (error)
    throw new UsageError(`Nothing was made. ${error.where === '' ? '' : `${error.where}: `}${sentenceOf(error)}`)
  writeFiles(site.folder, changes, new Map([[key, null]]))
  const isNamed = title !== suggested && description !== descriptionFor(title)
  const unnamed = title === suggested && !isAsked ? { name, title } : undefined
  const model = like ?? (isListed ? pageText({ key, from, folder, heading: ' ' }) : undefined)
  const copied = model === undefined ? '' : copiedIn(file, changes.get(key) ?? '', model)
  const steps = stepsAfter({ root: site.root, key, route, isListed, day, unnamed, isNamed, copied, like: options.like })
  console.log(`Made ${file}, the page ${route}. npm run dev shows it.
${steps.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`)
}

/** Throws where what a page should begin with is nothing, or two things. */
function requireStart({ from, like }: Options): void {
  if (from !== undefined && !Object.hasOwn(starts, from))
    throw new UsageError(`There is no start "${from}". Choose one of: ${Object.keys(starts).join(', ')}.`)
  if (like !== undefined && from !== undefined)
    throw new UsageError('A page begins with --from NAME or --like PAGE, not with both.')
}

async function makeBlock(name: string, { title = titleOf(name) }: Options): Promise<void> {
  requireName(name, blockTypes)
  if (title.length < 2 || title.length > 45) throw new UsageError('The title of a block has 2 to 45 characters.')
  // Only a block needs the generator, which is expensive to start.
  const { generate, generateIde } = await import('../generate/index.ts')
  const { SchemaError } = await import('../generate/schemas.ts')
  const root = process.cwd()
  const files = blockFiles(name, title)
  writeFiles(root, files, new Map([...files.keys()].map((path) => [path, null])))
  try {
    writeFiles(root, new Map(Object.entries({ ...(await generate(root)), ...generateIde(root, rules) })))
  } catch (error) {
    writeFiles(root, new Map([...files.keys()].map((path) => [path, null])))
    if (error instanceof SchemaError)
      throw new Error(`Nothing was made, because there is an error in a schema:\n${error.message}`, { cause: error })
    throw error
  }
  console.log(`Made ${[...files.keys()].join(' and ')}, and wrote what is generated from them.
  1. Change the fields and examples of the schema: they are what editors see. npm run dev shows them at /__gallery.
  2. Draw them in the component, then run npm run generate and npm test.
  3. Use it on a page: { "type": "${name}", … }`)
}

async function makeShared(name: string, options: Options): Promise<void> {
  const site = readSite(options.pages ?? 'pages')
  requireName(name, site.map.shared.keys())
  const key = join('_shared', `${name}.json`).replaceAll('\\', '/')
  const texts = sharedTexts(options.title ?? titleOf(name), options.from)
  const errorOf = (text: string) =>
    compareFindings(site, new Map([[key, text]])).fresh.find(({ severity }) => severity === 'error')
  const text = texts.find((one) => !errorOf(one))
  const error = text === undefined ? errorOf(texts[0] ?? '') : undefined
  if (text === undefined) throw new UsageError(`Nothing was made. ${error ? visible(sentencesOf(error)) : ''}`)
  writeFiles(site.folder, new Map([[key, text]]), new Map([[key, null]]))
  console.log(`Made ${site.root}/${key}.
  1. Replace the sample words with your own.
  2. Put it into the "blocks" of a page: ${blockOfShared(sharedName(key))}
     Until a page shows it, npm run check gives a warning.`)
}

function requireName(name: string, taken: Iterable<string>): void {
  const finding = blockNameFinding(name, taken)
  if (finding) throw new UsageError(upper(finding.message) + didYouMean(finding.better === '' ? [] : [finding.better]))
}

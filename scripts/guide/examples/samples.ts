import type { Finding } from '../../../src/content/finding/index.ts'
import { suggestedType } from '../../../src/content/schema/index.ts'
import { examplePictures } from '../../media/examples.ts'
import type { SiteFiles } from '../../refactor/site.ts'
import { changeAt } from './place.ts'

/**
 * A piece of JSON in the text of the guide, as its fence describes it. `code`: the one finding that it is there to show;
 * absent: it has none. A sample without a code stays for those after it in the same text, as the steps of a recipe do.
 */
export type Sample = { text: string; code?: string } & (
  | { kind: 'page' | 'block' }
  /** A whole file at `key`; or what is written at `path` in it: at the end of a list, else in place of what is there. */
  | { kind: 'file'; key: string }
  | { kind: 'in'; key: string; path: string }
  /** Nothing is written: what the check says at this point. */
  | { kind: 'says' }
)

/** How many words follow each kind in a fence, before the code. */
const operands = { page: 0, block: 0, file: 1, in: 2, says: 0 } as const

/**
 * The sample of a fence: ```json page, ```json block tooLong, ```json in _site.json footer/columns linkPage, or
 * ```json says sharedUnused. Null: the fence holds no JSON.
 */
export function sampleOf(
  lang: string | null | undefined,
  meta: string | null | undefined,
  text: string,
): Sample | null {
  if (lang !== 'json') return null
  const [kind = '', ...words] = (meta ?? '').split(' ')
  if (!Object.hasOwn(operands, kind))
    throw new Error(`A sample of JSON says ${Object.keys(operands).join(', ')}, not "${kind}".`)
  const known = kind as Sample['kind']
  const [key = '', path = ''] = words
  const code = words[operands[known]]
  const common = { text, ...(code !== undefined && { code }) }
  if (known === 'file') return { kind: known, key, ...common }
  return known === 'in' ? { kind: known, key, path, ...common } : { kind: known, ...common }
}

/** That no link leads to a page, or no list shows an entry, says nothing about a sample, unless it is there to show just that. */
const unlinked: readonly string[] = ['orphan', 'entryUnlisted']

/** No page has this name: it is what the reader's own would be called. */
const ownKey = 'your-page.json'

/** What the check says about a sample, each finding with the text that it is about. */
export type Said = { finding: Finding; text: string }[]

/**
 * What the check says about the samples of one text, one after the other, among the pages of the site: the findings that
 * come with each of them. A place that this site does not have is passed over. The site is the same afterwards. `borrows`: a
 * sample may show the pictures that examples show.
 */
export function checkSamples({ content }: SiteFiles, samples: readonly Sample[], borrows = true): Said[] {
  const before = new Map<string, string | undefined>()
  const write = (key: string, text: string | undefined) =>
    text === undefined ? content.delete(key) : content.set(key, text)
  // A picture of the site with the same name goes before.
  const borrowed = borrows ? [...examplePictures()].filter(([name]) => !content.pictures().has(name)) : []
  for (const [name, picture] of borrowed) content.setPicture(name, picture)
  const start = new Set(content.findings().map(nameOf))
  const said = samples.map((sample): Said => {
    const key = 'key' in sample ? sample.key : ownKey
    const earlier = content.text(key)
    const text = sample.kind === 'says' ? earlier : textOf(sample, earlier)
    if (text === null) return []
    if (!before.has(key)) before.set(key, earlier)
    write(key, text)
    const found = content
      .findings()
      .filter((finding) => !start.has(nameOf(finding)))
      .filter(({ code }) => code === sample.code || !unlinked.includes(code))
      .map((finding) => ({ finding, text: content.text(content.keyOf(finding.file)) ?? '' }))
    const isLoose = sample.kind === 'page' || sample.kind === 'block'
    if (isLoose || sample.code !== undefined) write(key, earlier)
    return found
  })
  for (const [key, text] of before) write(key, text)
  for (const [name] of borrowed) content.setPicture(name, null)
  return said
}

/** By what a finding is known again: its place moves with what is written before it. */
const nameOf = ({ code, file, where, message }: Finding) => JSON.stringify([code, file, where, message])

/** The whole text of the file with a sample in it; null where the file has no such place. `now`: its text without it. */
function textOf(sample: Exclude<Sample, { kind: 'says' }>, now: string | undefined): string | null {
  switch (sample.kind) {
    case 'page':
    case 'file':
      return `${sample.text}\n`
    case 'block':
      return pageAround(sample.text)
    case 'in':
      return now === undefined ? null : changeAt(now, sample.path, sample.text)
  }
}

/** A page that holds a head and this block. */
function pageAround(block: string): string {
  const lines = block.split('\n').map((line) => `    ${line}`)
  return `{
  "title": "A page of the guide",
  "description": "This page is only in the guide for editors, around the block that is looked at in its text.",
  "blocks": [
    { "type": "${suggestedType('mainTitle')}", "title": "A page of the guide" },
${lines.join('\n')}
  ]
}
`
}

import type { HeadingLevel, Schema } from '../schema/index.ts'
import { parseText } from '../fields/index.ts'
import { bringsMainTitle, mainTitleOf } from '../../model/social.ts'
import type { Group, Text } from './texts.ts'

/** A heading as it is on the page: level 1 is the main title. */
export interface Heading {
  level: number
  pointer: string
}

/** The fields that become the heading of an entry. */
const titles = ['title', 'question', 'name', 'text'] as const

/**
 * Tells the headings of blocks, in order, as their components draw them: the main title or the title of the section, the
 * titles of its entries, the headings of its running text. A test compares this with the HTML of every example and page.
 */
export const headingVisitor = (add: (heading: Heading) => void) => ({
  group(group: Group): void {
    const block = blockOf(group)
    if (!block) return
    const { value, place } = group
    const level = group === block ? levelOfBlock(block) : levelOf(group, block)
    const title = group === block ? titles[0] : titles.find((key) => typeof value[key] === 'string')
    if (level === undefined || title === undefined) return
    add({ level, pointer: typeof value[title] === 'string' ? `${place.pointer}/${title}` : place.pointer })
  },
  text({ text, schema: { headings = [], format }, group, above, step }: Text): void {
    if (format !== 'markdown' || headings.length === 0 || !text.includes('#')) return
    const block = blockOf(group)
    if (!block || (group !== block && levelOf(group, block) === undefined)) return
    for (const node of parseText(text, headings).text)
      if (typeof node !== 'string' && /^h\d$/.test(node.tag))
        add({ level: Number(node.tag.slice(1)), pointer: above + step })
  },
})

/** The block that a group is in; undefined for what is in no block. */
function blockOf(group: Group): Group | undefined {
  const { parent, place } = group
  if (parent) return blockOf(parent)
  return place.pointer === '' ? undefined : group
}

const isTitled = ({ value }: Group) => typeof value.title === 'string'

/** The level of a block's title; undefined: it has none. */
function levelOfBlock(block: Group): number | undefined {
  const type = String(block.value.type)
  const main = bringsMainTitle(type) && mainTitleOf({ ...defaultsOf(block.schema), ...block.value, type })
  return main ? 1 : isTitled(block) ? 2 : undefined
}

/** The level of the titles in a group of a block; undefined: neither it nor a group in it has a heading. */
function levelOf(group: Group, block: Group): number | undefined {
  const { parent } = group
  if (parent && parent !== block && levelOf(parent, block) === undefined) return undefined
  const levels = block.schema.headingLevels
  const level = levels ? levels[pathOf(group)] : parent === block ? usual(group.schema) : undefined
  return level === 'belowTitle' ? (isTitled(block) ? 3 : 2) : level
}

const pathOf = ({ key, parent }: Group): string => (parent?.parent ? `${pathOf(parent)}/${key}` : key)

/** Most lists of blocks have entries with titles of level 3. */
const usual = ({ properties = {} }: Schema): HeadingLevel | undefined =>
  (properties.title ?? properties.question) ? 3 : undefined

function defaultsOf(schema: Schema): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const key in schema.properties) {
    const normal = schema.properties[key]?.default
    if (normal !== undefined) values[key] = normal
  }
  return values
}

/** What the headings of a block are to those before and after it on the page. */
export interface Outline {
  /** The main titles in it. */
  mains: readonly Heading[]
  /** Its first heading; undefined when it has none. */
  first: Heading | undefined
  /** The level of its last heading. */
  last: number
  /** Headings that leave out a level, as their own block tells, each with the level before it. */
  skips: readonly (Heading & { before: number })[]
}

const none: never[] = []

/** The outline of a block: of most headings nothing has to be kept. */
export function outlineOf(headings: readonly Heading[]): Outline {
  let mains: Heading[] = none
  let skips: (Heading & { before: number })[] = none
  let last = 0
  for (const heading of headings) {
    if (heading.level === 1) mains = [...mains, heading]
    if (isSkip(last, heading.level)) skips = [...skips, { ...heading, before: last }]
    last = heading.level
  }
  return { mains, first: headings[0], last, skips }
}

/** Whether a heading is more than one level below the one before it. */
export const isSkip = (before: number, level: number): boolean => before > 0 && level > before + 1

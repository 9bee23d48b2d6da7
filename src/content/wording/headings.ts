import { fieldsOf, type HeadingLevel, isGroup, type Schema, stepOf } from '../schema/index.ts'
import { parseText } from '../fields/index.ts'
import { bringsMainTitle, mainTitleOf } from '../../model/social.ts'
import type { Group } from './texts.ts'

/** A heading as it is on the page: level 1 is the main title. */
export interface Heading {
  level: number
  pointer: string
}

/** The fields that become the heading of an entry. */
const titles = ['title', 'question', 'name', 'text'] as const

/**
 * The headings of a block, in order, as its component draws them: the main title or the title of the section, the titles
 * of its entries, the headings of its running text. A test compares this with the HTML of every example and page.
 */
export function headingsOfBlock(type: string, { value, schema, place }: Group): Heading[] {
  const found: Heading[] = []
  const add = (level: number, pointer: string) => found.push({ level, pointer })
  const main = bringsMainTitle(type) && mainTitleOf({ ...defaultsOf(schema), ...value, type })
  const titled = typeof value.title === 'string'
  if (main || titled) add(main ? 1 : 2, titled ? `${place.pointer}/title` : place.pointer)
  const levels = schema.headingLevels
  collect(schema, value, place.pointer, '')
  return found

  function collect(own: Schema, group: Record<string, unknown>, pointer: string, path: string): void {
    for (const { key, step, schema: property } of fieldsOf(own)) {
      const inner = group[key]
      if (inner === undefined) continue
      if (typeof inner === 'string') readText(inner, property, pointer, step)
      else if (isGroup(inner)) readEntry(property, inner, pointer + step, `${path}${key}`)
      else if (Array.isArray(inner) && property.items?.properties)
        for (const [index, entry] of inner.entries())
          if (isGroup(entry)) readEntry(property.items, entry, pointer + step + stepOf(index), `${path}${key}`)
    }
  }

  function readEntry(own: Schema, entry: Record<string, unknown>, pointer: string, path: string): void {
    const level = levels ? levels[path] : usual(own, path)
    if (level === undefined) return
    const title = titles.find((key) => typeof entry[key] === 'string')
    if (title !== undefined) add(level === 'belowTitle' ? (titled ? 3 : 2) : level, `${pointer}/${title}`)
    collect(own, entry, pointer, `${path}/`)
  }

  function readText(text: string, { headings = [], format }: Schema, above: string, step: string): void {
    if (format !== 'markdown' || headings.length === 0 || !text.includes('#')) return
    for (const node of parseText(text, headings).text)
      if (typeof node !== 'string' && /^h\d$/.test(node.tag)) add(Number(node.tag.slice(1)), above + step)
  }
}

/** Most lists of blocks have entries with titles of level 3. */
const usual = ({ properties = {} }: Schema, path: string): HeadingLevel | undefined =>
  !path.includes('/') && (properties.title ?? properties.question) ? 3 : undefined

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

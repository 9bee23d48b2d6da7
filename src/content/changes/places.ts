import { isGroup, labelOf, type Schema } from '../schema/index.ts'
import { lower, ordinal, quote } from '../../model/words.ts'

/** One step from a block or a document to a value in it: the name of a field or the number in a list, and what is there. */
export interface Step {
  key: string
  value: unknown
}

/** The fields by which readers know an entry of a list, best first. */
const naming = ['title', 'question', 'name', 'label', 'brand', 'text', 'words'] as const
const longest = 60

/** A part of a place, such as "the footer"; `name`: of an entry that has words by which readers know it. */
interface Stage {
  text: string
  kind?: string
  name?: string
}

/**
 * The place of a value for readers who have the page before them, but not its file: "the text of the benefit “Fewer systems”
 * in “A strong partnership”". An entry without words of its own is told by its number, and so is one whose words these are.
 * @param isNamed the value is an entry, and what is said of it does not begin with its words
 */
export function placeWords(schema: Schema, steps: readonly Step[], isNamed = false): string {
  const stages: Stage[] = []
  let at: Schema | undefined = schema
  for (const [index, { key, value }] of steps.entries()) {
    if (at?.items) {
      at = at.items
      stages.pop()
      const rest = steps.slice(index + 1).map((step) => step.key)
      stages.push(stageOf(at, Number(key), value, { list: steps[index - 1]?.value, rest, isNamed }))
    } else {
      at = at?.properties && Object.hasOwn(at.properties, key) ? at.properties[key] : undefined
      stages.push({ text: at?.title ? `the ${lower(at.title)}` : quote(key) })
    }
  }
  return stages.length === 0 ? labelOf(schema, []) : said(stages.reverse()) + listIn(schema, steps)
}

function stageOf(
  schema: Schema,
  index: number,
  value: unknown,
  { list, rest, isNamed }: { list: unknown; rest: readonly string[]; isNamed: boolean },
): Stage {
  const kind = lower(schema.title ?? 'entry')
  const number = `${ordinal(index + 1)} `
  const own = ownWords(value)
  if (own === undefined || (rest.length === 0 ? !isNamed : rest.join('/') === own.path))
    return { text: `the ${number}${kind}`, kind }
  const { words } = own
  const name = `“${cut(words)}”`
  const isOne = !Array.isArray(list) || list.filter((other) => ownWords(other)?.words === words).length < 2
  return { text: `the ${isOne ? '' : number}${kind} ${name}`, kind, name }
}

/** The words by which readers know an entry, and the field in which they are; of a text all of it. */
function ownWords(entry: unknown): { path?: string; words: string } | undefined {
  if (typeof entry === 'string') return { words: inLine(entry) }
  if (!isGroup(entry)) return undefined
  for (const key of naming) {
    const [value, path] = Array.isArray(entry[key]) ? [entry[key][0] as unknown, `${key}/0`] : [entry[key], key]
    if (typeof value === 'string' && value.trim() !== '') return { path, words: inLine(value) }
  }
  return undefined
}

const cut = (words: string) => (words.length > longest ? `${words.slice(0, longest).replace(/\s*\S*$/, '')} …` : words)
const inLine = (text: string) => text.trim().replace(/\s+/g, ' ')

/** Stages from the inner to the outer ones as words. What says nothing new is left out. */
function said(stages: readonly Stage[]): string {
  const kept: Stage[] = []
  for (const stage of stages) {
    const last = kept.at(-1)
    if (stage.kind !== undefined && stage.name === undefined && kept.some(isKnown)) continue
    // "The quote of the quote", "the question of the 2nd question", "the drawing of the drawing on a tint".
    const isSame = last?.text === stage.text || last?.text === `the ${stage.kind}`
    if (last && (isSame || stage.text.startsWith(`${last.text} `))) kept.pop()
    kept.push(stage)
  }
  return kept
    .map(({ text, name }, at) =>
      at === 0 ? text : name !== undefined && kept.slice(0, at).some(isKnown) ? `in ${name}` : `of ${text}`,
    )
    .join(' ')
}

const isKnown = ({ name }: Stage) => name !== undefined

/** "The 3rd word of the group of words “loan”" says nothing of what a list for editors is for, so its title does. */
function listIn(schema: Schema, steps: readonly Step[]): string {
  const { internal, title } = schema.properties?.[steps[0]?.key ?? ''] ?? {}
  const isDeep = internal && steps.filter(({ key }) => /^\d+$/.test(key)).length > 1
  return isDeep && title ? ` in ${quote(title)}` : ''
}

/**
 * The place of each paragraph of a running text: "the 2nd paragraph under “Fees”", "the paragraph of the text".
 * @param label of the text: "the text"
 */
export function paragraphPlaces(label: string, paragraphs: readonly string[]): string[] {
  let heading = ''
  let number = 0
  const places = paragraphs.map((text) => {
    const words = headingWords(text)
    if (words !== undefined) [heading, number] = [words, 0]
    return { heading, number: number++, isHeading: words !== undefined }
  })
  return places.map(({ heading: above, number: own, isHeading }, at) => {
    if (isHeading) return `a heading of ${label}`
    if (paragraphs.length === 1) return label
    const isOne = above !== '' && own === 1 && (places[at + 1]?.isHeading ?? true)
    const place =
      above === '' ? ` of ${label}` : ` under “${cut(above)}”${label.includes(' of ') ? ` in ${label}` : ''}`
    return `the ${isOne ? '' : `${ordinal(above === '' ? own + 1 : own)} `}paragraph${place}`
  })
}

/** The words of a paragraph that is a heading. */
export const headingWords = (text: string): string | undefined => /^#+ +(.+)$/.exec(text.trim())?.[1]

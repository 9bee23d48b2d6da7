import { blockSchema, blocksOf, fieldsOf, isGroup } from '../schema/index.ts'
import { dayInWords } from '../../model/showing.ts'

/** What a legal text says, as its readers see it, and the line above it with the day. */
interface LegalText {
  line: string
  words: string
}

/**
 * The date line of a legal text whose words change while the line stays as it is; undefined: there is none. What was agreed
 * and when is read from it. `today`: a line that says this day, or only its month, is right as it is.
 */
export function staleLine(before: unknown, after: unknown, today: string | undefined): string | undefined {
  const old = legalTexts(before)
  return legalTexts(after).find(({ line, words }) => {
    const same = old.filter((one) => one.line === line)
    // A text that others have taken apart or put together is none of these: nobody knows which one it was.
    const [was, ...others] = same
    return was !== undefined && others.length === 0 && was.words !== words && !says(line, today)
  })?.line
}

function legalTexts(document: unknown): LegalText[] {
  return blocksOf(document).flatMap((block) => {
    const schema = isGroup(block) && typeof block.type === 'string' ? blockSchema(block.type) : undefined
    if (!schema || !isGroup(block)) return []
    const fields = fieldsOf(schema)
    const line = fields.map(({ key, schema: { legal } }) => legal && block[key]).find((one) => typeof one === 'string')
    if (typeof line !== 'string') return []
    const texts = fields.flatMap(({ key, schema: { format } }) => (format === 'markdown' ? [block[key]] : []))
    return [{ line, words: wordsOf(texts) }]
  })
}

/** Where a link leads is no part of what was agreed, and neither are spaces. */
const wordsOf = (texts: readonly unknown[]): string =>
  texts
    .filter((text) => typeof text === 'string')
    .map((text) => text.replace(/\]\([^()\s]*\)/g, ']').replace(/\s+/g, ' '))
    .join('\n')

/** Whether a line names the day, or its month without a day. */
function says(line: string, today: string | undefined): boolean {
  if (today === undefined) return false
  const [day = '', ...month] = dayInWords(today).split(' ')
  const [before, ...after] = line.split(month.join(' '))
  if (after.length === 0) return line.includes(today)
  const written = /(\d+)(?:st|nd|rd|th)? $/.exec(before ?? '')?.[1]
  return written === undefined || written === day
}

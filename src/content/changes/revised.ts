import { toFinding } from '../entry/index.ts'
import { rangeOf } from '../facts/index.ts'
import type { Finding } from '../finding/index.ts'
import { createSource } from '../json/index.ts'
import { parseJson } from '../parse/index.ts'
import { rules } from '../rules/index.ts'
import { blockName, blockSchema, blocksOf, fieldsOf, isGroup } from '../schema/index.ts'
import type { Content } from '../store/index.ts'
import { dayInWords } from '../../model/showing.ts'

/** What a legal text says, as its readers see it, and the line above it with the day. */
interface LegalText {
  line: string
  words: string
  /** Of the line. */
  pointer: string
  where: string
}

/**
 * The legal text of a document whose words change while its date line stays as it is; undefined: there is none. What was
 * agreed and when is read from it. `today`: a line that says this day, or only its month, is right as it is.
 */
export function staleText(before: unknown, after: unknown, today: string | undefined): LegalText | undefined {
  const old = legalTexts(before)
  return legalTexts(after).find(({ line, words }) => {
    const same = old.filter((one) => one.line === line)
    // A text that others have taken apart or put together is none of these: nobody knows which one it was.
    const [was, ...others] = same
    return was !== undefined && others.length === 0 && was.words !== words && !says(line, today)
  })
}

/** The same as a finding for each document that is another than before. `before`: the texts of all by their keys. */
export function staleFindings(
  before: ReadonlyMap<string, string>,
  content: Pick<Content, 'text' | 'fileOf'>,
  today: string | undefined,
): Finding[] {
  return [...before].flatMap(([key, text]) => {
    const now = content.text(key)
    if (now === undefined || now === text) return []
    const [old, next] = [parseJson(text), parseJson(now)]
    const found = old.ok && next.ok ? staleText(old.value, next.value, today) : undefined
    if (!found) return []
    const { line, pointer, where } = found
    const source = createSource(content.fileOf(key), now)
    const message = `The words of this legal text change, but it still says “${line}”.`
    const hint = rules.dateLine.howToFix
    const range = rangeOf(source, { pointer, where })
    return [toFinding(source, { code: 'dateLine', message, hint, pointer, where, ...range })]
  })
}

function legalTexts(document: unknown): LegalText[] {
  return blocksOf(document).flatMap((block, at) => {
    const schema = isGroup(block) && typeof block.type === 'string' ? blockSchema(block.type) : undefined
    if (!schema || !isGroup(block)) return []
    const fields = fieldsOf(schema)
    const dated = fields.find(({ key, schema: { legal } }) => legal && typeof block[key] === 'string')
    if (!dated) return []
    const texts = fields.flatMap(({ key, schema: { format } }) => (format === 'markdown' ? [block[key]] : []))
    const place = { pointer: `/blocks/${at}/${dated.key}`, where: blockName(String(block.type), at) }
    return [{ line: String(block[dated.key]), words: wordsOf(texts), ...place }]
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

import { rangeOf } from '../../src/content/facts/index.ts'
import { createSource } from '../../src/content/json/index.ts'
import { parseJson } from '../../src/content/parse/index.ts'
import { walk } from '../../src/content/schema/index.ts'
import { placeOf, sampleTexts, type Saying, sayingsOf, type Text } from '../../src/content/wording/index.ts'
import { either } from '../../src/model/words.ts'

const [mostRows, longest] = [40, 60]
const pictures: ReadonlySet<string | undefined> = new Set(['mark', 'media', 'drawing'])

/**
 * What a page that was just copied holds of the other one, for its editor: each text and picture with its line.
 * @param file its name
 * @param text as it was written
 * @param model the text of the other page
 */
export function copiedIn(file: string, text: string, model: string): string {
  const source = createSource(file, text)
  const { value } = parseJson(text)
  const theirs = new Set([...sampleTexts, ...sayingsOf(parseJson(model).value).map((one) => one.text)])
  const lineOf = (place: Saying['place']) => source.position(rangeOf(source, place).start).line
  const rows = new Map<number, string>()
  for (const { place, key, text: words } of sayingsOf(value)) {
    const line = lineOf(place)
    const name = /^\d+$/.test(key) ? '' : `${key}: `
    const short = words.length > longest ? `${words.slice(0, longest).trimEnd()} …` : words
    if (theirs.has(words) && !rows.has(line)) rows.set(line, name + short.replaceAll('\n', ' '))
  }
  const drawn: number[] = []
  const note = (one: Text) => {
    if (pictures.has(one.schema.format)) drawn.push(lineOf(placeOf(one)))
  }
  walk('page', value, [{ text: note }])
  const width = String(Math.max(0, ...rows.keys())).length
  const shown = [...rows]
    .slice(0, mostRows)
    .map(([line, words]) => `     line ${String(line).padStart(width)}  ${words}`)
  const more = rows.size > mostRows ? [`     and ${rows.size - mostRows} more`] : []
  const seen =
    drawn.length > 0
      ? [`     pictures: ${drawn.length === 1 ? 'line' : 'lines'} ${either(drawn.map(String), 'and')}`]
      : []
  return [...shown, ...more, ...seen].join('\n')
}

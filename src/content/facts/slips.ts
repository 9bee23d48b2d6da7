import { replaceValue } from './ranges.ts'
import type { Facts, Place } from './types.ts'
import type { Source } from '../json/index.ts'
import type { Schema, Text } from '../schema/index.ts'
import { examplesIn, isSuspect, slipsOf } from '../slips/index.ts'
import { count, either, quote } from '../../model/words.ts'

/** Collects the slips in the texts of a document. */
export interface SlipReader {
  /** `root`: the schema of the block around the text. `isFaulty`: its marks have findings of their own. */
  read(text: Text, root: Schema | undefined, where: string, isFaulty: boolean): void
  /** Notes a text that comes from an example. */
  readExample(text: Text, where: string): void
  /** A block, or the document around the blocks, has been read: an example that was pasted into it is one slip. */
  end(): void
}

export function slipReader(source: Source, facts: Facts): SlipReader {
  const isSuspectFile = isSuspect(source.text)
  let examples: { place: Place; text: string; tells: boolean }[] = []
  return {
    read({ text, schema, above, step }, root, where, isFaulty) {
      const slips = slipsOf({ key: step.slice(1), above, text, schema, root, isSuspect: isSuspectFile })
      if (slips.length === 0) return
      const pointer = above + step
      for (const { start, end, better, certain = false, does, ...slip } of slips) {
        // What is only an echo of a finding in the marks of running text.
        if (isFaulty && (slip.code === 'punctuation' || slip.code === 'markup')) continue
        const isWhole = better !== undefined && better.length >= (schema.minLength ?? 0)
        const whole = isWhole ? replaceValue(source, { pointer, where }, better, certain) : undefined
        const fix = whole && { ...whole, title: does ?? whole.title }
        const suggestions = fix ? [better ?? ''] : []
        facts.slips.push({ ...slip, place: { pointer, where, start, end }, suggestions, fix })
      }
    },
    readExample({ text, schema, above, step }, where) {
      for (const { start, end, tells } of examplesIn(text, schema)) {
        const part = end - start === text.length ? {} : { start, end }
        examples.push({ place: { pointer: above + step, where, ...part }, text: text.slice(start, end), tells })
      }
    },
    end() {
      const first = examples.find(({ tells }) => tells)
      const others = new Set(examples.flatMap(({ text }) => (text === first?.text ? [] : text)))
      examples = []
      // Labels alone may be somebody's own.
      if (!first) return
      const message = `These are sample words.${othersIn([...others])}`
      const hint = others.size === 0 ? 'Write your own words in their place.' : 'Write your own words in place of each.'
      facts.slips.push({ code: 'sampleWords', place: first.place, message, hint })
    },
  }
}

/** More texts are not named at once: those are the next ones when these have been replaced. */
const mostNamed = 12
/** So much of a text is enough to find it. */
const longestName = 36

function startOf(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return quote(line.length > longestName ? `${line.slice(0, longestName - 1).trimEnd()}…` : line)
}

/** Further texts by their words, as a sentence after the one about the first of them. */
function othersIn(texts: readonly string[]): string {
  if (texts.length === 0) return ''
  const more = texts.length - mostNamed
  const names = either([...texts.slice(0, mostNamed).map(startOf), ...(more > 0 ? [`${more} more`] : [])], 'and')
  return ` So ${texts.length === 1 ? 'is' : 'are'} ${count(texts.length, 'more text')} here: ${names}.`
}

import { replaceValue } from './ranges.ts'
import type { Facts, Place } from './types.ts'
import { partsOf, type Source } from '../json/index.ts'
import type { Schema, Text } from '../schema/index.ts'
import { exampleIn, isSuspect, slipsOf } from '../slips/index.ts'
import { quote } from '../../model/words.ts'

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
  let examples: Place[] = []
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
      const at = exampleIn(text, schema)
      const isWhole = at && at.end - at.start === text.length
      if (at) examples.push({ pointer: above + step, where, ...(isWhole ? {} : at) })
    },
    end() {
      const [place] = examples
      if (!place) return
      const more = examples.length - 1
      const rest = more === 0 ? '' : ` So ${more === 1 ? 'does 1 more text' : `do ${more} more texts`} here.`
      const field = partsOf(place.pointer).findLast((part) => !/^\d+$/.test(part)) ?? ''
      const message = `This text comes from an example in the guide, for the field ${quote(field)}.${rest}`
      facts.slips.push({ code: 'sampleWords', place, message, hint: 'Write your own words in its place.' })
      examples = []
    },
  }
}

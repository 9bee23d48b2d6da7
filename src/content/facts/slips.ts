import { replaceValue } from './ranges.ts'
import type { Facts, Place } from './types.ts'
import type { Source } from '../json/index.ts'
import { type Group, isForAddresses, type Schema, type Text } from '../schema/index.ts'
import { examplesIn, isSampled, isSuspect, slipsOf } from '../slips/index.ts'
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
  let examples: Sample[] = []
  let own: Group[] = []
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
    readExample({ key, text, schema, group, above, step }, where) {
      const found = examplesIn(text, schema)
      for (const { start, end, tells } of found) {
        const part = end - start === text.length ? {} : { start, end }
        const place = { pointer: above + step, where, ...part }
        const isAddress = isForAddresses(schema)
        examples.push({ place, text: text.slice(start, end), tells, isAddress, group })
      }
      if (found.length === 0 && isSampled(key, schema) && text !== schema.default && own.at(-1) !== group)
        own.push(group)
    },
    end() {
      const samples = samplesAmong(examples, own)
      const first = samples.find(({ tells, isAddress }) => tells && !isAddress) ?? samples.find(({ tells }) => tells)
      examples = []
      own = []
      if (!first) return
      // An address is made of the words: until they are written, it is not worth a word.
      const read = samples.filter(({ isAddress }) => !isAddress)
      const others = new Set(read.flatMap(({ text }) => (text === first.text ? [] : text)))
      const message = `These are sample words.${othersIn([...others])}`
      const hint = others.size === 0 ? 'Write your own words in their place.' : 'Write your own words in place of each.'
      const further = [...new Set(read.map(({ place }) => place.pointer))].filter((one) => one !== first.place.pointer)
      facts.slips.push({ code: 'sampleWords', place: first.place, message, hint, further })
    },
  }
}

/** A text of a document that is one of an example, and the group of fields that holds it. */
interface Sample {
  place: Place
  text: string
  tells: boolean
  /** It is a part of an address, which nobody sees on the page. */
  isAddress: boolean
  group: Group
}

/**
 * The texts that were taken from an example. Labels alone may be somebody's own, as those of the entries beside a new one
 * are: a label is a sample where all texts of its entry, or of its block, are, or in two words or more right beside one
 * that tells. `own`: groups that hold another text.
 */
function samplesAmong(examples: readonly Sample[], own: readonly Group[]): readonly Sample[] {
  const telling = examples.filter(({ tells }) => tells)
  if (telling.length === 0) return telling
  const beside = new Set(telling.map(({ group }) => group))
  const around = withParents(beside)
  const mixed = withParents(own)
  return examples.filter(({ text, tells, group }) => {
    if (tells || (beside.has(group) && /\S\s+\S/.test(text))) return true
    for (let at: Group | undefined = group; at; at = at.parent) if (around.has(at) && !mixed.has(at)) return true
    return false
  })
}

function withParents(groups: Iterable<Group>): ReadonlySet<Group> {
  const all = new Set<Group>()
  for (const group of groups) for (let at: Group | undefined = group; at && !all.has(at); at = at.parent) all.add(at)
  return all
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

import type { RawFinding } from '../finding/index.ts'
import { type Code, rules } from './rules.ts'
import { isGroup } from '../schema/index.ts'
import { suggest } from '../suggest/index.ts'
import { didYouMean, quote } from '../../model/words.ts'
import type { TextFinding } from '../wording/index.ts'

/** A rule that a document silences, as it is written there. */
export interface Silencer {
  rule: string
  pointer: string
}

/** The silencers of a document. Entries that are not whole are left out: their shape is reported. */
export function silencersOf(value: unknown): Silencer[] {
  const list = isGroup(value) && Object.hasOwn(value, 'silence') && Array.isArray(value.silence) ? value.silence : []
  return list.flatMap((entry, index) =>
    isGroup(entry) && typeof entry.rule === 'string' ? [{ rule: entry.rule, pointer: `/silence/${index}/rule` }] : [],
  )
}

const isCode = (name: string): name is Code => Object.hasOwn(rules, name)

const silenceable = Object.keys(rules).filter((code) => isCode(code) && rules[code].silenceable)

/**
 * Whether a document that has these silencers says nothing about a finding. What a misspelt name was meant to silence waits
 * until the name has been corrected: that is an error of its own, so nothing is lost.
 */
export const isSilenced = (silencers: readonly Silencer[], { code }: Pick<RawFinding, 'code'>): boolean =>
  rules[code].silenceable && silencers.some(({ rule }) => rule === code || (!isCode(rule) && mayMean(rule, code)))

function mayMean(rule: string, code: Code): boolean {
  const near = suggest(rule, silenceable)
  return near.length === 0 || near.includes(code)
}

/** What is wrong with the silencers themselves. `used`: the codes that they have silenced. */
export function checkSilencers(silencers: readonly Silencer[], used: ReadonlySet<string>): TextFinding[] {
  const seen = new Set<string>()
  return silencers.flatMap(({ rule, pointer }): TextFinding[] => {
    const place = { pointer, where: 'Checks that do not count here' }
    const twice = seen.has(rule)
    seen.add(rule)
    if (!isCode(rule)) {
      const suggestions = suggest(rule, silenceable)
      const message = `There is no rule ${quote(rule)}.${didYouMean(suggestions)}`
      return [{ code: 'silenceUnknown', place, message, suggestions }]
    }
    if (!rules[rule].silenceable) {
      const message = `The rule ${quote(rule)} cannot be silenced: ${rules[rule].title}, and the page depends on it.`
      return [{ code: 'silenceRefused', place, message, hint: rules[rule].howToFix }]
    }
    if (used.has(rule) && !twice) return []
    const message = twice
      ? `The rule ${quote(rule)} is silenced twice. Remove one of the two.`
      : `The rule ${quote(rule)} finds nothing here any more. Remove this entry.`
    return [{ code: 'silenceUnused', place, message }]
  })
}

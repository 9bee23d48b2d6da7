import type { Finding } from '../../content/finding/index.ts'

/** How many findings a document has, in a few words, and what the worst of them is. */
export function checkWords(findings: readonly Finding[]): { words: string; kind: 'error' | 'warning' | 'good' } {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  if (errors > 0) return { words: `${errors} to fix`, kind: 'error' }
  return findings.length > 0
    ? { words: `${findings.length} worth a look`, kind: 'warning' }
    : { words: 'All good', kind: 'good' }
}

/**
 * Whether the worst of the findings are all of what somebody is still writing.
 * @param said those that are not
 */
export const isBegun = (findings: readonly Finding[], said: readonly Finding[]): boolean =>
  checkWords(findings).kind !== checkWords(said).kind

/** A message in two: its first sentence, which says what is wrong, and what follows. A quoted text is no end of one. */
export function sentences(message: string): [first: string, rest: string] {
  for (const { index } of message.matchAll(/(?<=[.?!]) /g)) {
    if (message.slice(0, index).split('"').length % 2 === 1) return [message.slice(0, index), message.slice(index + 1)]
  }
  return [message, '']
}

/**
 * A message as the studio says it. Of several values that are wrong in the same way it says how many, for a button leads from
 * one to the next; elsewhere they are named.
 */
export function messageOf({ message, further }: Pick<Finding, 'message' | 'further'>): string {
  if (!further) return message
  const are = further.length === 1 ? 'is another one' : `are ${further.length} more of them`
  return `${sentences(message)[0]} There ${are} in this block.`
}

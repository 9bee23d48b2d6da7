import type { Entry } from '../entry/index.ts'
import type { Finding } from '../finding/index.ts'
import { parentOf } from '../json/index.ts'
import { count } from '../../model/words.ts'

/**
 * The findings of the site's document; where one leaves a token without its value, it says in how many places of the site
 * the token is used. They have no findings of their own.
 */
export function withUses(site: Entry, entries: Iterable<Entry>): readonly Finding[] {
  const missing = [...site.spoiledTokens].filter((name) => site.findings.some((finding) => isAbout(finding, name)))
  if (missing.length === 0) return site.findings
  const uses = new Map<string, number>()
  for (const { facts } of entries) {
    for (const { name } of facts.tokens) uses.set(name, (uses.get(name) ?? 0) + 1)
  }
  return site.findings.map((finding) => {
    const name = missing.find((one) => isAbout(finding, one))
    const number = name === undefined ? 0 : (uses.get(name) ?? 0)
    if (number === 0) return finding
    const words = `{${name}} is used in ${count(number, 'place')}.`
    return { ...finding, hint: finding.hint === undefined ? words : `${finding.hint} ${words}` }
  })
}

/** Whether a finding says that this token is missing, or is there under another name. */
function isAbout({ code, pointer, message, suggestions }: Finding, name: string): boolean {
  const parts = name.split('.')
  const field = parts.pop() ?? ''
  const group = parts.map((part) => `/${part}`).join('')
  if (code === 'keyMissing') return pointer === group && message.includes(`"${field}"`)
  return code === 'keyUnknown' && parentOf(pointer) === group && suggestions[0] === field
}

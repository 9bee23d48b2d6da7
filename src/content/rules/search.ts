import { type Text, walk } from '../schema/index.ts'
import { isWords, phraseFinder, phrasesOf, type TextFinding } from '../wording/index.ts'
import { checksOf } from './checks.ts'
import type { Search, Style } from './rule.ts'
import { rules } from './rules.ts'

/** The style of a site with these tokens. `site`: the value of its document, `file`; without one, no words are out. */
export function styleOf(tokens: ReadonlyMap<string, string>, site: unknown, file: string): Style {
  const phrases = phrasesOf(site)
  return { tokens, phrases, file, key: JSON.stringify([...tokens, phrases, file]) }
}

const suspecting = new WeakMap<Style, (text: string) => boolean>()

/** Whether a file with this text may hold words that are looked for. */
function isSuspect(text: string, style: Style): boolean {
  const known = suspecting.get(style) ?? suspects(style)
  suspecting.set(style, known)
  return known(text)
}

function suspects(style: Style): (text: string) => boolean {
  const all = Object.values(rules)
  const find = phraseFinder(all.flatMap(({ wanted }) => wanted?.(style) ?? []))
  const others = all.flatMap((rule) => rule.suspects ?? [])
  return (text) => find(text).length > 0 || others.some((isOne) => isOne(text, style))
}

const [onText, onAddress] = [checksOf('search'), checksOf('searchAddress')]

/** What the rules look for in the words of a document. Most files hold none of it, and are not taken apart again. */
export function searchWords(search: Search, value: () => unknown): TextFinding[] {
  const { source, kind, style } = search
  const findings: TextFinding[] = []
  if (!source.text.includes('\\u') && kind !== 'site' && !isSuspect(source.text, style)) return findings
  const text = (found: Text) => (isWords(found.schema) ? onText : onAddress)(findings, found, search)
  walk(kind, value(), [{ text }])
  return findings
}

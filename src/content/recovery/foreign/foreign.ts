import type { Edit, RawFinding } from '../../finding/index.ts'
import { findConflicts } from './conflicts.ts'
import { cover } from './cover.ts'
import { fixOf, remove } from '../findings/base.ts'
import { findComparison, findFences, findNumbers, findQuoted } from './leftovers.ts'
import { isJson } from '../clues/shapes.ts'
import { quote } from '../../../model/words.ts'

/** A text without what belongs to other programs: that is covered with spaces, so that all offsets stay. */
export interface Cleared {
  text: string
  findings: RawFinding[]
}

/** What a whole file can be in place of a document, by its beginning. */
const others: readonly [RegExp, string][] = [
  [
    /^PK\u0003\u0004|^\u0000*\ufffd\ufffd\u0011\ufffd|^\{\\rtf/,
    'a document of a word processor. Save it as plain text',
  ],
  [/^%PDF-|^\ufffdPNG|^GIF8|^\ufffd\ufffd\ufffd\ufffd/, 'a picture or a PDF'],
  [/^\s*<(?:!doctype|!--|\?xml|\/?[a-z])/i, 'HTML'],
  [/^\s*(?:---\s*\n\s*)?(?:#[^\n]*\n\s*)*-?\s*[\w-]+:(?:\s[^{\n]*)?\n/, 'YAML'],
  [/^\s*#{1,6} /, 'a text with Markdown'],
]

/** The one finding of a file that is something else as a whole, so that there is nothing in it to read; null: it may be one. */
export function foreignFile(text: string): RawFinding | null {
  if (isWide(text)) {
    const message =
      'This file is saved as UTF-16, which Windows calls "Unicode". Save it again as UTF-8: your editor asks for the encoding under "Save as".'
    return { code: 'encoding', start: 0, end: 1, message }
  }
  const [, kind] = others.find(([form]) => form.test(text)) ?? []
  if (kind === undefined || holdsDocument(text)) return null
  const end = /^[^\r\n]*/.exec(text.trimStart().slice(0, 500))?.[0].length ?? 0
  const start = text.length - text.trimStart().length
  const message = `This file is ${kind}${kind.includes('.') ? '.' : ', not a document of this site.'}`
  const hint = 'A document begins with { and holds names and values: { "title": …, "description": …, "blocks": [ … ] }.'
  return { code: 'unexpected', start, end: start + end, message, hint }
}

/** Whether a whole document is in it, which somebody has copied together with what was around it. */
const holdsDocument = (text: string) => isJson(text.slice(text.search(/^\{/m), text.lastIndexOf('}') + 1))

/** Each character of JSON takes two bytes in UTF-16, of which one is zero. */
function isWide(text: string): boolean {
  const head = text.slice(0, 1000)
  return head.length > 3 && head.split('\u0000').length - 1 >= head.length / 3
}

/** Finds what other programs have put around a document and into it, each as one finding whose fix removes it. */
export function clearForeign(text: string): Cleared {
  const cleared: Cleared = { text, findings: [] }
  for (const find of [findWrapping, findConflicts, findFences, findNumbers, findQuoted, findComparison]) {
    const found = find(cleared.text)
    cleared.findings.push(...found)
    const gone = found.flatMap(({ fix }) => fix?.edits ?? [])
    cleared.text = cover(cleared.text, gone)
  }
  return cleared
}

/** What is before the first { of a document, and behind its last }: a variable, a sentence of a chat, a fence. */
function findWrapping(text: string): RawFinding[] {
  const first = text.search(/\{\s*(?:["'“}]|\/[/*])/)
  const last = text.lastIndexOf('}') + 1
  if (first < 0 || last <= first) return []
  const [head, tail] = [text.slice(0, first), text.slice(last)]
  const isSound = isJson(text.slice(first, last))
  const hasHead = isForeign(head, isSound)
  const hasTail = hasHead ? /^[^"{}[\]]*\S[^"{}[\]]*$/.test(tail) : isSound && isForeign(tail, isSound)
  if (!hasHead && !hasTail) return []
  const gone: Edit[] = []
  if (hasHead) gone.push(removeTrimmed(head, 0))
  if (hasTail) gone.push(removeTrimmed(tail, last))
  const { offset: start, length } = gone[0] ?? { offset: 0, length: 0 }
  const words = /^[^\r\n]*/.exec(text.slice(start, start + length))?.[0].trim() ?? ''
  const message = hasHead
    ? `${quote(words)} is no part of the document, which begins with { and ends with }. Remove it${hasTail ? ', and what comes after the last }' : ''}.`
    : `The document has ended, but more text follows: ${quote(words)}. Remove it.`
  const certain = hasHead && /^(?:`{3,}|-{3,}|export\b|return\b)|[=(]\s*$/.test(head.trim())
  const fix = fixOf('Remove it', gone, certain)
  return [{ code: hasHead ? 'unexpected' : 'afterEnd', start, end: start + words.length, message, fix }]
}

/** Whether a text before or after the brackets of a document is one of another program, and no slip in their form. */
function isForeign(part: string, isSound: boolean): boolean {
  const words = part.trim()
  if (words.startsWith('"') || (!isSound && words.includes('"'))) return false
  // Comments and the marks of Git are reported in their own words.
  if (/^(?:\/[/*]|#|<!--)|^[ \t]*(?:[<=>|]){5}|^[[\]},;]/m.test(words)) return false
  return /\p{L}|^\(|^`{3}|^-{3}/u.test(words)
}

function removeTrimmed(part: string, offset: number): Edit {
  const start = part.length - part.trimStart().length
  return remove({ start: offset + start, end: offset + Math.max(start, part.trimEnd().length) })
}

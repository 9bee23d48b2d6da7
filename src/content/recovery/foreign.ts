import type { Edit, Fault, Fix } from '../finding/index.ts'
import { cover, type Leftover } from './cover.ts'
import { findLeftovers } from './leftovers.ts'
import { quote } from '../../model/words.ts'

/** A text without what belongs to other programs: that is covered with spaces, so that all offsets stay. */
export interface Cleared {
  text: string
  faults: Fault[]
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

/** What programs put before and behind a document: a fence of Markdown, a variable of JavaScript. */
const wrappings: readonly [RegExp, RegExp][] = [
  [/^\s*(```+)[ \t]*\w*[ \t]*(?=\n)/, /(```+)\s*$/],
  [
    /^\s*((?:export\s+default|return|module\.exports\s*=|(?:(?:export\s+)?(?:const|let|var)\s+)?[A-Za-z_$][\w$]*(?:\s*:\s*[\w$]+)?\s*=)\s*)(?=[{[(])/,
    /(;)\s*$/,
  ],
  [/^\s*(---+)[ \t]*(?=\r?\n\s*[{[])/, /\n(---+|\.\.\.)\s*$/],
]

const remove = (offset: number, end: number): Edit => ({ offset, length: end - offset, text: '' })

/** The one fault of a file that is something else as a whole, so that there is nothing in it to read; null: it may be one. */
export function foreignFile(text: string): Fault | null {
  if (isWide(text)) {
    const message =
      'This file is saved as UTF-16, which Windows calls "Unicode". Save it again as UTF-8: your editor asks for the encoding under "Save as".'
    return { code: 'encoding', start: 0, end: 1, message }
  }
  const [, kind] = others.find(([form]) => form.test(text)) ?? []
  if (kind === undefined) return null
  const end = /^[^\r\n]*/.exec(text.trimStart().slice(0, 500))?.[0].length ?? 0
  const start = text.length - text.trimStart().length
  const message = `This file is ${kind}${kind.includes('.') ? '.' : ', not a document of this site.'}`
  const hint = 'A document begins with { and holds names and values: { "title": …, "description": …, "blocks": [ … ] }.'
  return { code: 'unexpected', start, end: start + end, message, hint }
}

/** Each character of JSON takes two bytes in UTF-16, of which one is zero. */
function isWide(text: string): boolean {
  const head = text.slice(0, 1000)
  return head.length > 3 && head.split('\u0000').length - 1 >= head.length / 3
}

/** Finds what other programs have put around a document and into it, each as one fault. */
export function clearForeign(text: string): Cleared {
  const wrapping = findWrapping(text)
  const inner = wrapping ? cover(text, wrapping.gone) : text
  const leftovers = findLeftovers(inner)
  return {
    text: cover(
      inner,
      leftovers.flatMap(({ gone }) => gone),
    ),
    faults: [...(wrapping ? [wrapping] : []), ...leftovers].map(({ fault }) => fault),
  }
}

/** What belongs to another program before the document, and behind it. */
function findWrapping(text: string): Leftover | null {
  for (const [before, behind] of wrappings) {
    const first = before.exec(text)
    if (!first) continue
    const start = first[0].indexOf(first[1] ?? '')
    const last = behind.exec(text)
    const gone = [remove(start, first[0].length)]
    if (last && last.index >= first[0].length) {
      const at = last.index + last[0].indexOf(last[1] ?? '')
      gone.push(remove(at, at + (last[1]?.length ?? 0)))
    }
    const word = (first[1] ?? '').trim()
    const message = `${quote(word)} belongs to another program. A document begins with { and ends with }.`
    const fix: Fix = { title: 'Remove it', certain: true, edits: gone }
    return { fault: { code: 'unexpected', start, end: start + word.length, message, fix }, gone }
  }
  return null
}

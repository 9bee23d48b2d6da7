import { suggestedType } from '../schema/index.ts'
import { didYouMean, quote } from '../../model/words.ts'

/** A slip in running text that Markdown takes for ordinary words. Offsets count in the stretch that was given. */
export interface Slip {
  start: number
  end: number
  message: string
  /** What should be in place of the stretch. */
  better?: string
}

interface Form {
  form: RegExp
  message: string
  better?: (match: RegExpExecArray) => string | undefined
}

const link = 'A link is written [words](/address), without a space between the two.'

const forms: readonly Form[] = [
  {
    form: /^#{1,6}(?=[^\s#])/,
    message: 'A space is missing after the # that begins the heading.',
    better: ([marks]) => `${marks} `,
  },
  {
    form: /\[([^\][\n]+)\]\s+\(((?:\/|#|https?:|mailto:|tel:|\{)[^\s()]*)\)/,
    message: link,
    better: ([, words, href]) => `[${words}](${href})`,
  },
  {
    form: /\(([^()\n]+)\)\[((?:\/|#|https?:|mailto:|tel:|\{)[^\s[\]]*)\]/,
    message: link,
    better: ([, words, href]) => `[${words}](${href})`,
  },
  {
    form: /\[([^\][\n]+)\]\([^\s()]*/,
    message: 'The ) at the end of this link is missing, or there is a space in its address.',
  },
  {
    form: /^\|.*\|[ \t]*$/m,
    message: `Running text holds no tables. A block of the type ${quote(suggestedType('table'))} has a field for them.`,
  },
  {
    form: /~~(?=[^\s~])([^~\n]*[^\s~])~~/,
    message: 'Running text has no struck-out words. Remove the ~~ around them.',
    better: ([, words]) => words,
  },
  { form: /\*\*/, message: 'These two ** have no partner. Bold words go between two pairs: **words**.' },
]

/** Slips in words that are outside of all formatting; at most one for each stretch. */
export function findSlip(words: string): Slip | null {
  if (!/[#[|*~]/.test(words)) return null
  for (const { form, message, better } of forms) {
    const match = form.exec(words)
    if (!match) continue
    const instead = better?.(match)
    const place = { start: match.index, end: match.index + match[0].length }
    return instead === undefined
      ? { ...place, message }
      : {
          ...place,
          message: `${message}${match[0] === instead.trim() ? '' : didYouMean([instead.trim()])}`,
          better: instead,
        }
  }
  return null
}

/** What Markdown has in place of the usual tags of HTML. */
const marks: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*', code: '`' }

/** A pair of HTML tags in the words of Markdown; undefined where it has none. */
export function markdownOf(opening: string, words: string): string | undefined {
  const tag = /^<([a-z]+)/i.exec(opening)?.[1]?.toLowerCase() ?? ''
  const href = tag === 'a' ? /\bhref\s*=\s*["']([^"'\s]+)["']/i.exec(opening)?.[1] : undefined
  if (href !== undefined) return `[${words}](${href})`
  const mark = Object.hasOwn(marks, tag) ? marks[tag] : undefined
  return mark === undefined || words.trim() === '' ? undefined : `${mark}${words.trim()}${mark}`
}

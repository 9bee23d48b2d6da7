import { quote } from '../../model/words.ts'
import { endsShort } from './abbreviations.ts'
import { type Found, matchRange, type StyledText } from './styledText.ts'

/** "that that" and "had had" may be right. */
const twice = /(?<![\p{L}\p{N}_'’-])(?!(?:that|had)\s)(\p{L}+)[ \u00a0\n]+\1(?![\p{L}\p{N}_'’-])/iu

/** A word that appears twice in a row. `words`: a text without its addresses and tokens. */
export function wordTwice(words: string): Found | undefined {
  const match = twice.exec(words)
  if (!match) return undefined
  const [all, word = ''] = match
  const message = `The word ${quote(word)} is written twice in a row: ${quote(all)}.`
  const hint = 'Remove one of the two.'
  return { ...matchRange(match), message, hint, instead: word, does: `Remove the second ${quote(word)}` }
}

interface Form {
  form: RegExp
  message: (found: string) => string
  hint: string
  instead: (match: RegExpExecArray) => string
  does: (instead: string) => string
}

const marks: readonly Form[] = [
  {
    form: /(?<=[\p{L}\p{N})\]}"'%])[ \u00a0\u202f]+(?:[,;:?!]+|\.(?!\.))(?=\s|$|["')])/u,
    message: (found) => `There is a space before the ${quote(found.trim())}.`,
    hint: 'Remove the space.',
    instead: ([found]) => found.trim(),
    does: () => 'Remove the space',
  },
  {
    form: /(?<=\()[ \u00a0]+|(?<=\S)[ \u00a0]+(?=\))/u,
    message: () => 'There is a space inside the brackets.',
    hint: 'Remove the space.',
    instead: () => '',
    does: () => 'Remove the space',
  },
  {
    form: /([,;:?])\1+|(?<!\.)\.\.(?![./])|,\.|[;:]\.|\?\.(?!\.)|!\.(?!\.)|[,;][;:?]/,
    message: (found) => `Two marks follow each other here: ${quote(found)}.`,
    hint: 'Keep the one that is meant.',
    instead: ([found]) => /[?!]/.exec(found)?.[0] ?? (found.includes('.') ? '.' : found.charAt(0)),
    does: (instead) => `Keep the ${quote(instead)} alone`,
  },
  {
    form: /(?<=[\p{L}\p{N}]{2})[,;](?=\p{L}{2})|(?<=\p{L}{2})[:?](?=\p{Lu}\p{Ll})|(?<=\p{Ll}{2})\.(?=\p{Lu}(?:\p{Ll}|\s))/u,
    message: (found) => `There is no space after the ${quote(found)}.`,
    hint: 'Write a space.',
    instead: ([found]) => `${found} `,
    does: () => 'Write a space',
  },
]

/** A slip in the marks of a text: the first one. `words`: the same text without its addresses and tokens. */
export function punctuation(text: string, words: string, one: StyledText): Found | undefined {
  for (const { form, message, hint, instead, does } of marks) {
    const match = form.exec(words)
    if (!match) continue
    const place = matchRange(match)
    const better = instead(match)
    return {
      ...place,
      message: message(text.slice(place.start, place.end)),
      hint,
      instead: better,
      does: does(better),
      certain: false,
    }
  }
  return brackets(words) ?? smallStart(words, one)
}

/** A bracket without its partner. "a)" begins an entry, and a smile is no bracket. */
function brackets(words: string): Found | undefined {
  const open: number[] = []
  for (const { index, 0: found } of words
    .replace(/(?<=^|\s)\(?\p{L}\)|[:;]-?[()]/gu, (part) => '0'.repeat(part.length))
    .matchAll(/[()]/g)) {
    if (found === '(') open.push(index)
    else if (open.pop() === undefined && !/(?:^|\s)\d+$/.test(words.slice(0, index)))
      return {
        start: index,
        end: index + 1,
        message: 'This ")" has no "(" before it.',
        hint: 'Write the other bracket, or remove this one.',
      }
  }
  const [start] = open
  return start === undefined
    ? undefined
    : {
        start,
        end: start + 1,
        message: 'This "(" has no ")" after it.',
        hint: 'Write the other bracket, or remove this one.',
      }
}

/** Names such as iOS have a capital inside. */
const small = /(?<=(\S+)[.?] +)\p{Ll}\p{Ll}+(?![\p{L}\p{N}@]*[\p{Lu}@])/u
const smallHeading = /(?<=^#{1,6} +)\p{Ll}\p{Ll}+(?![\p{L}\p{N}]*\p{Lu})/mu

/** A sentence or a heading that begins with a small letter. */
function smallStart(words: string, { schema }: StyledText): Found | undefined {
  const match = (schema.format === 'markdown' ? smallHeading.exec(words) : null) ?? small.exec(words)
  if (!match || endsShort(match[1] ?? '.') || match[1]?.endsWith('.')) return undefined
  const [word] = match
  const message = `${quote(word)} begins a sentence or a heading with a small letter.`
  const instead = word.charAt(0).toUpperCase() + word.slice(1)
  return { ...matchRange(match), message, hint: 'Write a capital.', instead, does: `Write ${quote(instead)}` }
}

import { quote } from '../../model/words.ts'
import { type Found, labels, matchRange, type StyledText } from './styledText.ts'

const exclamations = /!+(?![[=])/

/** A mark that shouts. */
export function exclamation(words: string, { key }: StyledText): Found | undefined {
  const match = exclamations.exec(words)
  if (!match) return undefined
  const place = matchRange(match)
  const isEnd = place.end === words.length
  const isLabel = labels.has(key) || (isEnd && !/[.?]/.test(words))
  const hint = isLabel ? 'Leave it out.' : 'Write a full stop.'
  const message = 'An exclamation mark shouts. This site has none.'
  const instead = isLabel && isEnd ? '' : '.'
  return { ...place, message, hint, instead, does: instead === '' ? 'Remove the mark' : 'Write a full stop' }
}

const codes: Readonly<Record<string, string>> = {
  '₦': 'NGN',
  N: 'NGN',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₣': 'XAF',
}
/** "$5-$25" is a range that others have named. */
const amount =
  /(?<![\p{L}\p{N}$-])([₦€£¥₣]|US\$|\$|N(?=\d{1,3}(?:,\d{3})+))\s?(\d[\d.,]*\d|\d)(?![\d,.]*-\$)|(?<![\p{L}\p{N}])(\d[\d.,]*\d|\d)\s?([₦€£¥₣]|NGN|XAF|USD|EUR|GBP)(?![\p{L}/])|[₦₣]/u

/** An amount with the symbol of its currency, or with its code after it. */
export function currency(words: string): Found | undefined {
  const match = amount.exec(words)
  if (!match) return undefined
  const character = match[1] ?? match[4] ?? match[0]
  const code = codes[character.replace('US', '')] ?? character
  const figure = match[2] ?? match[3]
  const instead = figure === undefined ? code : `${code} ${figure}`
  const message =
    character === code
      ? `The code of a currency comes before the amount: ${quote(instead)}.`
      : `Write the code of a currency, not its symbol: ${quote(instead)}. Some fonts have no ${quote(character)}, and several countries share it.`
  const hint = 'The code comes before the amount, such as "NGN 1,250,000".'
  return { ...matchRange(match), message, hint, instead, does: `Write ${quote(instead)}` }
}

/**
 * Letters that are one character of several, wide, or drawn, as they come out of PDFs, other keyboards and makers of bold
 * posts; and Cyrillic and Greek letters in a Latin word, which keyboards and programs for translation leave.
 */
const odd =
  /[\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}]+|(?<=\p{Script=Latin})[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{Script=Latin})/gu
/** Letters of other alphabets, each after the Latin one that it looks like. */
const alike = 'aаeеoоpрcсyуxхiіAАBВEЕKКMМHНOОPРCСTТXХoοaαvνAΑBΒEΕHΗIΙKΚMΜNΝOΟPΡTΤXΧ'

/** The letters that were meant. */
const ordinary = (letters: string) => alike[alike.indexOf(letters) - 1] ?? letters.normalize('NFKC')

/** Letters that look like those of the alphabet and are others: no search finds them, and screen readers spell them out. */
export function oddLetters(text: string): Found | undefined {
  const found = text.matchAll(odd).next().value
  if (!found) return undefined
  const message = `${quote(found[0])} looks like ordinary letters, but no search finds it: it was copied out of another program.`
  return {
    ...matchRange(found),
    message,
    hint: `Write ${quote(ordinary(found[0]))}.`,
    rest: text.slice(found.index).replace(odd, ordinary),
    does: 'Write ordinary letters',
  }
}

const dash = /\s*[—―]\s*|(?<=\S) [–-]{1,2} (?=\p{L})|(?<=\p{L})--(?=\p{L})/gu
const curly = /[“”„«»‘’‚‹›…]/g
const plainOf: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '‚': "'", '‹': "'", '›': "'", '…': '...' }

/** Long dashes, round quotes and the like, which programs for words put in place of the plain marks. */
export function plainMarks(text: string, words: string): Found | undefined {
  const line = [...words.matchAll(dash)].filter(({ 0: found }) => /[—―–]|--/.test(found))
  const [first] = line
  const [round] = words.match(curly) ?? []
  if (!first && round === undefined) return undefined
  const replaced = text.replace(curly, (found) => plainOf[found] ?? '"')
  if (!first) {
    const start = words.search(curly)
    const message = `${quote(round ?? '')} comes from a program for words. This site has plain quotes, apostrophes and dots.`
    return {
      start,
      end: start + 1,
      message,
      hint: `Write ${plainOf[round ?? ''] ?? '"'} in its place.`,
      rest: replaced.slice(start),
      does: 'Write plain marks',
      certain: true,
    }
  }
  const { index: start } = first
  const message = `There is a long dash here: ${quote(first[0].trim())}. Readers in a second language lose the thread there.`
  const hint = 'Write a comma, a colon, or two sentences.'
  return { start, end: start + first[0].length, message, hint, instead: ', ', does: 'Write a comma' }
}

/** A gap in a template. */
const gap =
  /\[(?:your|insert|company|client|customer|add|enter|product|first|last|full|address|amount|link|date|name)\b(?: [^\]\n]{0,50})?\](?!\()/i

/** A gap in a template that nobody has filled. `words`: a text without its addresses and tokens. */
export function unfilled(words: string): Found | undefined {
  const match = gap.exec(words)
  if (!match) return undefined
  const message = `${quote(match[0])} stands for words that are still to be written.`
  return {
    ...matchRange(match),
    message,
    hint: 'Write the words, or remove the part of the page until they are there.',
  }
}

/** Codes for the programs of other systems, and marks that assistants leave for their own. */
const foreign =
  /\[[a-z][a-z0-9]*(?:[_-][a-z0-9]+)+(?:\s[^\]\n]*)?\](?!\()|\[[a-z]\w*(?:\s+\w+=(?:"[^"\]]*"|'[^'\]]*'|[^\s\]]+))+\s*\/?\]|\[\/[a-z]\w*\]|\[(?:cite|citation|source|ref)\b[^\]\n]{0,40}\](?!\()|%(?:\d+\$)?[sd](?![\w%])|%%\w+%%|%[A-Z][A-Z_]{2,}%|<\?(?:php|=)|<%=?|:?contentReference\[[^\]]*\](?:\{[^}]*\})?|【[^】]*】|\bturn\d+(?:search|view|news)\d+/u
const escaped = /(?:\\r)?\\n(?![a-z])|\\[rt](?![a-z])/
const entity = /&(?:[a-z]{2,8}|#\d{2,6}|#x[0-9a-f]{2,5});/i

/** What other systems, and assistants, put into texts for their own programs. */
export function foreignCode(text: string, words: string, isRunning: boolean): Found | undefined {
  const broken = isRunning && text.includes('\\') && !/\b[A-Za-z]:\\|\\\\\w/.test(text) ? escaped.exec(words) : null
  if (broken) {
    const message = 'The backslash of a new line is there twice, so visitors would see "\\n".'
    const rest = text.slice(broken.index)
    const instead = rest
      .replaceAll('\\r', '')
      .replace(/\\n(?![a-z])/g, '\n')
      .replace(/\\t(?![a-z])/g, ' ')
    return { ...matchRange(broken), message, hint: 'Write \\n with one backslash.', rest: instead }
  }
  const code = isRunning ? entity.exec(text) : null
  if (code) {
    const message = `${quote(code[0])} is a code of HTML. Running text needs none.`
    return { ...matchRange(code), message, hint: 'Write the character itself, or a space.' }
  }
  const dollar = /\$(?=\{\w[\w.]*\})/.exec(text)
  if (dollar) {
    const message = 'Visitors would see this $: a token of this site is written without one.'
    return {
      ...matchRange(dollar),
      message,
      hint: 'Leave the $ out.',
      instead: '',
      does: 'Remove the $',
      certain: true,
    }
  }
  const match = foreign.exec(words)
  if (!match) return undefined
  const message = `${quote(match[0])} is a mark of another system or of an assistant. Visitors would see it as it is.`
  return { ...matchRange(match), message, hint: 'Remove it, or write what was meant.' }
}

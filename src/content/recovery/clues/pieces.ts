// Pieces of other languages: where they end that begin at a place. None of them can be JSON.

const partners: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')', '<': '>' }
/** Nobody writes a longer one by mistake. */
const longest = 3000

const forms: readonly RegExp[] = [
  // An element of HTML, or tags and entities in a row.
  /^<([a-z]\w*)\b[^<>\r\n]*>[^\r\n"]*?<\/\1>/i,
  /^(?:<\/?[a-z][^<>\r\n]*>|&#?\w+;)+/i,
  // A link of Markdown.
  /^!?\[[^\]"\r\n]*\]\([^)\r\n]*\)/,
  // Words in brackets: a shortcode, a heading of TOML, a place to fill in.
  /^\[(?!\s*(?:["'{[\]-]|-?[\d.]+\s*[,\]]|(?:true|false|null)\b))[^[\]{}\r\n,]*\]/,
  /^【[^】\r\n]*】/,
  // The number of a line or an entry.
  /^\d+[:.)|](?=\s)/,
  // A call, an index, a reference: brackets that touch a word.
  /^[^\s"'{}[\](),<=-][^\s"'{}[\](),]*(?:\((?:[^()\r\n]|\([^()\r\n]*\))*\)|\[[^\]"\r\n]*\]|\{[^}"\r\n]*\})+;?/,
]

/** Where a piece of another language ends that has brackets of its own; -1: none begins here. */
export function pieceEnd(text: string, at: number): number {
  const tag = tagEnd(text, at)
  if (tag >= 0) return tag
  const rest = text.slice(at, at + longest)
  for (const form of forms) {
    const length = form.exec(rest)?.[0].length
    if (length !== undefined) return at + length
  }
  return -1
}

/**
 * Where the tag of a template ends, or the comment of another language: it begins with a bracket and a character, or the
 * bracket twice, and ends with their mirror image. What is between `{% name %}` and `{% endname %}` belongs to it.
 */
export function tagEnd(text: string, at: number): number {
  const open = text.charAt(at)
  const character = text.charAt(at + 1)
  const partner = partners[open]
  if (partner === undefined || !(character === open || '%#*?!$@~-'.includes(character)) || character === '') return -1
  const isTwice = character === open
  const end = text.indexOf((isTwice ? partner : open === '<' && character === '!' ? '' : character) + partner, at + 2)
  if (end < 0 || end - at > longest) return -1
  const inside = text.slice(at + 2, end)
  // Brackets of JSON can appear twice as well.
  if (isTwice && /^\s*(?:"(?!.*\|)|[[{]\s|$)|\n/.test(inside)) return -1
  let stop = end + (isTwice || character !== '!' ? 2 : 1)
  if (text.startsWith(open.repeat(3), at) && text[stop] === partner) stop++
  const name = /^-?\s*([a-z]+)/.exec(inside)?.[1]
  const close = name === undefined ? -1 : text.slice(stop, stop + longest).search(new RegExp(`\\{%-?\\s*end${name}\\b`))
  return close < 0 ? stop : tagEnd(text, stop + close)
}

/** Whether the tag that begins here is a comment of its language. */
export const isTagComment = (text: string, at: number): boolean =>
  /^(?:\{[#*]|\{\{(?:!|\/\*)|<%(?:#|--)|\(\*|\{%-?\s*comment\b)/.test(text.slice(at, at + 30))

const kinds: readonly [RegExp, string][] = [
  [/^<\?|^\$\w+\s*=/, 'is PHP'],
  [/^(?:\{[%#{!]|<%|\{\$|\$\{|#\{)/, 'is a tag of a template'],
  [/^<!--|<\/?[a-z][^>]*>|^(?:&#?\w+;)/i, 'is HTML'],
  [
    /^(?:[*_~`]+(?!\w*$)|#{1,6}\s|>(?:\s|$)|[-*+•]\s(?!\w+:)|!?\[[^\]]*\]\(|\[[ x]\]|-{3,}$|[*_~`]{1,3}$)/,
    'is Markdown',
  ],
  [
    /^(?:import|export|const|let|var|function|return|await|new|echo|print)\b|[\w$]\(|=>|^\.\.\.\w|^\.\w+\(|;$/,
    'is code of a program',
  ],
  [/^(?:-\s)?[a-z][\w-]*:\s/, 'is YAML'],
]

/** What the words of a piece look like, as "is HTML"; '': nothing known. */
export const kindOf = (words: string): string => kinds.find(([form]) => form.test(words))?.[1] ?? ''

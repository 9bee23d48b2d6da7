/** A text with a selection in it; offsets count UTF-16 units, as text fields do. */
export interface Marked {
  text: string
  start: number
  end: number
}

/** A link in running text. */
export interface LinkAt {
  start: number
  end: number
  words: string
  href: string
}

/** Puts a mark around what is selected, or takes it away: `**` makes bold, `*` emphasis. */
export function toggleMark({ text, start, end }: Marked, mark: string): Marked {
  const size = mark.length
  const inner = text.slice(start, end)
  const isAround = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark
  // One star of a pair belongs to bold.
  const isOther = mark === '*' && text.slice(start - 2, start) === '**' && text.slice(start - 3, start) !== '***'
  if (isAround && !isOther)
    return {
      text: text.slice(0, start - size) + inner + text.slice(end + size),
      start: start - size,
      end: end - size,
    }
  return { text: text.slice(0, start) + mark + inner + mark + text.slice(end), start: start + size, end: end + size }
}

/** Begins the lines that are selected with a prefix, `- ` or `## `, or takes it away. Between the items of a list is no line. */
export function togglePrefix({ text, start, end }: Marked, prefix: string): Marked {
  const [from, to] = [lineStart(text, start), lineEnd(text, end)]
  const all = text.slice(from, to).split('\n')
  const isList = prefix === bullet
  const written = isList ? all.filter((line) => line.trim() !== '') : all
  const lines = written.length === 0 ? all : written
  const isOn = lines.every((line) => line.startsWith(prefix))
  const next = isOn
    ? all.map((line) => (line.startsWith(prefix) ? line.slice(prefix.length) : line))
    : lines.map((line) => prefix + line.replace(/^(?:#{1,6}|-) /, ''))
  // A list or heading begins after an empty line, unless the list is there already; words behind a list would belong to it.
  const before = text.slice(lineStart(text, from - 1), Math.max(from - 1, 0))
  const after = text.slice(to + 1, lineEnd(text, to + 1))
  const isApart = (line: string) => line === '' || (isList && itemIn(line) !== undefined)
  const block = (isOn || isApart(before) ? '' : '\n') + next.join('\n')
  const at = from + block.length
  const gap = isOn || !isList || isApart(after) ? '' : '\n'
  return { text: text.slice(0, from) + block + gap + text.slice(to), start: at, end: at }
}

/**
 * Goes on with a list where Enter is pressed in it: with the next item, or, in an item without words, with what follows the
 * list. Undefined: the place is in no item.
 */
export function continueList({ text, start, end }: Marked): Marked | undefined {
  const from = lineStart(text, start)
  const item = itemIn(text.slice(from, lineEnd(text, start)))
  if (!item || start < from + item.sign.length) return undefined
  if (item.isEmpty) {
    const rest = text.slice(lineEnd(text, end))
    // Without an empty line before them the words that follow would belong to the last item.
    const gap = from > 1 && text[from - 2] !== '\n' ? '\n' : ''
    const at = from + gap.length
    return { text: text.slice(0, from) + gap + (/^\n[^\n]/.test(rest) ? '\n' : '') + rest, start: at, end: at }
  }
  const before = text.slice(0, start)
  const next = (start > from + item.sign.length ? before.trimEnd() : before) + item.next
  return { text: next + text.slice(end).replace(/^ +/, ''), start: next.length, end: next.length }
}

const bullet = '- '

const lineStart = (text: string, at: number) => (at <= 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1)
const lineEnd = (text: string, at: number) => (text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at))

/** The item of a list that a line begins: its sign, and the line break and sign of the item after it. Undefined: it begins none. */
function itemIn(line: string): { sign: string; next: string; isEmpty: boolean } | undefined {
  const [sign, indent = '', mark = '', space = ' '] = /^( *)([-*+]|\d{1,8}[.)])( +|$)/.exec(line) ?? []
  if (sign === undefined) return undefined
  const number = Number.parseInt(mark, 10)
  const nextMark = Number.isNaN(number) ? mark : `${number + 1}${mark.at(-1)}`
  return { sign, next: `\n${indent}${nextMark}${space || ' '}`, isEmpty: line.slice(sign.length).trim() === '' }
}

const links = /\[([^[\]]*)\]\(([^()\s]*)\)/g

/** The link in which a place of a text is. */
export function linkAt(text: string, at: number): LinkAt | undefined {
  for (const { index, 0: all, 1: words = '', 2: href = '' } of text.matchAll(links))
    if (at >= index && at <= index + all.length) return { start: index, end: index + all.length, words, href }
  return undefined
}

/** Makes a link of what is selected; its address is still to be chosen. */
export function addLink({ text, start, end }: Marked): Marked {
  const words = text.slice(start, end) || 'link'
  return {
    text: `${text.slice(0, start)}[${words}]()${text.slice(end)}`,
    start: start + 1,
    end: start + 1 + words.length,
  }
}

/** The text with another address in a link; null takes the link away and leaves its words. */
export const withHref = (text: string, { start, end, words }: LinkAt, href: string | null): string =>
  text.slice(0, start) + (href === null ? words : `[${words}](${href})`) + text.slice(end)

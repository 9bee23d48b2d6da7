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

/** Begins the lines that are selected with a prefix, `- ` or `## `, or takes it away. */
export function togglePrefix({ text, start, end }: Marked, prefix: string): Marked {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end)
  const lines = text.slice(from, to).split('\n')
  const isOn = lines.every((line) => line.startsWith(prefix))
  const next = lines.map((line) => (isOn ? line.slice(prefix.length) : prefix + line.replace(/^(?:#{1,6}|-) /, '')))
  const block = next.join('\n')
  // A list or heading begins after an empty line.
  const gap = !isOn && from > 0 && text[from - 2] !== '\n' ? '\n' : ''
  const at = from + gap.length
  return { text: text.slice(0, from) + gap + block + text.slice(to), start: at + block.length, end: at + block.length }
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

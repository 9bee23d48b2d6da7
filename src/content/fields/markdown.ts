import type { Link, Paragraph, PhrasingContent, RootContent, Text } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

/** The tree of running text, or the first place where it is formatted beyond reason: reading that would take too long. */
export function readMarkdown(text: string): { nodes: readonly RootContent[] } | { excess: Stretch } {
  const paragraphs = plainMarkdown(text)
  const excess = paragraphs ? null : findExcess(text)
  return excess ? { excess } : { nodes: paragraphs ?? fromMarkdown(text).children }
}

interface Stretch {
  start: number
  end: number
}

// What nobody writes, and what takes the parser a time that grows with the square of its length.
const tooNested = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+){5,}/m
const tooManyMarks = /[[\]*_`<!&]{60,}|(?:\[[^[\]\n]{0,2}){60,}/
const mostMarks = 2000

function findExcess(text: string): Stretch | null {
  const match = tooNested.exec(text) ?? tooManyMarks.exec(text)
  if (match) return { start: match.index, end: match.index + match[0].length }
  let start = 0
  for (const paragraph of text.split('\n\n')) {
    let marks = 0
    for (let at = 0; at < paragraph.length; at++) {
      const unit = paragraph.charCodeAt(at)
      if ((unit === 0x2a || unit === 0x5f || unit === 0x5b) && ++marks > mostMarks) return { start, end: start + at }
    }
    start += paragraph.length + 2
  }
  return null
}

/**
 * What makes of a text more than paragraphs of words and links: marks of formatting, escapes and references anywhere,
 * characters with a meaning at the beginning of a line, spaces at its ends.
 */
const beyond = /[\\`*_<&\t\r\0\ufeff]|!\[|^[ #>+=~-]|^\d+[.)]| $/m
const link = /\[([^[\]\n]+)\]\(([\w/.:#?=@{}-]+)\)/g

/**
 * The paragraphs of a text that holds only words and links, as the parser of Markdown would give them; null where it
 * holds more, or perhaps does. Most texts are like this, and the parser costs more than all other checks of a page.
 */
export function plainMarkdown(text: string): Paragraph[] | null {
  if (text === '' || text.startsWith('\n') || text.endsWith('\n') || beyond.test(text)) return null
  const paragraphs: Paragraph[] = []
  for (let start = 0; start < text.length; ) {
    const gap = text.indexOf('\n\n', start)
    const end = gap < 0 ? text.length : gap
    const children = inLine(text.slice(start, end), start)
    if (!children) return null
    paragraphs.push({ type: 'paragraph', children, ...placed(start, end) })
    start = end
    while (text.charCodeAt(start) === 0x0a) start++
  }
  return paragraphs
}

/** Words and links; null where a bracket belongs to no link. */
function inLine(text: string, offset: number): PhrasingContent[] | null {
  const found: PhrasingContent[] = []
  let done = 0
  const addWords = (end: number): boolean => {
    const value = text.slice(done, end)
    if (value !== '') found.push({ type: 'text', value, ...placed(offset + done, offset + end) })
    return !value.includes('[') && !value.includes(']')
  }
  if (text.includes('[')) {
    for (const match of text.matchAll(link)) {
      const [all, words = '', url = ''] = match
      const start = match.index
      if (!addWords(start)) return null
      done = start + all.length
      const inner: Text = {
        type: 'text',
        value: words,
        ...placed(offset + start + 1, offset + start + 1 + words.length),
      }
      const node: Link = { type: 'link', url, children: [inner], ...placed(offset + start, offset + done) }
      found.push(node)
    }
  }
  return addWords(text.length) ? found : null
}

/** Only offsets are ever asked for. */
const placed = (start: number, end: number) => ({
  position: { start: { line: 1, column: 1, offset: start }, end: { line: 1, column: 1, offset: end } },
})

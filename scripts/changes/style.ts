import { visible } from '../../src/model/words.ts'

/** How a report is written. All words of documents go through `safe`, `code`, `gone` or `fresh`. */
export interface Style {
  /** The first line, if there is one. */
  mark: string | null
  /** What the characters around `gone` and `fresh` mean, where that cannot be seen. */
  legend: string | null
  heading(level: 2 | 3, text: string): string
  /** A line of a list, below others of it at depth 1. */
  item(text: string, depth?: 0 | 1): string
  /** The name of what a line is about. */
  strong(text: string): string
  safe(text: string): string
  /** A path or an address. */
  code(text: string): string
  /** Words that were there, and words that are there now. */
  gone(text: string): string
  fresh(text: string): string
  /** Whether the end of words can be told from the characters that `gone` and `fresh` write after them. */
  isMarkable(text: string): boolean
  /** Lines that are not seen at first. */
  folded(title: string, lines: readonly string[]): string
  /** Whether these are out of sight then: elsewhere the title of what is left of a list would stand between its lines. */
  hidesFolded: boolean
}

/** By this the comment is found again, so that there is only one on a pull request. */
export const commentMark = '<!-- brightrail-content-changes -->'

const oneLine = (text: string) => visible(text.replace(/\s*\n\s*/g, ' ¶ ').replaceAll('\t', ' '))

/**
 * Words of a document inside of a line of Markdown: no formatting, no HTML, no mention of people, no reference, no link of
 * their own. No more is escaped than that takes: whoever reads the comment as plain text sees every backslash.
 */
function harmless(text: string): string {
  return oneLine(text)
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*[\]~|$]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
    .replace(/[@#]|(?<=https?|ftp|mailto):|(?<=www)\.|(?<=\bGH)(?=-\d)/gi, '<!-- -->$&<!-- -->')
}

/** For a comment on a pull request. */
export const markdown: Style = {
  mark: commentMark,
  legend: null,
  heading: (level, text) => `${'#'.repeat(level)} ${text}`,
  item: (text, depth = 0) => `${'  '.repeat(depth)}- ${text}`,
  strong: (text) => `**${text}**`,
  safe: harmless,
  // A backtick would end it.
  code: (text) => `\`${visible(text).replaceAll('`', "'")}\``,
  gone: (text) => `~~${harmless(text)}~~`,
  fresh: (text) => `**${harmless(text)}**`,
  isMarkable: () => true,
  folded: (title, lines) => `<details><summary>${title}</summary>\n\n${lines.join('\n')}\n\n</details>`,
  hidesFolded: true,
}

/** For a terminal: words that are gone in brackets with a minus, new ones with a plus. */
export const plainText: Style = {
  mark: null,
  legend: 'In the lines below, [-these words-] were taken out and [+these words+] were put in.',
  heading: (level, text) => (level === 2 ? text.toUpperCase() : `${text}\n${'-'.repeat(text.length)}`),
  item: (text, depth = 0) => `${'  '.repeat(depth)}- ${text}`,
  strong: (text) => text,
  safe: oneLine,
  code: visible,
  gone: (text) => `[-${oneLine(text)}-]`,
  fresh: (text) => `[+${oneLine(text)}+]`,
  isMarkable: (text) => !/[+-]$/.test(text),
  folded: (title, lines) => `${title}\n${lines.join('\n')}`,
  hidesFolded: false,
}

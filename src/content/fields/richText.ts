import type { Nodes, PhrasingContent, RootContent } from 'mdast'
import { hrefFinding } from './href.ts'
import { localPath } from './ownSite.ts'
import { readMarkdown } from './markdown.ts'
import { findSlip, markdownOf } from './richTextSlips.ts'
import { findTokens } from './tokens.ts'
import { suggestedType } from '../schema/index.ts'
import type { RichNode, RichText } from '../../model/values.ts'
import { didYouMean, either, quote, slug } from '../../model/words.ts'

/** A finding in running text. Offsets count in the text itself. */
export interface MarkdownFinding {
  code: 'markdown' | 'heading' | 'link'
  start: number
  end: number
  message: string
  hint?: string
  /** What was probably meant. */
  better?: string
  /** The stretch to be replaced by it, where that is not the whole place. */
  instead?: { start: number; end: number }
  certain?: boolean
}

/** Running text after parsing. */
export interface ParsedText {
  text: RichText
  findings: MarkdownFinding[]
  /** All addresses, with the place of the whole link. */
  links: { href: string; start: number; end: number }[]
  /** What is in the headings, as it was written, in order. */
  headings: string[]
}

const noPicture = `Running text holds no pictures. Show this one in a block of the type ${quote(suggestedType('picture'))}.`

const refused: Partial<Record<Nodes['type'], string>> = {
  html: 'HTML is not shown here. Write the text with **bold**, *italic*, lists and [links](/address).',
  image: noPicture,
  imageReference: noPicture,
  code: 'Blocks of code cannot be used here. Begin the line without spaces, or write `code` inside a sentence.',
  blockquote: 'Quotations cannot be used here. Remove the > at the beginning of the line.',
  thematicBreak: 'Lines between paragraphs cannot be used here. Remove it; use a heading.',
  definition: 'Write the address after the words of the link: [words](/address).',
  linkReference: 'Write the address after the words of the link: [words](/address).',
}

/**
 * So many characters of texts are remembered, so that what was parsed to be checked need not be parsed to be drawn: those of
 * 2,000 pages. All are checked before the first is drawn, so in a larger site more would only take memory, six bytes each.
 */
const remembered = 1_500_000

/** Characters without which a text is one paragraph of words. */
const mayHoldMore = /[[\]\n\\`*_<&\t\r\0\ufeff#>+=~]/

/** What is known of texts, by the levels of headings that they may use. */
const known = new Map<string, Map<string, ParsedText>>()
let knownLength = 0

/**
 * Parses running text. `headings`: the levels that may be used. Ids and tokens are filled in by `finishText`. The
 * result is shared by all who ask for the same text, so nobody may change it.
 */
export function parseText(text: string, headings: readonly number[]): Readonly<ParsedText> {
  // Words alone are parsed sooner than they are found.
  if (!mayHoldMore.test(text)) return parse(text, headings)
  const levels = headings.join()
  const old = known.get(levels)?.get(text)
  if (old) return old
  const result = parse(text, headings)
  if (knownLength > remembered) {
    known.clear()
    knownLength = 0
  }
  const texts = known.get(levels) ?? new Map<string, ParsedText>()
  known.set(levels, texts)
  texts.set(text, result)
  knownLength += text.length
  return result
}

function parse(text: string, headings: readonly number[]): ParsedText {
  const result: ParsedText = { text: [], findings: [], links: [], headings: [] }
  const context: Context = { source: text, result, headings }
  const read = readMarkdown(text)
  if ('nodes' in read) result.text = convertAll(read.nodes, context)
  else {
    const message = 'There are too many formatting characters in one place. Use plain paragraphs and lists.'
    result.findings.push({ code: 'markdown', ...read.excess, message })
  }
  return result
}

interface Context {
  source: string
  result: ParsedText
  headings: readonly number[]
}

const placeOf = (node: Nodes) => ({ start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 })

function convertAll(nodes: readonly (RootContent | PhrasingContent)[], context: Context): RichNode[] {
  const converted: RichNode[] = []
  let closed = -1
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'html') {
      // An opening tag and its closing one are one slip.
      if (index > closed) closed = refuseHtml(nodes, index, context)
      continue
    }
    const result = convert(node, context)
    if (result !== null) converted.push(result)
  }
  return converted
}

function convert(node: RootContent, context: Context): RichNode | null {
  const inner = (nodes: readonly (RootContent | PhrasingContent)[]) => convertAll(nodes, context)
  switch (node.type) {
    case 'text':
      checkWords(node, context)
      return node.value
    case 'paragraph':
      return { tag: 'p', children: inner(node.children) }
    case 'strong':
      return { tag: 'strong', children: inner(node.children) }
    case 'emphasis':
      return { tag: 'em', children: inner(node.children) }
    case 'inlineCode':
      return { tag: 'code', children: [node.value] }
    case 'break':
      return { tag: 'br' }
    case 'list':
      return { tag: node.ordered ? 'ol' : 'ul', children: inner(node.children) }
    case 'listItem': {
      // An entry of one paragraph is drawn without a paragraph of its own.
      const [only] = node.children
      const tight = node.children.length >= 1 && only?.type === 'paragraph' && !node.spread
      const children = tight ? [...inner(only.children), ...inner(node.children.slice(1))] : inner(node.children)
      return { tag: 'li', children }
    }
    case 'heading':
      return convertHeading(node, context)
    case 'link':
      return convertLink(node, context)
    default:
      refuse(node, context)
      return null
  }
}

function convertHeading(node: Extract<RootContent, { type: 'heading' }>, context: Context): RichNode {
  const { result, headings } = context
  if (!headings.includes(node.depth)) {
    const allowed = headings.map((level) => '#'.repeat(level))
    const message =
      allowed.length === 0
        ? 'There are no headings in this text. Remove the # at the beginning of the line.'
        : `A heading of this text begins with ${either(allowed)}, not with ${'#'.repeat(node.depth)}.`
    result.findings.push({ code: 'heading', ...placeOf(node), message })
  }
  const children = convertAll(node.children, context)
  const words = plain(children)
  if (words.trim() === '')
    result.findings.push({ code: 'heading', ...placeOf(node), message: 'This heading has no words.' })
  result.headings.push(words)
  const tag = node.depth === 2 ? 'h2' : node.depth === 3 ? 'h3' : 'h4'
  return { tag, id: slug(words), children }
}

function convertLink(node: Extract<RootContent, { type: 'link' }>, context: Context): RichNode {
  const { result } = context
  const place = placeOf(node)
  const children = convertAll(node.children, context)
  if (node.title)
    result.findings.push({ code: 'markdown', ...place, message: 'A link here has no title in quotes. Remove it.' })
  if (plain(children).trim() === '')
    result.findings.push({ code: 'markdown', ...place, message: 'This link has no words.' })
  result.links.push({ href: node.url, ...place })
  // Which page was meant by an address of the development server, or by one without its slash, only the whole site knows.
  if (findTokens(node.url).length === 0 && localPath(node.url) === null) {
    const finding = hrefFinding(node.url)
    if (finding && !finding.isPage) {
      const at = context.source.indexOf(`](${node.url}`, place.start)
      const found = at >= 0 && at < place.end
      const instead = found ? { instead: { start: at + 2, end: at + 2 + node.url.length } } : {}
      const better =
        finding.better === undefined ? {} : { better: finding.better, certain: finding.certain ?? false, ...instead }
      const message = `${finding.message}${didYouMean(finding.better === undefined ? [] : [finding.better])}`
      result.findings.push({ code: 'link', ...place, message, ...better })
    }
  }
  return { tag: 'a', href: node.url, children }
}

function checkWords(node: Extract<RootContent, { type: 'text' }>, { source, result }: Context): void {
  const { start, end } = placeOf(node)
  const slip = findSlip(source.slice(start, end))
  if (!slip || source[start + slip.start - 1] === '\\' || result.findings.length >= 20) return
  const { message, better } = slip
  const place = { start: start + slip.start, end: start + slip.end }
  result.findings.push({ code: 'markdown', ...place, message, ...(better === undefined ? {} : { better }) })
}

/** Reports a tag, with all that is before its closing one. Returns the index of that, or else its own. */
function refuseHtml(nodes: readonly (RootContent | PhrasingContent)[], index: number, context: Context): number {
  const { source, result } = context
  const node = nodes[index]
  if (node?.type !== 'html') return index
  const place = placeOf(node)
  const tag = /^<([a-z][a-z0-9]*)/i.exec(node.value)?.[1]
  const close = nodes.findIndex(
    (one, at) => at > index && one.type === 'html' && one.value.toLowerCase() === `</${tag?.toLowerCase()}>`,
  )
  const last = nodes[close]
  if (result.findings.length >= 20) return last ? close : index
  const finding = { code: 'markdown', ...place, message: refused.html ?? '' } as const
  if (!last) {
    const better = /^<br/i.test(node.value) ? '\n\n' : undefined
    result.findings.push(better === undefined ? finding : { ...finding, better, instead: place })
    return index
  }
  const end = placeOf(last)
  const better = markdownOf(node.value, source.slice(place.end, end.start))
  const instead = { start: place.start, end: end.end }
  result.findings.push(better === undefined ? finding : { ...finding, better, instead })
  convertAll(nodes.slice(index + 1, close), context)
  return close
}

function refuse(node: RootContent, { result }: Context): void {
  const { start, end } = placeOf(node)
  const message = refused[node.type] ?? `This text cannot hold ${quote(node.type)}.`
  if (result.findings.length < 20) result.findings.push({ code: 'markdown', start, end, message })
}

/** What is inside of a line; everything else begins a new one. */
const inLine: ReadonlySet<string> = new Set(['strong', 'em', 'code', 'a'])

/** The words of rich text without their formatting, in one line: a space is where a new paragraph or entry begins. */
export function plain(nodes: readonly RichNode[]): string {
  let words = ''
  for (const node of nodes) {
    if (typeof node === 'string') words += node
    else if (inLine.has(node.tag)) words += plain(node.children ?? [])
    else words = `${words.trimEnd()} ${plain(node.children ?? [])}`.trimStart()
  }
  return words
}

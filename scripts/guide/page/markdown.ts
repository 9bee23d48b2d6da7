import type { Nodes, Paragraph, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { slug } from '../../../src/model/words.ts'
import { attribute, escapeMarkup } from '../../lib/markup.ts'
import { copyable, shown } from './html.ts'
import { type Sample, sampleOf } from '../examples/samples.ts'

/** A text of the guide: its title, the paragraph under it, and the rest. */
export interface GuideText {
  title: string
  /** Without marks, for lists of pages and for the search. */
  summary: string
  body: string
}

/** What fills the places of a text that are not written by hand. */
export interface Fillers {
  /** The commands of the project: a note about another one is left out. */
  commands: ReadonlySet<string>
  /** A line `::name` or `::name words` on its own. Throws when there is nothing of that name. */
  part(name: string, words: string): string
  /** What comes below the next piece of JSON: what the check says about it. It is asked once for each, in their order. */
  below(): string
}

/**
 * A text as HTML. It knows headings, paragraphs, lists, quotations (shown as notes), emphasis, code and links.
 * @throws an Error when a text holds anything else, or has no title
 */
export function readText(markdown: string, fillers: Fillers): GuideText {
  const [first, second, ...rest] = fromMarkdown(markdown).children
  if (first?.type !== 'heading' || first.depth !== 1 || second?.type !== 'paragraph')
    throw new Error(`A text of the guide begins with "# Title" and one paragraph: ${markdown.slice(0, 60)}`)
  const body = rest.map((node) => toHtml(node, fillers)).join('\n')
  const lead = `<p class="lead">${inner(second, fillers)}</p>`
  return { title: words(first), summary: words(second), body: `${lead}\n${body}` }
}

/** The commands that a text names: `npm run check` is check. */
export const commandsIn = (text: string) => [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name)

/** All samples of JSON in a text. */
export function samplesIn(markdown: string): Sample[] {
  return fromMarkdown(markdown).children.flatMap((node) => {
    const sample = node.type === 'code' ? sampleOf(node.lang, node.meta, node.value) : null
    return sample ? [sample] : []
  })
}

const inner = (node: { children: Nodes[] }, fillers: Fillers) =>
  node.children.map((child) => toHtml(child as RootContent, fillers)).join('')

function toHtml(node: RootContent, fillers: Fillers): string {
  switch (node.type) {
    case 'text':
      return escapeMarkup(node.value)
    case 'strong':
      return `<strong>${inner(node, fillers)}</strong>`
    case 'emphasis':
      return `<em>${inner(node, fillers)}</em>`
    case 'inlineCode':
      return `<code>${escapeMarkup(node.value)}</code>`
    case 'link':
      return `<a href="${attribute(node.url)}">${inner(node, fillers)}</a>`
    case 'heading':
      return `<h${node.depth} id="${attribute(slug(words(node)))}">${inner(node, fillers)}</h${node.depth}>`
    case 'paragraph':
      return filled(node, fillers) ?? `<p>${inner(node, fillers)}</p>`
    case 'list':
      return `<${node.ordered ? 'ol' : 'ul'}>${inner(node, fillers)}</${node.ordered ? 'ol' : 'ul'}>`
    case 'listItem': {
      const [only] = node.children
      const tight = !node.spread && only?.type === 'paragraph'
      const rest = { children: node.children.slice(1) }
      return `<li>${tight ? inner(only, fillers) + inner(rest, fillers) : inner(node, fillers)}</li>`
    }
    case 'blockquote':
      return commandsIn(words(node)).every((name) => fillers.commands.has(name))
        ? `<div class="note">${inner(node, fillers)}</div>`
        : ''
    case 'code': {
      const sample = sampleOf(node.lang, node.meta, node.value)
      const below = sample ? fillers.below() : ''
      if (sample?.kind === 'says') return below
      return (
        (sample?.code ? shown(node.value, 'An example with a mistake') : copyable(node.value, 'An example')) + below
      )
    }
    default:
      throw new Error(`A text of the guide cannot hold "${node.type}".`)
  }
}

function filled({ children }: Paragraph, fillers: Fillers): string | null {
  const [only] = children
  const [, name, more = ''] =
    (children.length === 1 && only?.type === 'text' && /^::(\w+)(?: (.*))?$/.exec(only.value)) || []
  return name === undefined ? null : fillers.part(name, more)
}

function words(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(words).join('') : ''
}

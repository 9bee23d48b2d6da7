import {
  type CompletionItem,
  CompletionItemKind,
  type DocumentSymbol,
  type Hover,
  InsertTextFormat,
  type Location,
  MarkupKind,
  type Position,
  SymbolKind,
} from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { complete, explainAt, type Offer, targetAt } from '../../src/content/assist/index.ts'
import type { Workspace } from './workspace.ts'

const kinds: Readonly<Record<Offer['kind'], CompletionItemKind>> = {
  field: CompletionItemKind.Property,
  block: CompletionItemKind.Snippet,
  choice: CompletionItemKind.EnumMember,
  page: CompletionItemKind.File,
  place: CompletionItemKind.Reference,
  tab: CompletionItemKind.Reference,
  token: CompletionItemKind.Variable,
  shared: CompletionItemKind.Module,
  folder: CompletionItemKind.Folder,
  entry: CompletionItemKind.EnumMember,
  drawing: CompletionItemKind.File,
  picture: CompletionItemKind.File,
}

/** What can be written at a position. `snippets`: the editor moves the caret through the stops of one. */
export function completionsAt(
  { content }: Workspace,
  key: string,
  document: TextDocument,
  at: Position,
  snippets: boolean,
) {
  const text = document.getText()
  const offers = complete(content, key, text, document.offsetAt(at))
  return offers.map((offer, index) => toItem(offer, index, document, text, snippets))
}

function toItem(offer: Offer, index: number, document: TextDocument, text: string, snippets: boolean): CompletionItem {
  const { label, kind, detail, about, also, start, end, snippet } = offer
  const words = also === undefined ? label : `${label} ${also}`
  const isSnippet = snippets && snippet !== undefined
  return {
    label,
    kind: kinds[kind],
    // Editors compare what is replaced, with its quotes.
    filterText: text[start] === '"' ? JSON.stringify(words) : words,
    sortText: String(index).padStart(5, '0'),
    textEdit: {
      range: { start: document.positionAt(start), end: document.positionAt(end) },
      newText: isSnippet ? snippet : offer.text,
    },
    ...(isSnippet && { insertTextFormat: InsertTextFormat.Snippet }),
    ...(detail !== undefined && { detail }),
    ...(about !== undefined && { documentation: about }),
  }
}

/** What the word at a position means. */
export function hoverAt({ content }: Workspace, key: string, document: TextDocument, at: Position): Hover | null {
  const found = explainAt(content, key, document.getText(), document.offsetAt(at))
  if (!found) return null
  const [title, ...paragraphs] = [found.title, ...found.paragraphs].map((one) =>
    one.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&'),
  )
  return {
    contents: { kind: MarkupKind.Markdown, value: [`**${title}**`, ...paragraphs].join('\n\n') },
    range: { start: document.positionAt(found.start), end: document.positionAt(found.end) },
  }
}

/** The file, and the place in it, to which the word at a position refers. */
export function definitionAt(workspace: Workspace, key: string, document: TextDocument, at: Position): Location | null {
  const target = targetAt(workspace.content, key, document.getText(), document.offsetAt(at))
  if (target?.key === undefined) return null
  return { uri: workspace.uriOf(target.key), range: rangeAt(workspace, target.key, target.pointer ?? '') }
}

/** The blocks of a document, for the outline of an editor. */
export function blocksOf(workspace: Workspace, key: string): DocumentSymbol[] {
  const blocks = workspace.content.map().get(key)?.facts.blocks ?? []
  return blocks.map(({ where, pointer }) => {
    const range = rangeAt(workspace, key, pointer)
    return { name: where, kind: SymbolKind.Object, range, selectionRange: { start: range.start, end: range.start } }
  })
}

function rangeAt(workspace: Workspace, key: string, pointer: string) {
  const source = workspace.content.map().get(key)?.source
  const { start, end } = source && pointer !== '' ? source.valueRange(pointer) : { start: 0, end: 0 }
  const document = workspace.document(key)
  const position = (offset: number) => document.positionAt(source?.back(offset) ?? 0)
  return { start: position(start), end: position(end) }
}

import { json } from '@codemirror/lang-json'
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  HighlightStyle,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language'
import { EditorView, highlightActiveLine, highlightActiveLineGutter, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--ink)' },
  { tag: tags.string, color: 'var(--lagoon-text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--clay-text)' },
  { tag: tags.separator, color: 'var(--text-3)' },
])

/** How the text of a file looks: what is not said in drawer.css. */
export const look = [
  json(),
  syntaxHighlighting(colours),
  indentUnit.of('  '),
  lineNumbers(),
  codeFolding({ placeholderText: '…' }),
  foldGutter({ openText: '⌄', closedText: '›' }),
  bracketMatching(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  EditorView.contentAttributes.of({ 'aria-label': 'Text of the file', spellcheck: 'false', tabindex: '0' }),
]

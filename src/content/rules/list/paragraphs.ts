import { type Edit, insideText, type Node, type Source } from '../../json/index.ts'
import type { Fix } from '../../finding/index.ts'
import { type Found, noFindings, placeOf, type Text } from '../../wording/index.ts'
import { advice, type DocumentContext, type Rule } from '../rule.ts'

/** Shorter texts, in characters, and those of fewer paragraphs can be read in one line of a file. */
const least = { characters: 400, paragraphs: 3 } as const

/** Rules of how running text is written in the file. */
export const paragraphRules = {
  longText: advice(
    'Long texts are lists of paragraphs',
    'A legal page in one line of thousands of characters cannot be read in its file, and a change of one word marks all of it as changed.',
    'Write a list in [ ] with one text in quotes for each paragraph. The fix does it, and visitors see no difference.',
    { text: checkLongText },
  ),
} satisfies Record<string, Rule>

/** Where a paragraph ends and another one begins, but for the ends of a text. */
const gaps = /(?<=[^\n])\n\n+(?=[^\n])/g

function checkLongText(found: Text, { source }: DocumentContext): readonly Found[] {
  const { text, schema } = found
  if (schema.format !== 'markdown' || text.length < least.characters) return noFindings
  const places = [...text.matchAll(gaps)]
  const [first] = places
  if (!first || places.length + 1 < least.paragraphs) return noFindings
  // To take a file apart costs more than to see that it holds no such text in one line.
  if (!source.text.includes(written(text.slice(Math.max(0, first.index - 8), first.index + 8)))) return noFindings
  const place = placeOf(found)
  const node = source.node(place.pointer)
  if (node?.type !== 'string') return noFindings
  const message = `This text has ${places.length + 1} paragraphs in one line of ${text.length} characters.`
  const hint = 'Write a list in [ ] with one text in quotes for each paragraph.'
  return [{ place: { ...place, start: 0, end: first.index }, message, hint, fix: listFix(source, node, places) }]
}

const written = (text: string) => JSON.stringify(text).slice(1, -1)

/** Writes a text as a list, a paragraph on each line; everything else stays as it is written. */
function listFix(source: Source, node: Node, places: readonly RegExpExecArray[]): Fix {
  const indent = /\n([ \t]*)[^\n]*$/.exec(source.text.slice(0, node.offset))?.[1]
  const unit = /\n([ \t]+)/.exec(source.text)?.[1] ?? ''
  const [open, next, close] =
    indent === undefined ? ['', ' ', ''] : [`\n${indent}${unit}`, `\n${indent}${unit}`, `\n${indent}`]
  const offset = insideText(source, node)
  const between = places.map(({ 0: gap, index }): Edit => {
    const start = offset(index)
    return { offset: start, length: offset(index + gap.length) - start, text: `",${next}"` }
  })
  const edits = [
    { offset: node.offset, length: 0, text: `[${open}` },
    ...between,
    { offset: node.offset + node.length, length: 0, text: `${close}]` },
  ]
  return { title: 'Write a list of paragraphs', certain: true, edits }
}

import type { Source } from '../json/index.ts'
import { blockSchema, blocksOf, fieldsOf, isGroup, type Part, walk } from '../schema/index.ts'
import {
  type BlockSummary,
  type Heading,
  headingVisitor,
  type LinkWords,
  linksOfGroup,
  linksOfText,
  outlineOf,
  summaryOf,
  type TextFinding,
  wordVisitor,
} from '../wording/index.ts'
import { checksOf } from './checks.ts'
import type { DocumentContext } from './rule.ts'
import { type Silencer, silencersOf } from './silence.ts'

/** What was seen in the words of a document, so that they need not be read again. */
export interface Wording {
  /** What is wrong with them, whatever is in other documents. */
  findings: readonly TextFinding[]
  /** One for each block that has a type, in order: the same as the facts of the document. */
  blocks: readonly BlockSummary[]
  silencers: readonly Silencer[]
}

/** The wording of a document that could not be read, or has findings that come first. */
export const noWording: Wording = { findings: [], blocks: [], silencers: [] }

const [onText, onGroup, onLink, atEnd] = [checksOf('text'), checksOf('group'), checksOf('link'), checksOf('end')]

/** Reads the words of a document whose shape is right. */
export function readWording(source: Source, kind: DocumentContext['kind'], value: unknown): Wording {
  const findings: TextFinding[] = []
  // Blocks come one after another, so that what is seen belongs to the last one that has begun.
  const blocks: BlockSummary[] = []
  const isLaw = blocksOf(value).some(isLegal)
  const reading: DocumentContext = { source, kind, isLaw, tally: { sentences: 0, words: 0 } }
  const addLinks = (links: readonly LinkWords[]) => {
    for (const link of links) {
      blocks.at(-1)?.links.push(link)
      onLink(findings, link, reading)
    }
  }
  const words = wordVisitor({
    group(group) {
      const block = blocks.at(-1)
      if (block && group.schema.tsType === 'Drawing') block.drawings++
      onGroup(findings, group, reading)
      addLinks(linksOfGroup(group))
    },
    text(text) {
      onText(findings, text, reading)
      addLinks(linksOfText(text))
    },
  })
  let headings: Heading[] = []
  const begin = (part: Part) => {
    headings = []
    if (part.pointer !== '') blocks.push(summaryOf(part, source))
  }
  const end = ({ pointer }: Part) => {
    const block = blocks.at(-1)
    if (block && pointer !== '') block.outline = outlineOf(headings)
  }
  walk(kind, value, [{ ...words, begin, end }, headingVisitor((heading) => headings.push(heading))])
  atEnd(findings, reading, undefined)
  return { findings, blocks, silencers: silencersOf(value) }
}

/** Whether a block makes its document a legal text: it has a field that only those have. */
function isLegal(block: unknown): boolean {
  if (!isGroup(block) || typeof block.type !== 'string') return false
  const schema = blockSchema(block.type)
  return schema !== undefined && fieldsOf(schema).some(({ key, schema: { legal } }) => legal && key in block)
}

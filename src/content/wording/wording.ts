import { checkAltText } from './altTexts.ts'
import { checkDefaults } from './defaults.ts'
import { headingsOfBlock, outlineOf } from './headings.ts'
import { checkLinkWords, type LinkWords, linksOfGroup, linksOfText } from './linkTexts.ts'
import type { BlockSummary } from './pages.ts'
import { checkFullStop, checkWordCount } from './fieldWords.ts'
import { checkSampleAlt } from './samples.ts'
import { checkAverage, checkSentences } from './sentences.ts'
import { type Silencer, silencersOf } from './silence.ts'
import { type TextFinding, wordVisitor } from './texts.ts'
import { blockSchema, blocksOf, fieldsOf, isGroup, mainTitleSwitch, type Part, walk } from '../schema/index.ts'
import type { Source } from '../json/index.ts'

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

/** Reads the words of a document whose shape is right. */
export function readWording(source: Source, kind: 'page' | 'site' | 'shared', value: unknown): Wording {
  const findings: TextFinding[] = []
  // Blocks come one after another, so that what is seen belongs to the last one that has begun.
  const blocks: BlockSummary[] = []
  const isLaw = blocksOf(value).some(isLegal)
  const tally = { sentences: 0, words: 0 }
  const add = (found: readonly TextFinding[]) => {
    for (const finding of found) findings.push(finding)
  }
  const addLinks = (links: readonly LinkWords[]) => {
    for (const link of links) {
      blocks.at(-1)?.links.push(link)
      add(checkLinkWords(link))
    }
  }
  const words = wordVisitor({
    group(group) {
      const block = blocks.at(-1)
      if (block && group.schema.tsType === 'Drawing') block.drawings++
      add(checkDefaults(source, group))
      addLinks(linksOfGroup(group))
    },
    text(text) {
      add(checkSampleAlt(text))
      add(checkAltText(text))
      add(checkWordCount(text))
      add(checkFullStop(source, text))
      add(checkSentences(text, isLaw, tally))
      addLinks(linksOfText(text))
    },
  })
  const begin = (part: Part) => {
    if (part.pointer !== '') blocks.push(summaryOf(part, source))
  }
  walk(kind, value, [{ ...words, begin }])
  if (kind !== 'site') findings.push(...checkAverage(tally))
  return { findings, blocks, silencers: silencersOf(value) }
}

/** Whether a block makes its document a legal text: it has a field that only those have. */
function isLegal(block: unknown): boolean {
  if (!isGroup(block) || typeof block.type !== 'string') return false
  const schema = blockSchema(block.type)
  return schema !== undefined && fieldsOf(schema).some(({ key, schema: { legal } }) => legal && key in block)
}

function summaryOf({ value, pointer, where, schema }: Part, { file }: Source): BlockSummary {
  const type = String(value.type)
  const place = { pointer, where }
  const mainSwitch = mainTitleSwitch(type)
  return {
    file,
    type,
    place,
    outline: outlineOf(schema ? headingsOfBlock(type, { schema, value, place, parent: undefined }) : []),
    links: [],
    drawings: 0,
    choosesMain: mainSwitch !== undefined && value[mainSwitch] === true,
  }
}

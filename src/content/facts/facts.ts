import { CanvasReader } from './canvas.ts'
import { collectionOf } from './collection.ts'
import { namedEntries, takenBy } from './taken.ts'
import { altFinding, bareShared, isDay, nestedEntries, nestedShared } from '../fields/index.ts'
import { type Doubt, unshownFigures } from './drawnFigures.ts'
import type { RawFinding } from '../finding/index.ts'
import type { Source } from '../json/index.ts'
import { isGroup, type Part, type Shape, walk } from '../schema/index.ts'
import type { ShapeError } from '../schema/validators.gen.js'
import { widthOf } from '../../model/media.ts'
import type { Showing } from '../../model/showing.ts'
import { rangeOf } from './ranges.ts'
import { slipReader } from './slips.ts'
import { tableFindings } from './tables.ts'
import { readTabs } from './tabs.ts'
import { gistOf } from './gist.ts'
import { type Reading, TextReader } from './texts.ts'
import { type BlockFact, type Facts, noFacts } from './types.ts'

/**
 * Reads what has the right shape in a document: collects its facts and checks what a schema cannot say
 * (addresses, dates, drawings, running text). `doubts`: findings that leave the document sound.
 */
export function readFacts(
  source: Source,
  kind: 'page' | 'site' | 'shared',
  value: unknown,
  shape: Shape,
  drawings: object,
) {
  const facts = noFacts()
  const findings: RawFinding[] = []
  // A value that has a finding already is not looked at again: one mistake is one finding.
  const wrong = new Set(shape.findings.flatMap((at) => at.errors.map((error) => at.pointer + placeOf(error))))
  const isWrong = (pointer: string) => wrong.size > 0 && wrong.has(pointer)
  const doubts: Doubt[] = []
  const add: Reading['add'] = (place, finding) =>
    findings.push({ pointer: place.pointer, where: place.where, ...rangeOf(source, place), ...finding })
  const slips = slipReader(source, facts)
  const canvases = new CanvasReader(source, shape, drawings, findings)
  const texts = new TextReader({ source, kind, facts, drawings, add, slips })

  walk(kind, value, [
    {
      internal: true,
      begin(part) {
        canvases.part = part
        const fact = part.pointer === '' ? undefined : factOf(part)
        if (fact) facts.blocks.push(fact)
        texts.begin(part, fact)
      },
      group({ schema, value: picture, place: { pointer, where } }) {
        if (schema.canvas) {
          canvases.read(picture.name, schema.canvas, `${pointer}/name`)
          doubts.push(...unshownFigures(picture, drawings, { pointer, where }))
        }
        if (schema.tsType !== 'MediaPicture' || ['', '/alt', '/decorative'].some((at) => isWrong(pointer + at))) return
        const found = altFinding(picture)
        if (found) add({ pointer: pointer + found.inside, where }, found.finding)
      },
      text(text) {
        if (text.schema.canvas) canvases.read(text.text, text.schema.canvas, text.above + text.step)
        // Few documents have findings at all, and most texts are not asked for their pointers.
        if (wrong.size === 0 || !wrong.has(text.above + text.step)) texts.read(text)
        else texts.readHeadings(text)
      },
      end(part) {
        slips.end()
        const { value: block, pointer, where, schema } = part
        const fact = facts.blocks.at(-1)
        if (pointer === '' || !fact) return
        if (block.type === 'shared') {
          if (shape.blocks[Number(pointer.slice('/blocks/'.length))]) readUse(source, kind, part, fact, findings)
          return
        }
        if (fact.taken) readTaken(source, kind, part, fact, findings)
        if (schema?.tabValues) readTabs(source, schema.tabValues, block, fact, findings)
        const tables = { pointer: `${pointer}/tables`, where }
        if (block.tables !== undefined) findings.push(...tableFindings(source, block.tables, tables, isWrong))
      },
    },
  ])
  if (isGroup(value)) readHead(value, kind, facts, isWrong)
  Object.assign(facts, gistOf(facts.blocks))
  return { facts, findings, doubts }
}

/** What a document says of itself. */
function readHead(
  value: Record<string, unknown>,
  kind: 'page' | 'site' | 'shared',
  facts: Facts,
  isWrong: (pointer: string) => boolean,
): void {
  if (typeof value.title === 'string' && !isWrong('/title')) facts.title = value.title
  if (typeof value.description === 'string' && !isWrong('/description')) facts.description = value.description
  facts.indexed = value.index !== false
  if (kind === 'page') facts.showing = showingOf(value)
}

/** A block before its texts have been read. */
function factOf({ value: block, pointer, where, schema }: Part): BlockFact {
  const collection = collectionOf(block, schema)
  const taken = takenBy(block, schema)
  const toned = block.type === 'shared' ? Object.hasOwn(block, 'tone') : schema?.properties?.tone !== undefined
  return {
    pointer,
    where,
    type: String(block.type),
    ...(collection && { collection }),
    ...(taken && { taken }),
    entries: namedEntries(block, pointer),
    anchors: [],
    toned,
    tabs: [],
    pictures: [],
    width: widthOf(block),
    showing: schema?.dated ? showingOf(block) : {},
    headings: [],
  }
}

/** What a page or a block says of the days on which visitors see it. A day that is none has its finding. */
export function showingOf({ draft, from, until }: Record<string, unknown>): Showing {
  const isDate = (value: unknown): value is string => typeof value === 'string' && isDay(value)
  return {
    ...(draft === true && { draft }),
    ...(isDate(from) && { from }),
    ...(isDate(until) && { until }),
  }
}

/** What is in place of shared blocks names a document. */
function readUse(source: Source, kind: Reading['kind'], part: Part, fact: BlockFact, findings: RawFinding[]): void {
  const { value: block, pointer, where } = part
  const use = String(block.use)
  fact.use = bareShared(use)
  if (fact.use !== use) fact.misnamed = true
  if (kind === 'shared') findings.push(nestedShared(source, pointer, where))
}

/** A block with entries of a shared document names that document. */
function readTaken(source: Source, kind: Reading['kind'], part: Part, fact: BlockFact, findings: RawFinding[]): void {
  const named = fact.taken?.shared ?? ''
  const shared = bareShared(named)
  if (fact.taken && shared !== named) {
    fact.taken = { ...fact.taken, shared }
    fact.misnamed = true
  }
  if (kind === 'shared') findings.push(nestedEntries(source, `${part.pointer}/shared`, part.where))
}

/** Where an error is shown: of two entries that are the same, the second one is wrong. */
const placeOf = ({ instancePath, keyword, params }: ShapeError) =>
  keyword === 'uniqueItems' ? `${instancePath}/${Math.max(Number(params.i), Number(params.j))}` : instancePath

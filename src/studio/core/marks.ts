import type { Finding } from '../../content/finding/index.ts'
import { partsOf, textOf } from '../../content/json/index.ts'
import { kindOf } from '../../model/route.ts'
import { count } from '../../model/words.ts'
import { blockSchema, schemaAt } from '../../content/schema/index.ts'
import type { CanvasFinding, FromCanvas, Marks } from '../../dev/canvas/messages.ts'
import { saidFindings } from '../session/fresh.ts'
import { notDrawn } from '../store/messages.ts'
import { sentences } from './checkWords.ts'
import { blocksOfValue, type Fields, titleOfBlock } from './blocks.ts'
import { cursorIn, fieldWith, meantField, wordsOfBlock, wordsOfField } from './drawnWords.ts'
import { blockAt, blockPointer } from './pointers.ts'
import type { Cursor, Editing, StudioState } from './state.ts'

/**
 * For each block that is drawn, the block of the open document that it belongs to; -1: to none. The blocks of a shared
 * document belong to the one that uses it. While a page cannot be drawn, as one whose file cannot be read, the canvas has it as
 * it was: then a block is the next one of its kind.
 */
export function ownersOf({ drawn, root }: Pick<StudioState, 'drawn' | 'root'>, { key, value }: Editing): number[] {
  const blocks = blocksOfValue(value)
  const places = (drawn?.pointers ?? []).map((place, drawnAt) => {
    const [file = '', pointer = ''] = place.split('#', 2)
    const type = drawn?.page.blocks[drawnAt]?.type
    return { file, at: blockAt(pointer)?.index ?? 0, type, isOwn: file === `${root}/${key}` }
  })
  const isOld = places.some(
    ({ isOwn, at, type }) => isOwn && (type as string) !== notDrawn && blocks[at]?.type !== type,
  )
  let last = -1
  return places.map(({ file, at, type, isOwn }) => {
    if (isOwn && !isOld) return (last = at)
    if (isOwn) {
      const next = blocks.findIndex((block, index) => index > last && block.type === type)
      if (next >= 0) last = next
      return next
    }
    const name = file.slice(file.lastIndexOf('/') + 1, -'.json'.length)
    // The first block of a shared document begins the next use of it.
    const from = at === 0 ? last + 1 : last
    const use = blocks.findIndex((block, index) => index >= from && block.type === 'shared' && block.use === name)
    if (use >= 0) last = use
    return use
  })
}

/** What is marked on the canvas; null: nothing is drawn. */
export function marksOf(state: StudioState, scale: number): Marks | null {
  const { editing, overview } = state
  if (!editing || !state.drawn) return null
  const owners = ownersOf(state, editing)
  const blocks = blocksOfValue(editing.value)
  const tokens = new Map(overview.tokens)
  const at = blockAt(editing.selected)
  const first = at ? owners.indexOf(at.index) : -1
  const block = at && blocks[at.index]
  return {
    blocks:
      at && block && first >= 0
        ? {
            first,
            last: owners.lastIndexOf(at.index),
            name: titleOfBlock(block, overview.shared),
            place: `${at.index + 1} of ${blocks.length}`,
            isFirst: at.index === 0,
            isLast: at.index === blocks.length - 1,
          }
        : null,
    words: block && at.inner !== '' ? wordsOfField(at.inner, fieldsOfBlock(block, tokens)) : null,
    frame: frameOf(editing),
    findings: onePerPlace(
      saidFindings(editing.findings, state, editing.source).flatMap((finding) =>
        flagOf(finding, owners, blocks, tokens),
      ),
    ),
    scale,
    isOld: !editing.isReadable,
    isCalled: editing.selectedIn !== 'canvas',
  }
}

/** The part of the page in which what is selected in the document of the site is seen. */
function frameOf({ key, selected }: Editing): Marks['frame'] {
  if (kindOf(key) !== 'site') return null
  if (/^\/(?:footer|social)/.test(selected)) return 'footer'
  return selected.startsWith('/navigation') ? 'header' : null
}

/** What a press on the page selects. `cursor`: where in the text of the field it goes. */
export function pressedPlace(
  state: StudioState,
  { block, words, caret }: Extract<FromCanvas, { kind: 'pressed' }>,
): { pointer: string; cursor: Cursor | undefined } | undefined {
  const { editing, overview } = state
  const owner = editing ? ownersOf(state, editing)[block] : undefined
  const own = owner === undefined ? undefined : blocksOfValue(editing?.value)[owner]
  if (!own || owner === undefined) return undefined
  const tokens = new Map(overview.tokens)
  const fields = fieldsOfBlock(own, tokens)
  const inner = fieldWith(words, fields) ?? ''
  const meant = meantField(inner, schemaOf(own))
  const pointer = blockPointer(owner) + meant
  if (meant !== inner) return { pointer, cursor: undefined }
  const text = textOf(editing?.source.node(pointer))
  const cursor = caret && text !== undefined ? cursorIn(text, fields.get(inner) ?? '', tokens, caret) : undefined
  return { pointer, cursor }
}

const fieldsOfBlock = (block: Fields, tokens: ReadonlyMap<string, string>) =>
  wordsOfBlock(block, schemaOf(block), tokens)

const schemaOf = ({ type }: Fields) => (typeof type === 'string' ? blockSchema(type) : undefined)

/** Of several flags at one place the first, of errors before others: they would lie on each other. */
function onePerPlace(flags: readonly CanvasFinding[]): CanvasFinding[] {
  const places = new Map<string, CanvasFinding>()
  for (const flag of flags) {
    const place = JSON.stringify([flag.block, flag.words])
    if (!places.has(place) || (flag.isError && !places.get(place)?.isError)) places.set(place, flag)
  }
  return [...places.values()]
}

/** A flag has two lines at most; the whole sentence is at the field. */
const longestFlag = 96

function flagOf(
  finding: Finding,
  owners: readonly number[],
  blocks: readonly Fields[],
  tokens: ReadonlyMap<string, string>,
): CanvasFinding[] {
  const { pointer, severity } = finding
  const at = blockAt(pointer)
  const block = at ? owners.indexOf(at.index) : -1
  const own = at && blocks[at.index]
  if (block < 0 || !own || severity === 'advice') return []
  const words = at.inner === '' ? null : wordsOfField(at.inner, fieldsOfBlock(own, tokens))
  const flag = roomFlag(finding, at.inner, own) ?? shortened(sentences(finding.message)[0])
  return [{ block, words, pointer, flag, isError: severity === 'error' }]
}

/** The words of a flag at a text that is too long or too short: the form counts its characters as well. */
function roomFlag({ code }: Finding, inner: string, block: Fields): string | undefined {
  if (code !== 'tooLong' && code !== 'tooShort') return undefined
  const path = partsOf(inner)
  const schema = schemaAt(schemaOf(block) ?? {}, path)
  const text = path.reduce<unknown>((at, key) => (at as Fields | undefined)?.[key], block)
  if (schema?.title === undefined || typeof text !== 'string') return undefined
  if (text === '') return `${schema.title}: empty`
  const over = [...text].length - (schema.maxLength ?? Infinity)
  const missing = (schema.minLength ?? 0) - [...text].length
  if (over > 0) return `${schema.title}: ${count(over, 'character')} over`
  return missing > 0 ? `${schema.title}: ${count(missing, 'character')} missing` : undefined
}

/** A sentence as a flag has it: one that is longer ends with a word, and not within a name. */
function shortened(sentence: string): string {
  if (sentence.length <= longestFlag) return sentence
  const ends = [...sentence.matchAll(/ /g)].map(({ index }) => sentence.slice(0, index))
  const end = ends.findLast((part) => part.length < longestFlag && part.split('"').length % 2 === 1)
  return end === undefined ? sentence : `${end.replace(/[,;:]$/, '')}…`
}

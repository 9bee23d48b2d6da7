import type { Entry } from '../../content/entry/index.ts'
import { partsOf } from '../../content/json/index.ts'
import {
  blockFindings,
  blockSchema,
  blocksOf,
  checkShape,
  isGroup,
  obstaclesOf,
  type ShapeFindings,
} from '../../content/schema/index.ts'
import type { Content, ResolvedPage } from '../../content/store/index.ts'
import type { Block } from '../../model/schema.gen.ts'
import { notDrawn } from './messages.ts'

type Group = Record<string, unknown>

/** Any block that can be drawn: it keeps the place of one that cannot. */
const standIn = { type: 'richText', text: '-' }

type Obstacles = ReturnType<typeof obstaclesOf>

/**
 * The page of a document that cannot be drawn as it is: one wrong field must not keep what is written elsewhere from the page. A
 * field that cannot be drawn is as it was in the last document that could, and left out where there was none; a block that
 * cannot be drawn even so is named in its place. Null: it is no page at all, or may not be drawn for another reason.
 */
export function drawPastMistakes(content: Content, { key, kind, value: written, source }: Entry): ResolvedPage | null {
  const value = written.get()
  if (kind === 'site' || kind === 'other' || !isGroup(value)) return null
  const blocks = blocksOf(value)
  const last = content.draftValue(key)
  const drawable = blocks.map((_, at) => drawableBlock(blocks, at, blocksOf(last)))
  const shell = drawableShell(value, kind === 'shared' ? kind : 'page', last)
  if (!shell) return null
  // A page has at least one block.
  const list = blocks.length === 0 ? [standIn] : drawable.map((block) => block ?? standIn)
  const drawn = content.draft(key, JSON.stringify({ ...shell, blocks: list }))
  if (!drawn) return null
  if (blocks.length === 0) return { ...drawn, page: { ...drawn.page, blocks: [] }, pointers: [] }
  const own = `${source.file}#/blocks/`
  const named = drawn.page.blocks.map((block, index) => {
    const place = drawn.pointers[index] ?? ''
    const at = place.startsWith(own) ? Number(place.slice(own.length)) : -1
    return drawable[at] === null ? (placeholderOf(blocks[at]) as Block) : block
  })
  return { ...drawn, page: { ...drawn.page, blocks: named } }
}

/** What the canvas shows in the place of a block. `called`: the kind that it names, and that does not exist; `name`: that of its kind. */
function placeholderOf(block: unknown): Group {
  const type = isGroup(block) && typeof block.type === 'string' && block.type !== '' ? block.type : undefined
  const schema = type === undefined ? undefined : blockSchema(type)
  if (type !== undefined && !schema) return { type, called: type }
  return { type: notDrawn, ...(schema && { name: schema.title }) }
}

/** A block without what keeps it from being drawn; null: nothing of it can be drawn. */
function drawableBlock(blocks: readonly unknown[], index: number, earlier: readonly unknown[]): Group | null {
  const block = blocks[index]
  if (!isGroup(block) || typeof block.type !== 'string' || !blockSchema(block.type)) return null
  return drawablePart(
    block,
    () => asItWas(block, blocks.filter(isGroup), earlier.filter(isGroup)),
    (one) => [blockFindings(one, index) ?? []].flat(),
  )
}

/** The fields of a document beside its blocks. */
function drawableShell(shell: Group, kind: 'page' | 'shared', last: unknown): Group | null {
  const withBlock = (one: Group) => ({ ...one, blocks: [standIn] })
  return drawablePart(
    withBlock(shell),
    () => (isGroup(last) ? withBlock(last) : undefined),
    (one) => checkShape(kind, one).findings,
  )
}

function drawablePart(
  value: Group,
  earlier: () => Group | undefined,
  findingsIn: (value: Group) => readonly ShapeFindings[],
): Group | null {
  const obstacles = findingsIn(value).flatMap(obstaclesOf)
  if (obstacles.length === 0) return value
  const before = earlier()
  const part = withoutObstacles(value, before, obstacles)
  return findingsIn(part).every((one) => obstaclesOf(one).length === 0) ? part : (before ?? null)
}

/** The earlier block of this kind with the most fields that are the same, unless another block of now has more of them. */
function asItWas(block: Group, blocks: readonly Group[], earlier: readonly Group[]): Group | undefined {
  const likeness = (one: Group, other: Group) =>
    Object.keys(one).filter((key) => JSON.stringify(one[key]) === JSON.stringify(other[key])).length
  const alike = earlier.filter(({ type }) => type === block.type)
  const before = alike.sort((a, b) => likeness(block, b) - likeness(block, a))[0]
  const isOfAnother = before && blocks.some((one) => likeness(one, before) > likeness(block, before))
  return isOfAnother ? undefined : before
}

/** A value in which all that is wrong is as it was before; what was not there is left out. */
function withoutObstacles(value: Group, before: Group | undefined, obstacles: Obstacles): Group {
  const places = obstacles.map(({ instancePath, keyword, params }) => {
    const missing = keyword === 'required' ? [String(params.missingProperty)] : []
    return [...partsOf(instancePath), ...missing]
  })
  return places.reduce<unknown>((part, path) => withEarlier(part, before, path), value) as Group
}

function withEarlier(value: unknown, before: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return before ?? value
  const was =
    (isGroup(before) || Array.isArray(before)) && Object.hasOwn(before, step) ? (before as Group)[step] : undefined
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === step ? withEarlier(one, was, rest) : one))
  if (!isGroup(value)) return before ?? value
  if (rest.length === 0 && was === undefined) {
    const { [step]: _left, ...others } = value
    return others
  }
  return { ...value, [step]: rest.length === 0 ? was : withEarlier(value[step], was, rest) }
}

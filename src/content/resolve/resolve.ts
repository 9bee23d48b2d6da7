import {
  blockSchema,
  blocksOf,
  documentSchemas,
  entryFields,
  isGroup,
  type Schema,
  type Text,
  walk,
} from '../schema/index.ts'
import { type Collection, collectionOf, entriesFor, showingOf, takenBy } from '../facts/index.ts'
import { isShownOn, type Showing } from '../../model/showing.ts'
import { type Media, type PictureWidth, resolveMarkPicture, resolvePicture, widthOf } from '../../model/media.ts'
import { isMarkName } from '../../model/marks.ts'
import {
  finishText,
  parseInternal,
  parseText,
  replaceTokens,
  resolveHref,
  uniqueId,
  type UsedIds,
} from '../fields/index.ts'
import type { Block, Page, Site } from '../../model/schema.gen.ts'
import type { Drawing, DrawingFile, MediaPicture } from '../../model/values.ts'

/** The drawings of the site by their names; `kind`: which blocks each is made for (`canvas` in their schemas). */
export type Drawings = Readonly<
  Record<
    string,
    { kind?: string; numbers?: readonly number[]; words?: readonly string[]; wide: DrawingFile; small?: DrawingFile }
  >
>

/** What the values of a document are resolved with. */
export interface Resolver {
  tokens: ReadonlyMap<string, string>
  drawings: Drawings
  media: Media
  /** The day, for blocks that begin and end; without it all are shown. */
  today?: string | undefined
  /** Blocks are there on all days, for whoever writes them. */
  always?: boolean
  /** The pages that have ended, by their addresses, and where these lead now. */
  ended?: ReadonlyMap<string, string>
  /** Where the pictures of a block are shown; absent outside of blocks. */
  place?: { asked: PictureWidth; isFirst: boolean }
  /** Ids on the page that is being resolved. */
  used: UsedIds
}

/** A document whose blocks are somewhere: the page itself, or a shared one. */
export interface BlockSource {
  file: string
  value: unknown
}

/** A page as components see it, and for each of its blocks where it was written, and when visitors see it. */
export interface ResolvedBlocks {
  page: Page
  pointers: string[]
  showings: Showing[]
}

/** What a page refers to. */
export interface Sources {
  /** A shared document, by its name. */
  shared(name: string): BlockSource | undefined
  /** The pages that a list of this page shows. */
  listed(collection: Collection): readonly (BlockSource & { route: string })[]
}

/**
 * The page as components see it, and for each of its blocks where it was written. Call it with documents that have been
 * checked: their shape is taken for granted.
 */
export function resolvePage(page: BlockSource, { shared, listed }: Sources, resolver: Resolver): ResolvedBlocks {
  const found: { block: Record<string, unknown>; pointer: string; showing: Showing }[] = []
  // `use` is what the page says where it uses a shared document, and null in the page itself.
  const collect = ({ file, value }: BlockSource, use: Record<string, unknown> | null) => {
    for (const [index, block] of blocksOf(value).entries()) {
      if (!isGroup(block)) continue
      const other = use === null && block.type === 'shared' ? shared(String(block.use)) : undefined
      if (other) collect(other, block)
      else if (block.type !== 'shared') {
        const showing = blockSchema(String(block.type))?.dated ? showingOf(block) : {}
        const whole = filled(toned(block, use), { shared, listed })
        if (whole && (resolver.always || isShownOn(showing, resolver.today)))
          found.push({ block: whole, pointer: `${file}#/blocks/${index}`, showing })
      }
    }
  }
  collect(page, null)
  // Anchors that people wrote come first: a heading gives way to them, wherever it is.
  const text = ({ text: id, schema }: Text) => schema.format === 'anchor' && uniqueId(id, resolver.used)
  walk('page', { blocks: found.map(({ block }) => block) }, [{ text }])
  const blocks = found.map(({ block }, at) =>
    resolveValue(blockSchema(String(block.type)) ?? {}, block, {
      ...resolver,
      place: { asked: widthOf(block), isFirst: at === 0 },
    }),
  )
  const { blocks: _, ...rest } = documentSchemas.page.properties ?? {}
  const head = resolveValue({ properties: rest }, page.value, resolver) as Omit<Page, 'blocks'>
  return {
    page: { ...head, blocks: blocks as Block[] },
    pointers: found.map(({ pointer }) => pointer),
    showings: found.map(({ showing }) => showing),
  }
}

/**
 * The block with the entries that it takes from pages of a folder (each has the fields of a block there, and its address),
 * or from a shared document. Null: there are none on the day, so that it would be a heading over nothing.
 */
function filled(block: Record<string, unknown>, { shared, listed }: Sources): Record<string, unknown> | null {
  const schema = blockSchema(String(block.type))
  const [collection, taken] = [collectionOf(block, schema), takenBy(block, schema)]
  const list = collection ? schema?.collects?.list : taken?.list
  if (!schema || list === undefined) return block
  const fields = entryFields(schema, block, list)
  const written = (source: Record<string, unknown>) =>
    Object.fromEntries(fields.flatMap((key) => (Object.hasOwn(source, key) ? [[key, source[key]]] : [])))
  const found = collection
    ? listed(collection).flatMap(({ value, route }) => {
        const source = blocksOf(value).find((one) => isGroup(one) && one.type === collection.of)
        return isGroup(source) ? [{ ...written(source), href: route }] : []
      })
    : taken
      ? entriesFor(taken, shared(taken.shared)?.value).map(written)
      : []
  return found.length > 0 ? { ...block, [list]: found } : null
}

/** The block on the background that the page asks for, if blocks of its type have one. */
function toned(block: Record<string, unknown>, use: Record<string, unknown> | null): Record<string, unknown> {
  if (!use || !Object.hasOwn(use, 'tone') || !blockSchema(String(block.type))?.properties?.tone) return block
  return { ...block, tone: use.tone }
}

/** The site's document as the frame sees it. */
export function resolveSite(value: unknown, resolver: Resolver): Site {
  return resolveValue(documentSchemas.site, value, resolver) as Site
}

/** A new value: defaults filled in, tokens replaced, running text parsed, drawings and pictures resolved. */
export function resolveValue(schema: Schema, value: unknown, resolver: Resolver): unknown {
  if (typeof value === 'string') return resolveText(schema, value, resolver)
  if (Array.isArray(value)) {
    const items = schema.items
    if (!items) return value
    const list: unknown[] = []
    for (let index = 0; index < value.length; index++) list.push(resolveValue(items, value[index], resolver))
    return list
  }
  if (!isGroup(value)) return value
  if (schema.tsType === 'Drawing') return resolveDrawing(value, resolver)
  if (schema.tsType === 'MediaPicture') return resolveMedia(value, resolver)
  const group: Record<string, unknown> = {}
  for (const key in schema.properties) {
    const property = schema.properties[key]
    if (!property || property.internal || key === '$schema') continue
    if (Object.hasOwn(value, key)) group[key] = resolveValue(property, value[key], resolver)
    else if (property.default !== undefined) group[key] = resolveValue(property, property.default, resolver)
  }
  return group
}

/** An address as visitors get it: what leads to a page that has ended leads where the address of that page leads now. */
function resolveLink(text: string, { tokens, ended }: Resolver): string {
  const href = resolveHref(text, tokens)
  return (ended?.size ? ended.get(parseInternal(href)?.path ?? '') : undefined) ?? href
}

function resolveText(schema: Schema, text: string, resolver: Resolver): unknown {
  const { tokens, used, drawings, media, place } = resolver
  switch (schema.format) {
    case 'anchor':
    case 'code':
    case 'path':
    case 'date':
      return text
    case 'link':
      return resolveLink(text, resolver)
    case 'drawing':
      return Object.hasOwn(drawings, text) ? drawings[text]?.wide : undefined
    case 'mark':
      return isMarkName(text) ? text : resolveMarkPicture(text, media, place?.isFirst ?? false)
    case 'markdown':
      return finishText(parseText(text, schema.headings ?? []).text, tokens, used, (href) =>
        resolveLink(href, resolver),
      )
    default:
      return replaceTokens(text, tokens)
  }
}

function resolveDrawing(value: Record<string, unknown>, { drawings, tokens }: Resolver): Drawing | undefined {
  const name = String(value.name)
  const { wide, small } = (Object.hasOwn(drawings, name) && drawings[name]) || {}
  return wide && { alt: replaceTokens(String(value.alt), tokens), wide, ...(small && { small }) }
}

/** What a draft shows in place of a picture that is not there, or is none: a browser shows its text there. */
const missing: Omit<MediaPicture, 'alt'> = { width: 1280, height: 720, src: 'data:,', sources: [], isFirst: false }

const wholeColumn = { asked: 'wide', isFirst: false } as const

function resolveMedia(
  { src, alt, decorative }: Record<string, unknown>,
  { media, tokens, place = wholeColumn }: Resolver,
): MediaPicture {
  const text = decorative === true ? '' : replaceTokens(String(alt), tokens)
  return resolvePicture({ src: String(src), alt: text }, media, place) ?? { ...missing, alt: text }
}

import { canvasOf } from '../schema/index.ts'
import type { Content } from '../store/index.ts'
import { drawingChoices } from './drawingNames.ts'
import { blockOffers, commaAfter, fieldOffers, valueChoices } from './fields.ts'
import type { Choice, Offer } from './offer.ts'
import { blockAround, folderAt, placeAt, type WrittenPlace } from './place.ts'
import {
  dayChoices,
  entryChoices,
  folderChoices,
  linkChoices,
  markChoices,
  pageChoices,
  pictureChoices,
  sharedChoices,
  sourceChoices,
  tokenChoices,
} from './references.ts'

/**
 * What can be written at an offset of a document: fields, whole blocks, the words of a choice, and everything that a value
 * can refer to. `text`: the document as it is being written, which need not be JSON nor be what the store holds of it.
 */
export function complete(content: Content, key: string, text: string, offset: number): Offer[] {
  const place = placeAt(key, text, offset)
  if (!place) return []
  if (place.isName) return fieldOffers(text, place)
  if (place.isBlock) return place.typed === null ? blockOffers(text, place) : []
  const values = valueChoices(place)
  if (values) return values.map(({ value, ...choice }) => ({ ...choice, ...whole(text, place, JSON.stringify(value)) }))
  return partOffers(content, key, text, place, offset) ?? wholeOffers(content, key, text, place)
}

/** What replaces a value. */
const whole = (text: string, { start, end }: WrittenPlace, written: string): Pick<Offer, 'start' | 'end' | 'text'> => ({
  start,
  end,
  text: written + commaAfter(text, end),
})

function wholeOffers(content: Content, key: string, text: string, place: WrittenPlace): Offer[] {
  return referenceChoices(content, key, text, place).map((choice) => ({
    ...choice,
    ...whole(text, place, JSON.stringify(choice.label)),
  }))
}

/** What a value as a whole can refer to. */
function referenceChoices(content: Content, key: string, text: string, place: WrittenPlace): Choice[] {
  const { schema, above, part, inner, typed } = place
  if (inner.join('/') === 'use' && part?.properties?.use) return sharedChoices(content)
  switch (schema?.format) {
    case 'link':
      return linkChoices(content, key, typed ?? '')
    case 'drawing':
      return drawingChoices(content, canvasOf(schema.canvas ?? above?.canvas, part ?? {}, blockAround(text, place)))
    case 'date':
      return dayChoices(content)
    case 'folder':
      return folderChoices(content)
    case 'pageName':
      return pageChoices(content, folderAt(text, place))
    case 'sharedName':
      return sourceChoices(content, blockAround(text, place))
    case 'entryName':
      return entryChoices(content, blockAround(text, place))
    case 'media':
      return pictureChoices(content)
    case 'mark':
      return markChoices(content)
    default:
      return []
  }
}

/** What a part of a text can be: a token after a brace, and in running text the address of a link. Null: neither is begun. */
function partOffers(
  content: Content,
  key: string,
  text: string,
  { schema, typed, end }: WrittenPlace,
  offset: number,
): Offer[] | null {
  if (typed === null || schema?.type !== 'string') return null
  const rest = text.slice(offset, end)
  const brace = /(?<!\{)(?:\{\{)*(\{[\w.]*)$/.exec(typed)?.[1]
  if (brace !== undefined) {
    const after = /^[\w.]*\}?/.exec(rest)?.[0] ?? ''
    const all = tokenChoices(content)
    return all.map((one) => ({ ...one, start: offset - brace.length, end: offset + after.length, text: one.label }))
  }
  const address = schema.format === 'markdown' ? /\]\(([^()\s]*)$/.exec(typed)?.[1] : undefined
  if (address === undefined) return null
  const after = /^[^()\s"\\]*/.exec(rest)?.[0] ?? ''
  const all = linkChoices(content, key, address)
  return all.map((one) => ({ ...one, start: offset - address.length, end: offset + after.length, text: one.label }))
}

import type { Place } from '../facts/index.ts'
import type { Source } from '../json/index.ts'
import { mainTitleSwitch, type Part } from '../schema/index.ts'
import { type Outline, outlineOf } from './headings.ts'
import type { LinkWords } from './linkTexts.ts'

/** What a block adds to the page on which it is, whichever document it was written in. */
export interface BlockSummary {
  /** The file in which it was written. */
  file: string
  type: string
  place: Place
  outline: Outline
  links: LinkWords[]
  drawings: number
  /** It has the main title only because a field of it says so. */
  choosesMain: boolean
}

/** A block on a page: its summary, and the place in the page's own document that brings it there. */
export interface PlacedBlock extends BlockSummary {
  /** Undefined: it was written in the page itself. */
  broughtBy?: Place
}

/** A place inside of a block, as an editor of the page comes to it. */
export const placeIn = (block: PlacedBlock, place: Place): Place => block.broughtBy ?? place

/** What a block is called in a message on the page. */
export const shownName = ({ broughtBy, place }: PlacedBlock): string =>
  broughtBy ? `${broughtBy.where} (${place.where})` : place.where

/** The summary of a block whose headings, links and drawings are still to be collected. */
export function summaryOf({ value, pointer, where }: Part, { file }: Source): BlockSummary {
  const type = String(value.type)
  const place = { pointer, where }
  const mainSwitch = mainTitleSwitch(type)
  return {
    file,
    type,
    place,
    outline: outlineOf([]),
    links: [],
    drawings: 0,
    choosesMain: mainSwitch !== undefined && value[mainSwitch] === true,
  }
}

import { readByCode, writeByCode } from '../lib/keptByCode.ts'
import { cutsOf, type Made, type MadeDrawing, type Texts } from './made.ts'
import { makeDrawings } from './makeDrawings.ts'

// Most runs find all drawings made. What makes them is loaded when it is first called (scripts/run.mjs), so nothing here calls
// it before.

interface LivingDrawings {
  layers: ReadonlyMap<string, string>
  styles: string
}

let made: Made | undefined
let read: Texts | undefined
let layers: Texts | undefined

const place = 'allDrawings/all'
const placeOfTexts = 'allDrawings/texts'

/** All drawings, kept together by the code that draws them: running that for each of them to look for its file takes longer. */
function allMade(): Made {
  made ??= (readByCode(place) as Made | undefined) ?? makeAll()
  return made
}

/** Few builds need a text: most have left it in its file. */
function allTexts(): Texts {
  read ??= readByCode(placeOfTexts) as Texts | undefined
  if (!read) makeAll()
  return read ?? new Map()
}

function makeAll(): Made {
  const { made: all, texts } = makeDrawings()
  made = all
  read = texts
  writeByCode(place, all)
  writeByCode(placeOfTexts, texts)
  return all
}

/**
 * Address and size of every drawing, and what blocks may count on, by name. Outlines what is not in the cache, as the hash is part of the address.
 * @throws when a drawing holds a letter that the fonts lack
 */
export function drawingSizes(): Readonly<Record<string, MadeDrawing>> {
  return allMade().drawings
}

/** The files of all drawings: `path` is the address from the root of the site. Their texts are read when one is asked for. */
export function drawingFiles(): { path: string; text: string }[] {
  const addresses = cutsOf(allMade().drawings).flatMap(({ src, living }) =>
    living === undefined ? [src] : [src, living],
  )
  return addresses.map((path) => ({
    path,
    get text() {
      return textAt(path)
    },
  }))
}

function textAt(address: string): string {
  const text = allTexts().get(address)
  if (text === undefined) throw new Error(`There is no drawing at ${address}.`)
  return text
}

/** What a page with drawings that live has in its HTML: their layers by address, and the rules for all of them. */
export function livingDrawings(): LivingDrawings {
  const { drawings: all, styles } = allMade()
  return {
    styles,
    get layers() {
      return (layers ??= new Map(cutsOf(all).flatMap(({ living }) => (living ? [[living, textAt(living)]] : []))))
    },
  }
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawingFile } from '../../src/model/values.ts'
import type { Cut, Drawing } from '../../src/drawings/kit/drawing.ts'
import { cacheFolder, codeHash, hashOf, keep } from '../lib/cache.ts'
import { readKept, writeKept } from '../lib/keptValues.ts'
import { numbersIn } from '../../src/model/figures.ts'
import { livingStyles } from '../../src/theme/living.ts'
import { livingFile } from './living.ts'
import { outlineBasis, outline } from './outline.ts'
import { wordsOf } from './words.ts'

const modules = import.meta.glob<Drawing>(['../../src/drawings/*/*.ts', '!../../src/drawings/{kit,screens}/*.ts'], {
  eager: true,
  import: 'default',
})
const code = import.meta.glob<string>(['./*.ts', '!./drawings.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** All drawings by name, as their modules give them. */
export const drawings: Readonly<Record<string, Drawing>> = Object.fromEntries(
  Object.entries(modules)
    .map(([path, drawing]) => [path.replace(/^.*\/|\.ts$/g, ''), drawing] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
)

interface MadeDrawing {
  kind: string
  /** The numbers that it shows, in their order. */
  numbers: number[]
  /** The words that are drawn. */
  words: string[]
  wide: DrawingFile
  small?: DrawingFile
}

/** What is asked for each time: all drawings by name, and the rules for those that live. */
interface Made {
  drawings: Record<string, MadeDrawing>
  styles: string
}

/** The texts of all files, by their addresses. */
type Texts = ReadonlyMap<string, string>

interface LivingDrawings {
  layers: ReadonlyMap<string, string>
  styles: string
}

let made: Made | undefined
let read: Texts | undefined
let layers: Texts | undefined

/** What is made of a cut: kept from an earlier run, as long as markup, fonts and code are the same. */
function kept(name: string, input: string, basis: string, make: () => string): string {
  const path = `drawings/${name}-${hashOf(basis, input)}.svg`
  const file = join(cacheFolder, path)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const text = make()
  keep(path, text, `${name}-`)
  return text
}

const addressOf = (name: string, text: string) => `/assets/drawings/${name}.${hashOf(text).slice(0, 8)}.svg`

/** A drawing that answers has its ids for itself: a page may show the markup of several. */
const withOwnIds = (name: string, svg: string) => svg.replace(/(?<= id="| href="#|url\(#)/g, `${name}-`)

function makeCut(name: string, cut: Cut, basis: string, texts: Map<string, string>): DrawingFile {
  const answering = cut.answering()
  const svg = answering ?? cut.svg()
  const text = kept(name, svg, basis, () => (answering ? withOwnIds(name, outline(name, svg)) : outline(name, svg)))
  const living = cut.living()?.join('')
  const moving =
    living === undefined ? undefined : kept(`${name}.living`, living, basis, () => livingFile(name, cut) ?? '')
  const note = (of: string, content: string) => {
    const address = addressOf(of, content)
    texts.set(address, content)
    return address
  }
  return {
    src: note(answering ? `${name}.answers` : name, text),
    width: cut.width,
    height: cut.height,
    ...(moving !== undefined && { living: note(`${name}.living`, moving) }),
  }
}

/** One place for whatever code: the texts are 3 MB, and code changes often while it is written. */
const place = 'allDrawings/all'
const placeOfTexts = 'allDrawings/texts'

/** By what drawings are kept; undefined: they are not. A development server replaces code while it runs. */
function drawnBy(): string | undefined {
  const by = import.meta.env.DEV ? undefined : codeHash()
  return by && `${by} ${process.version}`
}

/** What the same code has kept under a name. */
function readOwn(name: string): unknown {
  const basis = drawnBy()
  const known = basis === undefined ? undefined : (readKept(name) as { basis: string; all: unknown } | undefined)
  return known?.basis === basis ? known?.all : undefined
}

/** All drawings, kept together by the code that draws them: running that for each of them to look for its file takes longer. */
function allMade(): Made {
  made ??= (readOwn(place) as Made | undefined) ?? makeAll()
  return made
}

/** Few builds need a text: most have left it in its file. */
function allTexts(): Texts {
  read ??= readOwn(placeOfTexts) as Texts | undefined
  if (!read) makeAll()
  return read ?? new Map()
}

function makeAll(): Made {
  const basis = hashOf(...outlineBasis(), ...Object.values(code))
  const texts = new Map<string, string>()
  const entries = Object.entries(drawings).map(([name, drawing]): [string, MadeDrawing] => {
    const { wide, small } = drawing
    const words = wordsOf(drawing)
    return [
      name,
      {
        kind: wide.kind,
        numbers: words.flatMap((text) => numbersIn(text).map(({ amount }) => amount)),
        words,
        wide: makeCut(name, wide, basis, texts),
        // Where the small cut is shown, there is no pointer.
        ...(small && { small: makeCut(`${name}.small`, { ...small, answering: () => null }, basis, texts) }),
      },
    ]
  })
  const all = Object.fromEntries(entries)
  made = { drawings: all, styles: livingStyles(namesIn(cutsOf(all), texts)) }
  read = texts
  const by = drawnBy()
  if (by === undefined) return made
  writeKept(place, { basis: by, all: made })
  writeKept(placeOfTexts, { basis: by, all: texts })
  return made
}

/** The classes in the drawings that live. */
const namesIn = (cuts: readonly DrawingFile[], texts: Texts): string[] =>
  cuts.flatMap(({ living = '' }) =>
    [...(texts.get(living) ?? '').matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
  )

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

const cutsOf = (all: Made['drawings']): DrawingFile[] =>
  Object.values(all).flatMap(({ wide, small }) => (small ? [wide, small] : [wide]))

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawingFile } from '../../src/model/values.ts'
import type { Cut, Drawing } from '../../src/drawings/kit/drawing.ts'
import { cacheFolder, codeHash, hashOf, keep } from '../lib/cache.ts'
import { readKept, writeKept } from '../lib/keptValues.ts'
import { livingStyles } from '../../src/theme/living.ts'
import { livingFile } from './living.ts'
import { outlineBasis, outline } from './outline.ts'

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

interface Made extends DrawingFile {
  text: string
  /** The text of the file at `living`. */
  layers: string | undefined
}

interface MadeDrawing {
  kind: string
  wide: Made
  small?: Made
}

interface LivingDrawings {
  layers: ReadonlyMap<string, string>
  styles: string
}

let collected: LivingDrawings | undefined
let made: Record<string, MadeDrawing> | undefined

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

function makeCut(name: string, cut: Cut, basis: string): Made {
  const answering = cut.answering()
  const svg = answering ?? cut.svg()
  const text = kept(name, svg, basis, () => (answering ? withOwnIds(name, outline(name, svg)) : outline(name, svg)))
  const living = cut.living()?.join('')
  const layers =
    living === undefined ? undefined : kept(`${name}.living`, living, basis, () => livingFile(name, cut) ?? '')
  return {
    src: addressOf(answering ? `${name}.answers` : name, text),
    width: cut.width,
    height: cut.height,
    ...(layers !== undefined && { living: addressOf(`${name}.living`, layers) }),
    text,
    layers,
  }
}

/** One place for whatever code: they are 3 MB, and code changes often while it is written. */
const place = 'allDrawings/all'

/** All drawings, kept together by the code that draws them: running that for each of them to look for its file takes longer. */
function allMade(): Record<string, MadeDrawing> {
  // A development server replaces code while it runs.
  const drawnBy = import.meta.env.DEV ? undefined : codeHash()
  if (drawnBy === undefined) return makeAll()
  const basis = `${drawnBy} ${process.version}`
  const known = readKept(place) as { basis: string; all: Record<string, MadeDrawing> } | undefined
  if (known?.basis === basis) return known.all
  const all = makeAll()
  writeKept(place, { basis, all })
  return all
}

function makeAll(): Record<string, MadeDrawing> {
  const basis = hashOf(...outlineBasis(), ...Object.values(code))
  const entries = Object.entries(drawings).map(([name, { wide, small }]): [string, MadeDrawing] => [
    name,
    {
      kind: wide.kind,
      wide: makeCut(name, wide, basis),
      // Where the small cut is shown, there is no pointer.
      ...(small && { small: makeCut(`${name}.small`, { ...small, answering: () => null }, basis) }),
    },
  ])
  return Object.fromEntries(entries)
}

const sizeOf = ({ src, width, height, living }: Made): DrawingFile => ({
  src,
  width,
  height,
  ...(living !== undefined && { living }),
})

/**
 * Address and size of every drawing, and what blocks may count on, by name. Outlines what is not in the cache, as the hash is part of the address.
 * @throws when a drawing holds a letter that the fonts lack
 */
export function drawingSizes(): Record<string, { kind: string; wide: DrawingFile; small?: DrawingFile }> {
  made ??= allMade()
  return Object.fromEntries(
    Object.entries(made).map(([name, { kind, wide, small }]) => [
      name,
      { kind, wide: sizeOf(wide), ...(small && { small: sizeOf(small) }) },
    ]),
  )
}

/** The files of all drawings: `path` is the address from the root of the site. */
export function drawingFiles(): { path: string; text: string }[] {
  return cuts().flatMap(({ src, text, living, layers = '' }) => [
    { path: src, text },
    ...(living === undefined ? [] : [{ path: living, text: layers }]),
  ])
}

/** What a page with drawings that live has in its HTML: their layers by address, and the rules for all of them. */
export function livingDrawings(): LivingDrawings {
  collected ??= collectLiving()
  return collected
}

function collectLiving(): LivingDrawings {
  const all = cuts().flatMap(({ living, layers = '' }) => (living === undefined ? [] : [[living, layers] as const]))
  const names = all.flatMap(([, text]) =>
    [...text.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
  )
  return { layers: new Map(all), styles: livingStyles(names) }
}

function cuts(): Made[] {
  made ??= allMade()
  return Object.values(made).flatMap(({ wide, small }) => (small ? [wide, small] : [wide]))
}

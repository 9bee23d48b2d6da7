import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawingFile } from '../../src/model/values.ts'
import type { Cut, Drawing } from '../../src/drawings/kit/drawing.ts'
import { cacheFolder, hashOf, keep } from '../lib/cache.ts'
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
}

interface MadeDrawing {
  wide: Made
  small?: Made
}

let made: Record<string, MadeDrawing> | undefined

/** The outlined text of a cut: kept from an earlier run, as long as markup, fonts and code are the same. */
function textOf(name: string, svg: string, basis: string): string {
  const kept = `drawings/${name}-${hashOf(basis, svg)}.svg`
  const file = join(cacheFolder, kept)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const text = outline(name, svg)
  keep(kept, text, `${name}-`)
  return text
}

function makeCut(name: string, cut: Cut, basis: string): Made {
  const text = textOf(name, cut.svg(), basis)
  const src = `/assets/drawings/${name}.${hashOf(text).slice(0, 8)}.svg`
  return { src, width: cut.width, height: cut.height, text }
}

function makeAll(): Record<string, MadeDrawing> {
  const basis = hashOf(...outlineBasis(), ...Object.values(code))
  const entries = Object.entries(drawings).map(([name, { wide, small }]): [string, MadeDrawing] => [
    name,
    {
      wide: makeCut(name, wide, basis),
      ...(small && { small: makeCut(`${name}.small`, small, basis) }),
    },
  ])
  return Object.fromEntries(entries)
}

const sizeOf = ({ src, width, height }: Made): DrawingFile => ({ src, width, height })

/**
 * Address and size of every drawing, by name. Outlines what is not in the cache, as the hash is part of the address.
 * @throws when a drawing holds a letter that the fonts lack
 */
export function drawingSizes(): Record<string, { wide: DrawingFile; small?: DrawingFile }> {
  made ??= makeAll()
  return Object.fromEntries(
    Object.entries(made).map(([name, { wide, small }]) => [
      name,
      { wide: sizeOf(wide), ...(small && { small: sizeOf(small) }) },
    ]),
  )
}

/** The picture files of all drawings: `path` is the address from the root of the site. */
export function drawingFiles(): { path: string; text: string }[] {
  made ??= makeAll()
  return Object.values(made)
    .flatMap(({ wide, small }) => (small ? [wide, small] : [wide]))
    .map(({ src, text }) => ({ path: src, text }))
}

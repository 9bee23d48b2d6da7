import type { DrawingFile } from '../../src/model/values.ts'
import type { Cut, Drawing } from '../../src/drawings/kit/drawing.ts'
import { hashOf, keepBytes, readBytes } from '../lib/cache.ts'
import { numbersIn } from '../../src/model/figures.ts'
import { livingStyles } from '../../src/theme/living.ts'
import { livingFile } from './living.ts'
import { outlineBasis, outline } from './outline.ts'
import { cutsOf, type Made, type MadeDrawing, type Texts } from './made.ts'
import { wordsOf } from './words.ts'

const modules = import.meta.glob<Drawing>(['../../src/drawings/*/*.ts', '!../../src/drawings/{kit,screens}/*.ts'], {
  eager: true,
  import: 'default',
})
const code = import.meta.glob<string>(['./*.ts', '!./drawings.ts', '!./makeDrawings.ts', '!./made.ts'], {
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

/** What is made of a cut: kept from an earlier run, as long as markup, fonts and code are the same. */
function kept(name: string, input: string, basis: string, make: () => string): string {
  const path = `drawings/${name}-${hashOf(basis, input)}`
  const bytes = readBytes(path)
  if (bytes) return bytes.toString()
  const text = make()
  keepBytes(path, Buffer.from(text), `${name}-`)
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

/**
 * Makes all drawings. Outlines what is not in the cache, as the hash is part of the address.
 * @throws when a drawing holds a letter that the fonts lack
 */
export function makeDrawings(): { made: Made; texts: Texts } {
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
  return { made: { drawings: all, styles: livingStyles(namesIn(cutsOf(all), texts)) }, texts }
}

/** The classes in the drawings that live. */
const namesIn = (cuts: readonly DrawingFile[], texts: Texts): string[] =>
  cuts.flatMap(({ living = '' }) =>
    [...(texts.get(living) ?? '').matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
  )

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, filesUnder, hashOf, hashOfFiles, keep } from '../../lib/cache.ts'
import { drawingSizes } from '../../outline/drawings.ts'
import { type ExamplePage, exampleMedia, examplePages } from '../../lib/examplePages.ts'

/** The widths at which every example is photographed, in px: a desktop and a phone. */
export const pictureWidths = { wide: 1200, phone: 360 } as const

export type PictureKind = keyof typeof pictureWidths

/** A photograph of an example: its file in the cache, and its size in px. */
export interface Picture {
  type: string
  number: number
  kind: PictureKind
  file: string
  width: number
  height: number
}

/** A photograph that can be taken. `key` changes with everything that its look depends on. */
export interface Shot {
  example: ExamplePage
  kind: PictureKind
  key: string
}

const folder = join(cacheFolder, 'guide')

/** What all examples look like depends on; tokens may be in their texts. */
const common = [
  'src/ui',
  'src/theme',
  'src/render',
  'src/content/resolve/resolve.ts',
  'src/content/fields',
  'scripts/guide/pictures/photograph.ts',
  exampleMedia,
]

/** All photographs that belong to a guide. */
export function allShots(tokens: ReadonlyMap<string, string>): Shot[] {
  const basis = hashOf(hashOfFiles(common), JSON.stringify([...tokens]))
  const drawings = Object.entries(drawingSizes())
  const code = new Map<string, string>()
  return examplePages().flatMap((example) => {
    const { type, text } = example
    const own = code.get(type) ?? hashOf(...filesOf(type).map((file) => readFileSync(file)))
    code.set(type, own)
    const used = drawings.filter(([name]) => text.includes(`"${name}"`)).map(([, files]) => JSON.stringify(files))
    return (Object.keys(pictureWidths) as PictureKind[]).map((kind) => ({
      example,
      kind,
      key: hashOf(basis, own, text, ...used, String(pictureWidths[kind])),
    }))
  })
}

/** The code of a block: one file, or a folder. */
const filesOf = (type: string) =>
  [`src/blocks/${type}.tsx`, ...filesUnder(`src/blocks/${type}`)].filter((file) => existsSync(file))

const nameOf = ({ example: { type, number }, kind }: Shot) => `${type}-${number}-${kind}`

/** The photographs that are kept from an earlier run, for those shots that still look the same; `older`: for others, too. */
export function keptPictures(shots: readonly Shot[], { older = false } = {}): Map<Shot, Picture> {
  const files = existsSync(folder) ? readdirSync(folder) : []
  const found = new Map<Shot, Picture>()
  for (const shot of shots) {
    const fileOf = (start: string) => files.find((name) => name.startsWith(`${start}.`))
    const file = fileOf(`${nameOf(shot)}.${shot.key}`) ?? (older ? fileOf(nameOf(shot)) : undefined)
    const [, width, height] = /\.(\d+)x(\d+)\.webp$/.exec(file ?? '') ?? []
    if (!file) continue
    const { type, number } = shot.example
    found.set(shot, {
      type,
      number,
      kind: shot.kind,
      file: join(folder, file),
      width: Number(width),
      height: Number(height),
    })
  }
  return found
}

/** Keeps a photograph, and forgets what the same shot looked like before. */
export function keepPicture(shot: Shot, bytes: Uint8Array, { width, height }: { width: number; height: number }): void {
  keep(`guide/${nameOf(shot)}.${shot.key}.${width}x${height}.webp`, bytes, `${nameOf(shot)}.`)
}

import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { Content } from '../../src/content/store/index.ts'
import { mediaFolder } from '../../src/model/media.ts'
import { inspect } from '../media/header.ts'
import type { Picture } from '../media/folder.ts'
import type { Base } from './base.ts'

/** What became of one picture. Sizes in words, "1600 × 900 pixels and 240 kB"; null: it is not there. */
export interface PictureChange {
  name: string
  before: string | null
  after: string | null
  /** The pages that show it now. */
  routes: string[]
}

/** The pictures of a folder that are others than in the base, in the order of their names. */
export function comparePictures(
  folder: string,
  base: Base,
  pictures: ReadonlyMap<string, Picture>,
  content: Content,
): PictureChange[] {
  return changedPictures(folder, base, pictures).map((name) => {
    const [old, now] = [base.pictures.get(name), pictures.get(name)]
    const after = now ? sizeInWords(now) : null
    return { name, before: old === undefined ? null : oldSize(base.read(old)), after, routes: routesOf(content, name) }
  })
}

/** The names of the pictures that came, went, or are others than in the base, in their order. */
export function changedPictures(folder: string, base: Base, pictures: ReadonlyMap<string, Picture>): string[] {
  const ids = hashes(
    folder,
    [...pictures].flatMap(([name, picture]) => (picture.finding?.code === 'fileUnread' ? [] : [name])),
  )
  const names = [...new Set([...base.pictures.keys(), ...pictures.keys()])].sort()
  return names.filter((name) => base.pictures.get(name) === undefined || base.pictures.get(name) !== ids.get(name))
}

/** What Git calls the pictures as they are now. It takes paths from the top of its repository. */
function hashes(folder: string, names: readonly string[]): Map<string, string> {
  const input = names.map((name) => `${resolve(folder, mediaFolder, name)}\n`).join('')
  const args = ['hash-object', '--no-filters', '--stdin-paths']
  const ids = names.length === 0 ? [] : execFileSync('git', args, { cwd: folder, input, encoding: 'utf8' }).split('\n')
  return new Map(names.map((name, at) => [name, ids[at] ?? '']))
}

function routesOf(content: Content, name: string): string[] {
  const showing = content
    .map()
    .entries.filter(({ facts }) => facts.blocks.some(({ pictures }) => pictures.some(({ src }) => src === name)))
  return [...new Set(showing.flatMap(({ key }) => content.affected(key)))].sort()
}

function oldSize(bytes: Uint8Array): string {
  const found = inspect(bytes)
  const { width = 0, height = 0, orientation = 1 } = ('header' in found && found.header) || {}
  return sizeInWords({
    bytes: bytes.length,
    ...(orientation >= 5 ? { width: height, height: width } : { width, height }),
  })
}

function sizeInWords({ width, height, bytes }: { width: number; height: number; bytes: number }): string {
  const weight =
    bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
  return width === 0 ? weight : `${width} × ${height} pixels and ${weight}`
}

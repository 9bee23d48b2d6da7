import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MediaFinding, MediaFile } from '../../src/model/media.ts'
import { isLitter } from '../../src/content/entry/index.ts'
import { hashOf } from '../lib/cache.ts'
import { UsageError } from '../lib/options.ts'
import { colouredOf } from './coloured.ts'
import { findingOf, mostBytes, tooHeavy } from './findings.ts'
import { inspect } from './header.ts'
import { addressesOf, type Original, originalAddress } from './variants.ts'

/** A picture of the folder, with what its variants are made from. */
export interface Picture extends MediaFile {
  original?: Original & {
    path: string
    /** Where the file itself is while the site is being written, and what a server calls it. */
    address: string
    type: string
  }
}

/** Whether a name in the folder is one that somebody chose: nothing that a system or a program left. */
export const isPictureName = (name: string) => !isLitter(name)

/**
 * All pictures of a folder and the folders in it, by their names; none when there is no such folder.
 * Symbolic links are not followed, and are reported. `isFollowed`: as {@link readPicture} has it.
 */
export function readPictures(folder: string, isFollowed = false): Map<string, Picture> {
  const found = new Map<string, Picture>()
  const visit = (inner: string) => {
    for (const entry of readdirSync(join(folder, inner), { withFileTypes: true })) {
      const name = inner === '' ? entry.name : `${inner}/${entry.name}`
      if (!isPictureName(name)) continue
      if (entry.isDirectory()) visit(name)
      else found.set(name, readPicture(folder, name, isFollowed))
    }
  }
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) visit('')
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Reads one picture: its size and what is wrong with it. Never throws. `isFollowed`: who asks hears of changes, so a picture that
 * is another one when its colours are asked for ends nothing: they are not known until it has been read again.
 */
export function readPicture(folder: string, name: string, isFollowed = false): Picture {
  const path = join(folder, name)
  try {
    const stats = lstatSync(path)
    if (stats.isSymbolicLink()) return unread('it is a symbolic link. Put the file itself here')
    if (stats.size > mostBytes) return faulty(stats.size, tooHeavy(stats.size))
    const bytes = readFileSync(path)
    const found = inspect(bytes)
    const finding = findingOf(found)
    if (finding || !('header' in found) || !found.header) return faulty(bytes.length, finding ?? undefined)
    const { kind, header } = found
    const isTurned = header.orientation >= 5
    const [width, height] = isTurned ? [header.height, header.width] : [header.width, header.height]
    const original = { name, hash: hashOf(bytes), width, height, alpha: header.alpha }
    const address = originalAddress(original, kind)
    const coloured = () => colouredOf(path, original.hash)
    return {
      width,
      height,
      bytes: bytes.length,
      ...addressesOf(original),
      endings: endings[kind],
      coloured: isFollowed ? () => unlessChanged(coloured) : coloured,
      original: { ...original, path, address, type: `image/${kind}` },
    }
  } catch (error) {
    return unread(
      (error as NodeJS.ErrnoException).code === 'EACCES' ? 'you are not allowed to read it' : (error as Error).message,
    )
  }
}

function unlessChanged<T>(ask: () => T): T | undefined {
  try {
    return ask()
  } catch (error) {
    if (error instanceof UsageError) return undefined
    throw error
  }
}

/** The endings of the names of each kind, the usual one first. */
export const endings = { jpeg: ['jpg', 'jpeg'], png: ['png'], webp: ['webp'] } as const

const faulty = (bytes: number, finding: MediaFinding | undefined): Picture => ({
  width: 0,
  height: 0,
  bytes,
  src: '',
  sources: [],
  ...(finding && { finding }),
})

const unread = (reason: string): Picture =>
  faulty(0, {
    code: 'fileUnread',
    message: `The file could not be read: ${reason}.`,
    hint: 'Check that the file exists and that you may read it.',
  })

/** The picture as the development server shows it: the file itself, so that nothing has to be made before it is seen. */
export const asOriginal = (picture: Picture): MediaFile =>
  picture.original ? { ...picture, src: picture.original.address, sources: [] } : picture

import { isStray } from '../../src/content/entry/index.ts'
import { mediaFolder } from '../../src/model/media.ts'
import { kindOf } from '../../src/model/route.ts'
import { isPictureName } from '../media/folder.ts'
import { git, startOf } from './git.ts'

/** A content folder as it was: the documents by their keys, and what Git calls the pictures by their names. */
export interface Base {
  texts: Map<string, string>
  pictures: ReadonlyMap<string, string>
  /** The keys of files that the site does not read, and of symbolic links, which it does not follow. */
  strays: readonly string[]
  links: readonly string[]
  /** The bytes of what Git calls by this name. */
  read(id: string): Uint8Array
}

/**
 * The content folder as it was where this branch left `base`. Throws what {@link startOf} throws. `command`: what asks for it.
 */
export function readBase(folder: string, base: string, command = 'npm run changes --'): Base {
  const start = startOf(folder, base, command)
  const all = git(folder, ['ls-tree', '-r', '-z', start, '--', '.'])
    .toString()
    .split('\0')
    .flatMap((line) => {
      const [, mode, id, key] = /^(100|120)\d+ blob (\S+)\t(.*)$/s.exec(line) ?? []
      return id !== undefined && key !== undefined ? [{ id, key, isLink: mode === '120' }] : []
    })
  const links = all.filter(({ isLink }) => isLink).map(({ key }) => key)
  const own = all.filter(({ isLink }) => !isLink)
  const strays = own.map(({ key }) => key).filter(isStray)
  const media = own.filter(({ key }) => key.startsWith(mediaFolder) && isPictureName(key))
  const pictures = new Map(media.map(({ id, key }) => [key.slice(mediaFolder.length), id]))
  const read = (id: string) => git(folder, ['cat-file', 'blob', id])
  const files = own.filter(({ key }) => kindOf(key) !== 'other')
  if (files.length === 0) return { texts: new Map(), pictures, strays, links, read }
  const texts = git(folder, ['cat-file', '--batch'], Buffer.from(`${files.map(({ id }) => id).join('\n')}\n`))
  const found = new Map<string, string>()
  let at = 0
  for (const { key } of files) {
    const end = texts.indexOf(0x0a, at)
    const size = Number(texts.subarray(at, end).toString().split(' ')[2])
    found.set(key, texts.subarray(end + 1, end + 1 + size).toString())
    at = end + 1 + size + 1
  }
  return { texts: found, pictures, strays, links, read }
}

import { lstatSync, realpathSync } from 'node:fs'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { Refusal } from './guard.ts'

/**
 * The path of a document of the folder, named by the rest of an address: `payout.json`, `_shared/closing.json`. Everything
 * else is refused with 404: what is no document, what is elsewhere, and what a link leads out of the folder.
 * `isKnown` tells the documents that there are; so a path is never made up of what somebody sends.
 */
export function documentPath(
  folder: string,
  rest: string,
  isKnown: (key: string) => boolean,
): { key: string; path: string } {
  const key = decode(rest)
  const isPlain =
    key.endsWith('.json') &&
    key.split('/').every((part) => /^[^.\\:*?"<>|\u0000-\u001f][^\\:*?"<>|\u0000-\u001f]*$/.test(part))
  if (!isPlain || !isKnown(key)) throw noDocument()
  const path = join(folder, key)
  // The folder itself may be a link; nothing inside of it may.
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) throw noDocument()
  if (realpathSync(path) !== join(realpathSync(folder), key)) throw noDocument()
  return { key, path }
}

const noDocument = () => new Refusal(404, 'There is no such document.')

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Refusal(400, 'The address is not well formed.')
  }
}

/** Whether a file is in one of these folders, when all links are followed. */
export function isInside(file: string, folders: readonly string[]): boolean {
  try {
    const path = realpathSync(resolve(file))
    return folders.some((folder) => {
      const inner = relative(realpathSync(folder), path)
      return inner !== '' && inner !== '..' && !inner.startsWith(`..${sep}`) && !isAbsolute(inner)
    })
  } catch {
    return false
  }
}

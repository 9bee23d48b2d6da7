import { lstatSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isLitter } from '../../src/content/entry/index.ts'
import { quote } from '../../src/model/words.ts'
import { Refusal } from './guard.ts'

/**
 * The path of a document of the folder, named by the rest of an address: `payout.json`, `_shared/closing.json`. Everything
 * else is refused with 404: what is no document, what is elsewhere, and what a link leads out of the folder. A document that
 * is known may have gone a moment ago.
 * `isKnown` tells the documents that there are; so a path is never made up of what somebody sends.
 */
export function documentPath(
  folder: string,
  rest: string,
  isKnown: (key: string) => boolean,
): { key: string; path: string } {
  const key = plainKey(rest)
  if (!key.endsWith('.json') || !isKnown(key)) throw noDocument()
  return { key, path: placePath(folder, key) }
}

/** The key that the rest of an address names, if its parts are plain names on every system; 404 otherwise. */
export function plainKey(rest: string): string {
  const key = decode(rest)
  if (!key.split('/').every((part) => /^[^.\\:*?"<>|\u0000-\u001f][^\\:*?"<>|\u0000-\u001f]*$/.test(part)))
    throw noDocument()
  return key
}

/** The path of a file of the folder that is there or could be; refused with 404 when a link or something else is in the way. */
export function placePath(folder: string, key: string): string {
  const path = join(folder, key)
  // The folder itself may be a link; nothing inside of it may.
  const root = realpathSync(folder)
  for (let inner = dirname(key); inner !== '.'; inner = dirname(inner)) {
    const found = lstatSync(join(root, inner), { throwIfNoEntry: false })
    if (found && !found.isDirectory()) throw noDocument()
  }
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found && !found.isFile()) throw noDocument()
  return path
}

/** So long may the path of a new file be: with more, some systems cannot check the project out. */
const longestKey = 150

/** Why a new file should not have this name, wherever it is in the folder, in a sentence; null when it may. */
export function unfitName(key: string): string | null {
  if (key.length > longestKey) return `The name is too long: ${longestKey} characters are the most.`
  if (isLitter(key)) return `Files with the name ${quote(key)} are no part of the site.`
  const reserved = key.split('/').find((part) => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(part))
  return reserved === undefined ? null : `Windows keeps the name ${quote(reserved)} for itself. Choose another one.`
}

const noDocument = () => new Refusal(404, 'There is no such file.')

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Refusal(400, 'The address is not well formed.')
  }
}

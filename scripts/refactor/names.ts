import { existsSync } from 'node:fs'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { canonicalPath, fileOf } from '../../src/model/route.ts'
import { suggest } from '../../src/content/suggest/index.ts'
import { didYouMean } from '../../src/model/words.ts'
import { UsageError } from '../lib/options.ts'
import { rootName } from '../lib/readContent.ts'

/**
 * The key of a document that somebody named: pages/payout.json, payout.json, payout, the address /payout and that of the
 * browser, http://localhost:5173/payout?tab=cards, all are payout.json. The file need not exist. Paths that leave the folder throw a usage error.
 */
export function keyOf(word: string, folder: string): string {
  const key = fileKey(word, folder)
  return key.endsWith('.json') ? key : `${key}.json`
}

/** The key of any file of the folder that somebody named, as it is written. Paths that leave the folder throw a usage error. */
export function fileKey(word: string, folder: string): string {
  const root = rootName(folder)
  const address = /^https?:\/\//i.test(word) && URL.canParse(word) ? new URL(word).pathname : undefined
  if (address !== undefined) return fileOf(canonicalPath(decodeURI(address)))
  let key = word.split(sep).join('/').replace(/^\.\//, '')
  if (isAbsolute(word) && existsSync(resolve(word, '..')) && !relative(resolve(folder), word).startsWith('..')) {
    key = relative(resolve(folder), word).split(sep).join('/')
  } else if (key.startsWith(`${root}/`)) key = key.slice(root.length + 1)
  else if (key.startsWith('/')) key = fileOf(canonicalPath(key))
  if (key.split('/').some((part) => part === '' || part === '.' || part === '..')) {
    throw new UsageError(
      `${JSON.stringify(word)} is not in ${root}. Name a file of that folder, such as ${root}/about.json.`,
    )
  }
  return key
}

/** The key of a document that has to exist; a page that is the index of a folder is found too. */
export function existingKey(word: string, folder: string, keys: Iterable<string>): string {
  const known = [...keys]
  const key = keyOf(word, folder)
  if (known.includes(key)) return key
  const index = key.replace(/\.json$/, '/index.json')
  if (known.includes(index)) return index
  // Whoever leaves out the folder has the name right.
  const inFolder = known.filter((name) => name.endsWith(`/${key}`))
  const better = (inFolder.length > 0 ? inFolder : suggest(key, known)).map((name) =>
    join(rootName(folder), name).split(sep).join('/'),
  )
  throw new UsageError(`There is no ${join(rootName(folder), key).split(sep).join('/')}.${didYouMean(better)}`)
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a folder was written by: `npm run build` or `npm run guide`. */
export type Kind = 'site' | 'guide'

/** The file by which an earlier build is known. Like `_headers` it is none of the site's files. */
export const markName = '_build'

/** What file managers leave in every folder that is looked at. */
const litter = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])

/** The text of the mark of a folder with these names at the top. It is the same for the same names. */
export const markText = (kind: Kind, names: Iterable<string>): string =>
  `${[`Written by npm run ${commands[kind]}, which replaces the whole folder. It wrote:`, ...[...names].sort()].join('\n')}\n`

const commands: Record<Kind, string> = { site: 'build', guide: 'guide' }

/**
 * Something in a folder that no earlier build of that kind has written: it would be lost if the folder were replaced.
 * `null` when there is nothing of that sort: the folder is empty, or it is such a build. Throws what the system refuses.
 */
export function foreignIn(folder: string, kind: Kind): string | null {
  const written = namesIn(folder, kind)
  return readdirSync(folder).find((name) => !litter.has(name) && !written.has(name)) ?? null
}

/** The names at the top of the folder that a build of that kind has written there. */
function namesIn(folder: string, kind: Kind): ReadonlySet<string> {
  const [first, ...names] = read(join(folder, markName)).split('\n')
  return new Set(first === markText(kind, []).trimEnd() ? [...names, markName] : [])
}

/** The text of a file; '' when there is none. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a folder was written by: `npm run build`, `npm run guide` or `npm run looks`. */
export type Kind = 'site' | 'guide' | 'looks'

/** The file that marks a folder as a build. Like `_headers` it is none of the site's files. */
export const markName = '_build'

/** What file managers leave in every folder that is looked at. */
const litter = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])

/** The text of the mark of a folder with these names at the top. It is the same for the same names, compressed or not. */
export const markText = (kind: Kind, names: Iterable<string>): string =>
  `${[`Written by npm run ${commands[kind]}, which replaces the whole folder. It wrote:`, ...[...new Set(Array.from(names, uncompressed))].sort()].join('\n')}\n`

/** A file and its compressed variants are one: which of them there are is known only where the file is made. */
const uncompressed = (name: string) => name.replace(/\.(?:br|gz)$/, '')

/** The command that writes each kind of folder. */
export const commands: Record<Kind, string> = { site: 'build', guide: 'guide', looks: 'looks' }

/**
 * Something in a folder that no earlier build of that kind has written: it would be lost if the folder were replaced.
 * `null` when there is nothing of that sort: the folder is empty, or it is such a build. Throws what the system refuses.
 */
export function foreignIn(folder: string, kind: Kind): string | null {
  const names = readdirSync(folder).filter((name) => !litter.has(name))
  const written = namesIn(folder, kind) ?? (isUnmarked[kind](folder) ? unmarkedNames(names) : new Set())
  return names.find((name) => !written.has(name) && !written.has(uncompressed(name))) ?? null
}

function namesIn(folder: string, kind: Kind): Set<string> | null {
  const [first, ...names] = read(folder, markName).split('\n')
  return first === markText(kind, []).trimEnd() ? new Set([...names, markName]) : null
}

/** Builds from before there was a mark wrote no name with a dot in front but this one. */
const unmarkedNames = (names: readonly string[]) =>
  new Set(names.filter((name) => !name.startsWith('.') || name === '.well-known'))

/** Builds from before there was a mark, by what only they hold. */
const isUnmarked: Record<Kind, (folder: string) => boolean> = {
  site: (folder) => {
    const [, site] = / data-site="\/(site\.\w+\.json)"/.exec(read(folder, '404.html')) ?? []
    return site !== undefined && read(folder, site) !== '' && read(folder, '_headers') !== ''
  },
  guide: (folder) =>
    read(folder, 'assets/guide.css') !== '' || read(folder, 'assets/guide.js').startsWith('const guideIndex'),
  looks: () => false,
}

/** The text of a file; '' when there is none. */
function read(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8')
  } catch {
    return ''
  }
}

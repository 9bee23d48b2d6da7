import { existsSync, lstatSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mediaFolder, mediaNameFinding } from '../../src/model/media.ts'
import { kindOf, nameFinding } from '../../src/model/route.ts'
import { isStray } from '../../src/content/entry/index.ts'
import type { FileMove } from '../../src/content/finding/index.ts'
import { didYouMean } from '../../src/model/words.ts'
import { UsageError } from '../lib/options.ts'
import { StaleError, type Texts, writeFiles } from '../write/files.ts'
import type { Step } from './edits.ts'
import type { Plan } from './move.ts'
import { fileKey } from './names.ts'
import { followPicture } from './picture.ts'
import type { SiteFiles } from './site.ts'

/**
 * What is moved when the words of the command name a file that is no document of the site: a picture, or one whose name keeps
 * the site from reading it. Undefined when they name documents or folders. `isBack`: the file had the other name before,
 * which need not be a good one.
 */
export function fileMoveOf(
  { folder, root }: SiteFiles,
  from: string,
  to: string,
  isBack = false,
): FileMove | undefined {
  // A folder ends in a slash where a page has its name.
  const key = fileKey(from.replace(/\/$/, ''), folder)
  const isFile = lstatSync(join(folder, key), { throwIfNoEntry: false })?.isFile() ?? false
  if (!isFile) return undefined
  const target = fileKey(to.endsWith('/') ? to + key.slice(key.lastIndexOf('/') + 1) : to, folder)
  if (!isStray(key) && !key.startsWith(mediaFolder) && !(isBack && isStray(target))) return undefined
  if (!isBack) requireTarget(key, target, root)
  // Where capitals make no difference, the file itself is found under the other name.
  const isTaken = existsSync(join(folder, target)) && !isSame(join(folder, key), join(folder, target))
  if (isTaken)
    throw new UsageError(`${root}/${target} exists already, and nothing is overwritten. Choose another name.`)
  return { from: key, to: target }
}

function requireTarget(from: string, to: string, root: string): void {
  const isPicture = from.startsWith(mediaFolder)
  if (to.startsWith(mediaFolder)) {
    const finding = mediaNameFinding(to.slice(mediaFolder.length))
    if (!finding) return
    const better = finding.better === '' ? [] : [`${root}/${mediaFolder}${finding.better}`]
    throw new UsageError(`${finding.message}${didYouMean(better)}`)
  }
  if (isPicture && !from.endsWith('.json'))
    throw new UsageError(`Pictures stay in ${root}/_media. Give it a name such as ${root}/_media/team-lagos.jpg.`)
  const finding = kindOf(to) === 'page' ? nameFinding(to) : null
  if (finding)
    throw new UsageError(`${finding.message}${didYouMean(finding.better === '' ? [] : [`${root}/${finding.better}`])}`)
  if (kindOf(to) === 'other')
    throw new UsageError(`The site would not read ${root}/${to} either. Give it a name such as ${root}/about.json.`)
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [statSync(one), statSync(other)]
  return a.ino === b.ino && a.dev === b.dev
}

/** What was done, and how it is taken back: throws, and changes nothing, when one of the files is another one meanwhile. */
export interface Moved {
  steps: Step[]
  takeBack(): void
}

/** Gives the file its new name; the pages that show a picture follow. With `dryRun` nothing is written. */
export function moveFile(site: SiteFiles, move: FileMove, dryRun: boolean): Moved {
  const { changes, steps } = planFileMove(site, move)
  const before = new Map([...changes.keys()].map((key) => [key, site.texts.get(key) ?? null]))
  if (!dryRun) rename(site, move, changes, before)
  return { steps, takeBack: () => rename(site, { from: move.to, to: move.from }, before, changes) }
}

/** The documents that change with a file, as they are then. */
export const planFileMove = (site: SiteFiles, { from, to }: FileMove): Plan =>
  from.startsWith(mediaFolder)
    ? followPicture(site, from.slice(mediaFolder.length), to.slice(mediaFolder.length))
    : { changes: new Map(), steps: [] }

function rename({ folder, root }: SiteFiles, { from, to }: FileMove, changes: Texts, expected: Texts): void {
  const [old, next] = [join(folder, from), join(folder, to)]
  if (!existsSync(old)) throw new Error(`There is no ${root}/${from} any more.`)
  if (existsSync(next) && !isSame(old, next)) throw new Error(`${root}/${to} exists already.`)
  mkdirSync(dirname(next), { recursive: true })
  renameSync(old, next)
  try {
    if (changes.size > 0) writeFiles(folder, changes, expected)
  } catch (error) {
    // The pages still name the picture as it was.
    renameSync(next, old)
    throw error instanceof StaleError ? new Error(`${root}/${error.key} has changed meanwhile.`) : error
  }
}

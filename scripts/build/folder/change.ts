import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { markName } from '../mark.ts'
import { type LeftFolder, parentOf } from './asLeft.ts'

/** What turns one build into the next. */
export interface Change {
  /** The files that are new or other than before, by their paths. */
  written: ReadonlySet<string>
  /** Those that no longer belong. */
  removed: readonly string[]
}

/** With fewer files than `few` either way is as fast; above one in `part` of them, replacing the whole folder is cheaper. */
const few = 64
const part = 10

/**
 * Whether a folder can be changed file by file: few of its files differ, and no name is in the way of another, also where
 * a disk takes capitals and small letters for the same.
 */
export function isSmall({ written, removed }: Change, { files, times }: LeftFolder, count: number): boolean {
  if (written.size + removed.length > Math.max(few, count / part)) return false
  const same = (path: string) => path.normalize('NFC').toLowerCase()
  const gone = new Set(removed.map(same))
  return [...written].every((path) => {
    if (Object.hasOwn(times, path)) return false
    if (gone.has(same(path))) return false
    for (let above = parentOf(path); above !== ''; above = parentOf(above)) {
      if (files.has(above) || gone.has(same(above))) return false
      if (Object.hasOwn(times, above)) return true
    }
    return true
  })
}

/** The folder that is changed, the one with the new files, and an empty place beside it for what was there. */
interface Places {
  folder: string
  staging: string
  spare: string
}

/**
 * Puts the new files into the folder, each in one step, so that whoever reads one finds the old bytes or the new ones: first
 * what pages ask for, then the pages, and only then what has to go. When the system refuses one of the steps, those before it
 * are taken back, and it throws. `marks`: the text of its mark while it is neither the one build nor the other, and after that.
 */
export function changeInPlace(
  { folder, staging, spare }: Places,
  { written, removed }: Change,
  marks: { during: string; after: string },
): void {
  const undo: (() => void)[] = []
  const putMark = (text: string) => {
    const before = readFileSync(join(folder, markName), 'utf8')
    if (text === before) return
    writeMark(folder, staging, text)
    undo.push(() => writeMark(folder, spare, before))
  }
  const keepOld = (path: string) => {
    const [file, old] = [join(folder, path), join(spare, path)]
    if (!existsSync(file)) return undo.push(() => rmSync(file, { force: true }))
    mkdirSync(dirname(old), { recursive: true })
    linkOrCopy(file, old)
    return undo.push(() => renameSync(old, file))
  }
  try {
    mkdirSync(spare, { recursive: true })
    putMark(marks.during)
    for (const path of [...written].sort((a, b) => rankOf(a) - rankOf(b))) {
      makeFolders(folder, parentOf(path), undo)
      keepOld(path)
      renameSync(join(staging, path), join(folder, path))
    }
    for (const path of removed) {
      keepOld(path)
      rmSync(join(folder, path), { force: true })
    }
    for (const path of removed) removeEmpty(folder, parentOf(path), undo)
    putMark(marks.after)
  } catch (error) {
    for (const step of undo.reverse()) step()
    throw error
  }
}

function writeMark(folder: string, beside: string, text: string): void {
  const fresh = join(beside, markName)
  writeFileSync(fresh, text)
  renameSync(fresh, join(folder, markName))
}

/** A second name for a file, or a copy where a file can have only one. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** Pages name the other files. */
const rankOf = (path: string): number => (/\.html(?:\.\w+)?$/.test(path) ? 1 : 0)

function makeFolders(folder: string, path: string, undo: (() => void)[]): void {
  const place = join(folder, path)
  if (existsSync(place)) return
  makeFolders(folder, parentOf(path), undo)
  mkdirSync(place)
  undo.push(() => rmdirSync(place))
}

/** Removes the folders that have nothing in them any more, as a fresh build would not have them. */
function removeEmpty(folder: string, path: string, undo: (() => void)[]): void {
  if (path === '') return
  const place = join(folder, path)
  try {
    rmdirSync(place)
  } catch (error) {
    if (existsSync(place) && readdirSync(place).length === 0) throw error
    return
  }
  undo.push(() => mkdirSync(place))
  removeEmpty(folder, parentOf(path), undo)
}

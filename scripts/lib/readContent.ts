import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type Content, type ContentOptions, createContent } from '../../src/content/store/index.ts'
import { mediaFolder } from '../../src/model/media.ts'
import { isLitter, isStray } from '../../src/content/entry/index.ts'
import { isSettled, keptReadings, type KeptReadings, stampOf, textHash } from './readings/index.ts'
import { drawingSizes } from '../outline/drawings.ts'
import { type Picture, readPictures } from '../media/folder.ts'
import type { FileState } from './watchFolder.ts'
import { readDay } from './day.ts'
import { UsageError } from './options.ts'
import { recover } from '../write/files.ts'

/** A site's content as it is on the disk. */
export interface LoadedContent {
  content: Content
  /** The files that were read, with '/' between the parts. */
  keys: string[]
  /** The pictures of the content by their names. */
  pictures: Map<string, Picture>
  /** The day on which it is looked at. */
  today: string
  /** Keeps for the next run what is known of the documents, once they have been checked. Without `kept` it does nothing. */
  keep(): void
}

/** `today`: without it the day on which this runs. */
interface LoadOptions extends Pick<ContentOptions, 'shown' | 'today' | 'drafts'> {
  kept?: boolean
}

/** The words for what the system says; its own words are no English for editors. */
const reasons: Record<string, string> = {
  EACCES: 'you are not allowed to read it',
  EPERM: 'you are not allowed to read it',
  ENOENT: 'it is not there',
  ELOOP: 'it is a link that leads back to itself',
  EISDIR: 'it is a folder',
}

/** Why a symbolic link is not read. */
export const isLink = 'it is a symbolic link. Put the file itself here'

/** The name of a content folder as findings show it: relative to the current directory. */
export function rootName(folder: string): string {
  const name = relative(process.cwd(), folder).split(sep).join('/')
  return name === '' ? '.' : name
}

/** Reads one file into the store, or reports why it cannot be read. */
export function readInto(content: Content, folder: string, key: string): void {
  let text: string
  try {
    text = readFileSync(join(folder, key), 'utf8')
  } catch (error) {
    return content.fail(key, reasonOf(error))
  }
  content.set(key, text)
}

/** Reads one file into the store, but for one that is known to be as an earlier run has read it. `begun`: when this run did. */
function readOrAdopt(content: Content, folder: string, key: string, readings: KeptReadings, begun: number): void {
  const path = join(folder, key)
  // Looked at before it is read: what is written meanwhile has another stamp.
  const found = stampOf(path)
  const known = found && readings.unchanged(key, found.stamp)
  if (known) return content.adopt(key, known, () => readSame(path, known.sum))
  readings.note(key, found && isSettled(found.changed, begun) ? found.stamp : null)
  readInto(content, folder, key)
  content.settle(key, (sum) => readSame(path, sum))
}

/** The text of a file that had this sum when it was last looked at. Throws a {@link UsageError} when it has another one. */
function readSame(path: string, sum: string): string {
  let text: string | undefined
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    // It is gone, which is a change as well.
  }
  if (text !== undefined && textHash(text) === sum) return text
  throw new UsageError(`${path} was changed while this command ran. Run it again.`)
}

/** Takes over what became of a file that is no picture, as a watcher of the folder tells it. */
export function applyFile(content: Content, folder: string, key: string, state: FileState): void {
  if (state === null) content.delete(key)
  // Of a stray only its name counts.
  else if (isStray(key)) content.set(key, '')
  else if (state instanceof Error) readInto(content, folder, key)
  else content.set(key, state)
}

/** Throws a {@link UsageError} when there is no such folder of documents. */
export function requireContent(folder: string): void {
  if (!lstatSync(folder, { throwIfNoEntry: false }))
    throw new UsageError(`There is no folder ${folder}. Give the folder of the documents with --pages.`)
}

/**
 * Reads all documents and pictures of a content folder. A file that cannot be read is a finding; a folder that does not
 * exist throws a {@link UsageError}. Symbolic links are not followed: content stays inside its folder.
 *
 * `kept`: documents that are as an earlier run has read them are not read again, which changes no finding and no byte; `keep`
 * then leaves the same for later.
 */
export function loadContent(folder: string, options: LoadOptions = {}): LoadedContent {
  requireContent(folder)
  recover(folder)
  const pictures = readPictures(join(folder, mediaFolder))
  const today = options.today ?? readDay(undefined)
  const [root, drawings] = [rootName(folder), drawingSizes()]
  const readings = options.kept ? keptReadings(root, drawings) : undefined
  const begun = Date.now()
  const content = createContent({
    root,
    drawings,
    ...(readings && {
      known: (key: string, text: string) => readings.known(key, text),
      hash: textHash,
      earlier: readings.earlier,
    }),
    media: pictures,
    today,
    drafts: options.drafts ?? false,
    ...(options.shown && { shown: options.shown }),
  })
  const keys: string[] = []
  const visit = (inner: string) => {
    for (const entry of readdirSync(join(folder, inner), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const key = inner === '' ? entry.name : `${inner}/${entry.name}`
      if (isLitter(key) || `${key}/` === mediaFolder) continue
      if (entry.isDirectory()) {
        visitSafely(key)
        continue
      }
      if (isStray(key)) {
        if (!entry.isSymbolicLink()) content.set(key, '')
        continue
      }
      keys.push(key)
      if (entry.isSymbolicLink()) content.fail(key, isLink)
      else if (readings) readOrAdopt(content, folder, key, readings, begun)
      else readInto(content, folder, key)
      content.release(key)
    }
  }
  const visitSafely = (inner: string) => {
    try {
      visit(inner)
    } catch (error) {
      content.fail(`${inner}/index.json`, reasonOf(error))
    }
  }
  visit('')
  return { content, keys, pictures, today, keep: () => readings?.keep(content) }
}

function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return Object.hasOwn(reasons, code) ? String(reasons[code]) : message
}

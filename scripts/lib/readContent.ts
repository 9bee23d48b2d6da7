import { readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { type Content, type ContentOptions, createContent } from '../../src/content/store/index.ts'
import { mediaFolder } from '../../src/model/media.ts'
import { isStray } from '../../src/content/entry/index.ts'
import { documentReader, textReader } from '../readers/documents.ts'
import { filesIn } from './filesIn.ts'
import { keptReadings, textHash } from './readings/index.ts'
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
  /** Whoever loads it follows changes, so that one of a picture meanwhile is no reason to end. */
  isFollowed?: boolean
  kept?: boolean
  /** With `kept`: holds the texts of all documents, as they were read. */
  texts?: boolean
  /** With `kept`: gives threads that help with reading so many documents that no earlier run has seen. */
  threads?: (documents: number) => readonly Worker[]
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
  const advice = 'Give the folder of the documents with --pages.'
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found) throw new UsageError(`There is no folder ${folder}. ${advice}`)
  if (!found.isDirectory()) throw new UsageError(`${folder} is a file, not a folder. ${advice}`)
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
  const pictures = readPictures(join(folder, mediaFolder), options.isFollowed)
  const today = options.today ?? readDay(undefined)
  const [root, drawings] = [rootName(folder), drawingSizes()]
  const readings = options.kept ? keptReadings(root, drawings) : undefined
  const drafts = options.drafts ?? false
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
    drafts,
    ...(options.shown && { shown: options.shown }),
  })
  const found = filesIn(folder)
  const keys = found.flatMap(({ key, is }) => (is === 'document' || is === 'link' ? [key] : []))
  const readOne = (key: string) => readInto(content, folder, key)
  const files = readings && { folder, readings, readInto: readOne }
  const readKept =
    files &&
    (options.texts
      ? textReader(files)
      : documentReader({
          ...files,
          content,
          options: { root, drawings, today, drafts },
          keys: found.flatMap(({ key, is }) => (is === 'document' ? [key] : [])),
          threads: options.threads ?? (() => []),
        }))
  const read = readKept ?? readOne
  for (const { key, is, error } of found) {
    if (is === 'stray') content.set(key, '')
    else if (is === 'link') content.fail(key, isLink)
    else if (is === 'closed') content.fail(key, reasonOf(error))
    else read(key)
    content.release(key)
  }
  return { content, keys, pictures, today, keep: () => readings?.keep(content) }
}

function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return Object.hasOwn(reasons, code) ? String(reasons[code]) : message
}

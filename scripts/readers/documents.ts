import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import type { Content } from '../../src/content/store/index.ts'
import { kindOf } from '../../src/model/route.ts'
import { readAgain } from '../lib/readAgain.ts'
import { isSettled, type KeptReadings, stampOf, textHash } from '../lib/readings/index.ts'
import type { ReadTask } from './messages.ts'
import { createReaders } from './readers.ts'

/** Where documents are read from, and into. */
interface Task extends Pick<ReadTask, 'folder' | 'options'> {
  content: Content
  readings: KeptReadings
  /** All documents of the folder, in their order. */
  keys: readonly string[]
  /** Gives threads that help with reading so many. */
  threads: (documents: number) => readonly Worker[]
  /** Reads a document into the store, or reports why it cannot be read. */
  readInto: (key: string) => void
}

/** Above this many documents, what is known of them is kept packed: unpacked, it takes more memory than everything else. */
const mostUnpacked = 3_000

/**
 * Reads documents by the least work, one by one in their order: what an earlier run has kept of one is taken over, and those that
 * none has seen are read in several threads.
 */
export function documentReader(task: Task): (key: string) => void {
  const { content, folder, readings, keys, threads, readInto } = task
  const noteStamp = stampNoter(folder, readings)
  const isLarge = keys.length > mostUnpacked
  const unseen = keys.filter((key) => isApart(key) && !readings.has(key))
  const workers = unseen.length > 0 ? threads(unseen.length) : []
  if (workers.length > 0) for (const key of unseen) noteStamp(key)
  const first = keys.filter((key) => key.startsWith('_'))
  const readers = workers.length > 0 ? createReaders(workers, { ...task, first, keys: unseen }) : undefined
  const places = new Map(readers && unseen.map((key, at) => [key, at]))

  return (key) => {
    const path = join(folder, key)
    const place = places.get(key)
    if (readers && place !== undefined) {
      const found = readers.readingOf(place)
      if (found) return content.adopt(key, readings.take(key, found), sameText(path, found.sum))
    } else {
      const known = noteStamp(key)
      if (known) return content.adopt(key, known, sameText(path, known.sum))
    }
    readInto(key)
    content.settle(key, (sum) => readSame(path, sum))
    if (isLarge) readings.pack(content, key)
  }
}

/**
 * Reads documents so that their texts are at hand from then on, for commands that watch: what a file was before one is not on the
 * disk any more. What an earlier run has kept of the same text is taken over.
 */
export function textReader({ folder, readings, readInto }: Pick<Task, 'folder' | 'readings' | 'readInto'>) {
  const noteStamp = stampNoter(folder, readings)
  return (key: string): void => {
    noteStamp(key)
    readInto(key)
  }
}

/** Notes the stamp of the file of a document, and gives what is known of a document with this one. */
function stampNoter(folder: string, readings: KeptReadings) {
  const begun = Date.now()
  return (key: string) => {
    // Looked at before it is read: what is written meanwhile has another stamp.
    const found = stampOf(join(folder, key))
    const known = found && readings.unchanged(key, found.stamp)
    if (!known) readings.note(key, found && isSettled(found.changed, begun) ? found.stamp : null)
    return known
  }
}

/** Whether a document can be read beside others: nobody has to know it before they are judged. */
export const isApart = (key: string) => kindOf(key) === 'page' && !key.startsWith('_')

/** Reads a text later. It holds nothing but this: beside it, what was found in the document would stay as long. */
const sameText = (path: string, sum: string) => () => readSame(path, sum)

/** The text of a file that had this sum when it was last looked at. Throws a UsageError when it has another one. */
const readSame = (path: string, sum: string): string =>
  readAgain(
    path,
    (file) => readFileSync(file, 'utf8'),
    (text) => textHash(text) === sum,
  )

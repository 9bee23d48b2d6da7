import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createReader } from '../../src/content/store/index.ts'
import { type FoundReading, foundReading, textHash } from '../lib/readings/index.ts'
import { Claims } from './claims.ts'
import type { ReadAnswer, ReadTask } from './messages.ts'

/** Reads parts of the documents, until all are taken, and sends what they came to. */
export function readParts({ folder, options, first, keys, partSize, claims: shared, port }: ReadTask): void {
  const claims = new Claims(shared)
  const reader = createReader({ ...options, hash: textHash })
  for (const key of first) withText(join(folder, key), (text) => reader.set(key, text))
  const readingOf = (key: string) =>
    withText(join(folder, key), (text): FoundReading | null => {
      const found = reader.read(key, text)
      return found && foundReading(found)
    })
  for (let part = claims.takeLast(); part !== undefined; part = claims.takeLast()) {
    const own = keys.slice(part * partSize, (part + 1) * partSize)
    const answer: ReadAnswer = { part, readings: own.map(readingOf) }
    port.postMessage(answer)
    claims.announce()
  }
  port.close()
}

/** Null when the file cannot be read, or the work throws: the command meets the same, and says so. */
function withText<T>(file: string, work: (text: string) => T): T | null {
  try {
    return work(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

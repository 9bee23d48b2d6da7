import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FileText } from '../../../src/studio/server/messages.ts'
import { replaceFile, StaleError } from '../../write/file.ts'
import { bytesOrNull } from '../../write/place.ts'
import { Refusal } from '../guard.ts'

/** The name of a text: whoever changes it has to say which one was seen. */
export const revisionOf = (text: string): string => `"${createHash('sha256').update(text).digest('hex')}"`

const named = (text: string): FileText => ({ text, revision: revisionOf(text) })

/** The text of a file and its name; null when there is no file. */
export function readFileText(path: string): FileText | null {
  const bytes = bytesOrNull(path)
  return bytes && named(bytes.toString('utf8'))
}

/**
 * The text of a file, if it is still the one that was seen. Throws a {@link Refusal}: 412 when it is not, 422 when it could
 * not be written again as it is.
 */
export function readSeen(path: string, seen: string): string {
  const bytes = bytesOrNull(path)
  const now = bytes && named(bytes.toString('utf8'))
  if (!bytes || now?.revision !== seen) throw hasChanged(now)
  if (!bytes.equals(Buffer.from(now.text)))
    throw new Refusal(422, 'The file is not saved as UTF-8. Save it anew in your editor.')
  return now.text
}

/**
 * Puts a text in the place of the one that was seen; null: there was no file, and its folder may be missing too. Throws a
 * {@link Refusal} when another text is there.
 */
export function writeText(path: string, text: string, seen: string | null): void {
  if (seen === null) mkdirSync(dirname(path), { recursive: true })
  try {
    replaceFile(path, text, seen)
  } catch (error) {
    throw error instanceof StaleError ? hasChanged(readFileText(path)) : error
  }
}

/** `now`: what is there; null: nothing. */
export const hasChanged = (now: FileText | null): Refusal =>
  new Refusal(412, 'The document has changed meanwhile.', now ? { now } : {})

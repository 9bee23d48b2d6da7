import { createHash } from 'node:crypto'
import { lstatSync, readFileSync, realpathSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { applyEdits, editsFor, undoEdits } from '../../src/content/json/index.ts'
import type { Edit } from '../../src/content/finding/index.ts'
import { documentsAddress, type Saved } from '../../src/dev/messages.ts'
import { reasonOf } from '../write/reasons.mjs'
import { replaceFile, StaleError } from '../write/file.ts'
import { answerWith } from './answer.ts'
import { Refusal, readJson, requireToken } from './guard.ts'

/** What the writing needs to know of the content. */
export interface Judge {
  /** Whether there is a document with this key. */
  has(key: string): boolean
  /** Why the content would be worse with these edits of this text, in a sentence; null when it would not. */
  objection(key: string, text: string, edits: readonly Edit[]): string | null
}

/** The name of a text: whoever changes it has to say which one was seen. */
export const revisionOf = (text: string): string => `"${createHash('sha256').update(text).digest('hex')}"`

/** So many saves can be taken back in the order in which they came. */
const mostRemembered = 1000

/**
 * Answers `PATCH /__brightrail/documents/<key>` with edits of one document as JSON: the only way by which the server
 * writes content. The document must be the one that was seen (`If-Match`), and may not get worse. What one save has
 * changed the next may take back, whatever it was.
 *
 * 400 no edits · 403 not from a page of this server · 404 no document · 405 another method · 412 changed meanwhile ·
 * 413 too long · 415 no JSON · 422 it would get worse · 428 without `If-Match` · 500 the disk refuses
 */
export function acceptWrites(folder: string, token: string, judge: Judge) {
  /** For each text that was saved here, the texts out of which it was made. */
  const before = new Map<string, Set<string>>()

  const save = async (request: IncomingMessage): Promise<Saved> => {
    if (request.method !== 'PATCH') throw new Refusal(405, 'Documents are changed with PATCH.')
    requireToken(request, token)
    const rest = (request.url ?? '').slice(documentsAddress.length)
    const { path, key } = documentPath(folder, rest, judge.has)
    const seen = request.headers['if-match']
    const edits = readEdits(await readJson(request))
    if (seen === undefined) throw new Refusal(428, 'Say in If-Match which text you have seen.')
    // From here on nothing waits: between this look at the file and its replacement no other save of this server comes.
    // An editor's can; replaceFile looks again.
    const bytes = readFileSync(path)
    const text = bytes.toString('utf8')
    if (seen !== revisionOf(text)) throw hasChanged()
    if (!bytes.equals(Buffer.from(text)))
      throw new Refusal(422, 'The file is not saved as UTF-8. Save it anew in your editor.')
    const own = editsFor(text, edits)
    const next = apply(text, own)
    const revision = revisionOf(next)
    if (!before.get(key + seen)?.has(revision)) {
      const objection = judge.objection(key, text, own)
      if (objection !== null) throw new Refusal(422, objection)
    }
    write(path, next, text)
    remember(key + revision, seen)
    return { revision, undo: undoEdits(text, own) }
  }

  const remember = (now: string, earlier: string) => {
    before.set(now, (before.get(now) ?? new Set()).add(earlier))
    const [oldest] = before.keys()
    if (before.size > mostRemembered && oldest !== undefined) before.delete(oldest)
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!request.url?.startsWith(documentsAddress)) return next()
    const explain = (error: Error) => `The file could not be written: ${reasonOf(error)}`
    void answerWith(request, response, { allow: 'PATCH', work: save(request), explain })
  }
}

function readEdits(body: unknown): Edit[] {
  const isWhole = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0
  const hasKeys = (value: unknown, ...keys: string[]): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && Object.keys(value).sort().join() === keys.join()
  const edits = hasKeys(body, 'edits') && Array.isArray(body.edits) ? (body.edits as unknown[]) : []
  const isEdit = (edit: unknown): edit is Edit =>
    hasKeys(edit, 'length', 'offset', 'text') &&
    isWhole(edit.offset) &&
    isWhole(edit.length) &&
    typeof edit.text === 'string' &&
    Buffer.from(edit.text).toString() === edit.text
  if (edits.length === 0 || !edits.every(isEdit)) throw new Refusal(400, 'This is no list of edits.')
  return edits
}

function apply(text: string, edits: readonly Edit[]): string {
  try {
    return applyEdits(text, edits)
  } catch (error) {
    throw new Refusal(400, (error as Error).message)
  }
}

const hasChanged = () => new Refusal(412, 'The document has changed meanwhile.')

function write(path: string, text: string, seen: string): void {
  try {
    replaceFile(path, text, seen)
  } catch (error) {
    throw error instanceof StaleError ? hasChanged() : error
  }
}

/**
 * The path of a document of the folder, named by the rest of an address: `payout.json`, `_shared/closing.json`. Everything
 * else is refused with 404: what is no document, what is elsewhere, and what a link leads out of the folder.
 * `isKnown` tells the documents that there are; so a path is never made up of what somebody sends.
 */
function documentPath(folder: string, rest: string, isKnown: (key: string) => boolean): { key: string; path: string } {
  const key = decode(rest)
  const isPlain =
    key.endsWith('.json') &&
    key.split('/').every((part) => /^[^.\\:*?"<>|\u0000-\u001f][^\\:*?"<>|\u0000-\u001f]*$/.test(part))
  if (!isPlain || !isKnown(key)) throw noDocument()
  const path = join(folder, key)
  // The folder itself may be a link; nothing inside of it may.
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) throw noDocument()
  if (realpathSync(path) !== join(realpathSync(folder), key)) throw noDocument()
  return { key, path }
}

const noDocument = () => new Refusal(404, 'There is no such document.')

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Refusal(400, 'The address is not well formed.')
  }
}

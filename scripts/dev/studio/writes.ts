import type { IncomingMessage, ServerResponse } from 'node:http'
import { applyEdits, editsFor, undoEdits } from '../../../src/content/json/index.ts'
import type { Edit } from '../../../src/content/finding/index.ts'
import { documentsAddress, type Saved } from '../../../src/dev/messages.ts'
import { reasonOf } from '../../write/reasons.mjs'
import { answerWith } from '../answer.ts'
import { Refusal, readJson, requireToken } from '../guard.ts'
import { documentPath } from '../paths.ts'
import { type Documents, putDocument, readDocument } from './documents.ts'
import { readSeen, revisionOf, writeText } from './fileText.ts'

/** The documents, and what the writing needs to know of them. */
export interface Judge extends Documents {
  /** Why the content would be worse with these edits of this text, in a sentence; null when it would not. */
  objection(key: string, text: string, edits: readonly Edit[]): string | null
}

/** So many saves can be taken back in the order in which they came. */
const mostRemembered = 1000

/**
 * Answers for `/__brightrail/documents/<key>`, the only way by which the server writes documents. `GET` gives the text and
 * its revision. `PATCH` brings edits as JSON: the document must be the one that was seen (`If-Match`), and may not get
 * worse; what one save has changed the next may take back, whatever it was. `PUT` brings a whole text for the studio, where
 * mistakes are no reason not to save.
 *
 * 400 no edits, no text · 403 not from a page of this server · 404 no document · 405 another method · 409 the address of a
 * new page is taken · 412 changed meanwhile · 413 too long · 415 no JSON · 422 it would get worse, is no JSON, or is no name
 * for a document · 428 without `If-Match` · 500 the disk refuses
 */
export function acceptWrites(documents: Judge, token: string) {
  /** For each text that was saved here, the texts out of which it was made. */
  const before = new Map<string, Set<string>>()

  const save = async (request: IncomingMessage, rest: string): Promise<Saved> => {
    requireToken(request, token)
    const { path, key } = documentPath(documents.folder, rest, documents.has)
    const seen = request.headers['if-match']
    const edits = readEdits(await readJson(request))
    if (seen === undefined) throw new Refusal(428, 'Say in If-Match which text you have seen.')
    // From here on nothing waits: between this look at the file and its replacement no other save of this server comes.
    // An editor's can; replaceFile looks again.
    const text = readSeen(path, seen)
    const own = editsFor(text, edits)
    const next = apply(text, own)
    const revision = revisionOf(next)
    if (!before.get(key + seen)?.has(revision)) {
      const objection = documents.objection(key, text, own)
      if (objection !== null) throw new Refusal(422, objection)
    }
    writeText(path, next, text)
    documents.written(key, next)
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
    const rest = request.url.slice(documentsAddress.length)
    const methods = {
      GET: () => readDocument(request, rest, documents),
      PATCH: () => save(request, rest),
      PUT: () => putDocument(request, rest, { documents, token }),
    }
    const explain = (error: Error) => {
      const reason = reasonOf(error)
      return { message: `The file could not be written: ${reason}`, reason }
    }
    void answerWith(request, response, methods, explain)
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

import type { IncomingMessage } from 'node:http'
import { parseJson } from '../../../src/content/parse/index.ts'
import { kindOf, nameFinding, routeOf, sharedName } from '../../../src/model/route.ts'
import { didYouMean, quote } from '../../../src/model/words.ts'
import type { FileText, Written } from '../../../src/studio/server/messages.ts'
import { blockNameFinding } from '../../scaffold/names.ts'
import { Refusal, readJson, requireOwnPage, requireToken } from '../guard.ts'
import { documentPath, placePath, plainKey, unfitName } from '../paths.ts'
import { hasChanged, readFileText, readSeen, revisionOf, writeText } from './fileText.ts'

/** The documents that there are. */
export interface Documents {
  folder: string
  keys(): Iterable<string>
  has(key: string): boolean
  /** A document has this text now. */
  written(key: string, text: string): void
}

/** The text of a document. `rest`: what follows the address of documents. */
export function readDocument(request: IncomingMessage, rest: string, { folder, has }: Documents): FileText {
  requireOwnPage(request)
  const found = readFileText(documentPath(folder, rest, has).path)
  if (!found) throw new Refusal(404, 'There is no such document.')
  return found
}

/**
 * Replaces the text of a document that was seen (`If-Match`), or makes a new one (`If-None-Match: *`), with the folders on
 * its way. The text has to be JSON; whatever else is wrong with it is no reason to lose it.
 */
export async function putDocument(
  request: IncomingMessage,
  rest: string,
  { documents, token }: { documents: Documents; token: string },
): Promise<Written> {
  requireToken(request, token)
  const { 'if-match': seen, 'if-none-match': none } = request.headers
  const { key, path } =
    none === undefined ? documentPath(documents.folder, rest, documents.has) : newPath(rest, documents)
  const text = readText(await readJson(request))
  if ((seen === undefined) === (none === undefined) || (none !== undefined && none !== '*'))
    throw new Refusal(428, 'Say in If-Match which text you have seen, or that there is none with If-None-Match: *.')
  try {
    // Here nothing waits: no other save of this server comes in between.
    const before = seen === undefined ? null : readSeen(path, seen)
    if (text !== before) writeText(path, text, before)
  } catch (error) {
    throw error instanceof Refusal && error.status === 412 ? await settled(error, path) : error
  }
  documents.written(key, text)
  return { revision: revisionOf(text) }
}

/** So long a file may be empty or gone while somebody writes it, in milliseconds. */
const doubt = 60

/** Git and some editors empty or remove a file before they write it: nobody has to decide about half of their text. */
async function settled(changed: Refusal, path: string): Promise<Refusal> {
  const { now } = changed.more
  if (now && parseJson(now.text).ok) return changed
  await new Promise((done) => setTimeout(done, doubt))
  return hasChanged(readFileText(path))
}

function readText(body: unknown): string {
  const { text, ...more } = (body ?? {}) as Partial<Record<string, unknown>>
  if (typeof text !== 'string' || Object.keys(more).length > 0 || Buffer.from(text).toString() !== text)
    throw new Refusal(400, 'This is no text of a document.')
  const { ok, findings } = parseJson(text)
  if (!ok) throw new Refusal(422, findings[0]?.message ?? 'The text is no JSON.')
  return text
}

/** The place of a document that is to be made. Refused: a name that the rules of the content do not allow, or that is taken. */
function newPath(rest: string, { folder, keys }: Documents): { key: string; path: string } {
  const key = plainKey(rest)
  const wrong = nameOfNew(key)
  if (wrong) throw new Refusal(422, `${wrong.message}${didYouMean(wrong.better === '' ? [] : [wrong.better])}`)
  const route = routeOf(key)
  const isRival = (other: string) =>
    other !== key && (other.toLowerCase() === key.toLowerCase() || (route !== null && routeOf(other) === route))
  const rival = [...keys()].find(isRival)
  if (rival !== undefined) throw new Refusal(409, `There is ${quote(rival)} already, which has the same address.`)
  return { key, path: placePath(folder, key) }
}

function nameOfNew(key: string): { message: string; better: string } | null {
  const unfit = unfitName(key)
  if (unfit !== null) return { message: unfit, better: '' }
  switch (kindOf(key)) {
    case 'page':
      return nameFinding(key)
    case 'shared':
      return blockNameFinding(sharedName(key), [])
    case 'other':
      return { message: `The site reads no document with the name ${quote(key)}.`, better: '' }
    default:
      return null
  }
}

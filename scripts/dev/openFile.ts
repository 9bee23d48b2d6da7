import { realpathSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import launchEditor from 'launch-editor'
import { openAddress, type Opened, type Place, type Spot } from '../../src/dev/messages.ts'
import { findSpot } from '../../src/content/assist/index.ts'
import type { Content } from '../../src/content/store/index.ts'
import { isBelow } from '../lib/below.ts'
import { answerWith } from './answer.ts'
import { Refusal, readJson, requireToken } from './guard.ts'
import type { LivePage } from './livePage.ts'

/** Where what somebody points at on a page was written; undefined: nothing of the content is there. */
export function openedAt(
  content: Content,
  { document, pointers }: LivePage,
  { block, words }: Spot,
): Opened | undefined {
  const [file = '', part = ''] = block === null ? [] : (pointers[block] ?? document.file).split('#')
  const key = block === null ? '_site.json' : content.keyOf(file)
  const entry = content.entries().find((one) => one.key === key)
  if (!entry || content.text(key) === undefined) return file === '' ? undefined : { file, line: 1, column: 1 }
  const tokens = content.map().site?.tokens ?? new Map<string, string>()
  return { file: content.fileOf(key), ...findSpot(entry, part, words, tokens) }
}

/**
 * Answers `POST /__brightrail/open` with a {@link Place} or a {@link Spot} as JSON: opens the file in the editor of whoever started the
 * server, at its line. Only a page of this server may ask, and only for a file in one of `folders`, when all links are
 * followed. `locate` finds the place of a spot; undefined: nothing of the content is there. An editor never says that it has opened a file, so no complaint for `patience` milliseconds counts as that.
 * Vite's own address for this takes a GET from anybody, for any file; gate.ts closes it.
 *
 * 400 no place · 403 not from a page of this server · 404 no such file · 405 another method · 413 too long · 415 no JSON ·
 * 500 no editor has opened it
 */
export function acceptOpening(
  folders: readonly string[],
  token: string,
  locate: (spot: Spot) => Opened | undefined,
  patience = 1000,
) {
  const open = async (request: IncomingMessage): Promise<object> => {
    requireToken(request, token)
    const body = await readJson(request)
    const spot = readSpot(body)
    const place = spot ? locate(spot) : readPlace(body)
    if (!place) throw new Refusal(404, 'No file holds this: there is no page at this address.')
    const path = resolve(place.file)
    if (!isInside(path, folders) || !statSync(path).isFile()) throw new Refusal(404, 'There is no such file.')
    const isOpen = await launch(`${path}:${place.line}:${place.column}`, patience)
    if (!isOpen) throw new Refusal(500, byHand(place))
    return place
  }
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url?.split('?', 1)[0] !== openAddress) return next()
    const explain = ({ message }: Error) => ({ message: `The file could not be opened: ${message}` })
    void answerWith(request, response, { POST: () => open(request) }, explain)
  }
}

function readPlace(body: unknown): Place {
  const { file, line, column, ...more } = (body ?? {}) as Partial<Record<string, unknown>>
  const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
  // Who wants a line break or a zero in a path wants something else.
  const isPath = typeof file === 'string' && /^[^\u0000-\u001f]+$/.test(file)
  if (!isPath || !isCount(line) || !isCount(column) || Object.keys(more).length > 0) {
    throw new Refusal(400, 'This is no place in a file.')
  }
  return { file, line, column }
}

/** So many words of a page may be told, and each so long. */
const [mostWords, longest] = [20, 2000]

/** What somebody points at; undefined: this is none. */
function readSpot(body: unknown): Spot | undefined {
  const { path, block, words, ...more } = (body ?? {}) as Partial<Record<string, unknown>>
  const isBlock = block === null || (Number.isSafeInteger(block) && Number(block) >= 0)
  const isWord = (one: unknown): one is string => typeof one === 'string' && one.length <= longest
  const isList = Array.isArray(words) && words.length <= mostWords && words.every(isWord)
  const isSpot = typeof path === 'string' && isBlock && isList && Object.keys(more).length === 0
  return isSpot ? { path, block: block as number | null, words } : undefined
}

/** Whether an editor was started, as far as can be known. */
function launch(place: string, patience: number): Promise<boolean> {
  const failure = new Promise<boolean>((done) => launchEditor(place, () => done(false)))
  return Promise.race([failure, pause(patience, true, { ref: false })])
}

/** What to do when no editor opens: the name of its program may be missing, wrong, or on no path. */
function byHand({ file, line, column }: Place): string {
  const named = process.env.LAUNCH_EDITOR
  const reason = named ? `the program that LAUNCH_EDITOR names, ${named}, did not start` : 'no editor could be started'
  return (
    `${file} was not opened: ${reason}. Open it by hand, at line ${line}, column ${column}. To have it opened from here, ` +
    "set LAUNCH_EDITOR to the full path of your editor's program, and start npm run dev again."
  )
}

/** Whether a file is in one of these folders, when all links are followed. */
function isInside(file: string, folders: readonly string[]): boolean {
  try {
    const path = realpathSync(resolve(file))
    return folders.some((folder) => isBelow(path, realpathSync(folder)))
  } catch {
    return false
  }
}

import { existsSync, mkdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { sentencesOf } from '../../../src/content/finding/index.ts'
import { endingFinding, mediaFolder, mediaNameFinding } from '../../../src/model/media.ts'
import { didYouMean, either } from '../../../src/model/words.ts'
import { mediaAddress, type PutPicture } from '../../../src/studio/server/messages.ts'
import { cleanPicture } from '../../media/clean.ts'
import { endings } from '../../media/folder.ts'
import type { Kind } from '../../media/header.ts'
import { replaceFile, StaleError, swapFile } from '../../write/file.ts'
import { bytesOrNull } from '../../write/place.ts'
import { reasonOf } from '../../write/reasons.mjs'
import { answerWith } from '../answer.ts'
import { Refusal, readBody, requireToken } from '../guard.ts'
import type { LiveContent } from '../liveContent.ts'
import { placePath, plainKey, unfitName } from '../paths.ts'
import { pictureIn } from './content.ts'

/** So many bytes may a picture have that is sent. */
const mostBytes = 20_000_000

interface Parts {
  folder: string
  content: LiveContent
  token: string
}

/** Where a picture is: its name in the folder of pictures, its key, and its path on the disk. */
interface Place {
  name: string
  key: string
  path: string
}

/**
 * Answers for `/__brightrail/media/<name>`. `PUT` brings the bytes of a picture: of a new one with `If-None-Match: *`, or in
 * place of another with `?replace`. It is kept as {@link cleanPicture} makes it. `DELETE` removes one that nothing shows.
 *
 * 400 no such query · 403 not from a page of this server · 404 no such picture · 405 another method · 409 in use ·
 * 412 the name is taken, or the file has changed meanwhile · 413 too large · 415 not sent as a picture · 422 no picture, or
 * no name for one · 428 neither new nor a replacement · 500 the disk refuses
 */
export function acceptPictures(parts: Parts) {
  /** Large pictures take much memory: one after the other. */
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const turn = last.then(act, act)
    last = turn.catch(() => {})
    return turn
  }
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!request.url?.startsWith(mediaAddress)) return next()
    const methods = {
      PUT: () => putPicture(request, parts, (bytes) => inTurn(() => cleanPicture(bytes))),
      DELETE: () => deletePicture(request, parts),
    }
    const explain = (error: Error) => ({ message: `The picture could not be written: ${reasonOf(error)}` })
    void answerWith(request, response, methods, explain)
  }
}

async function putPicture(
  request: IncomingMessage,
  { folder, content, token }: Parts,
  clean: typeof cleanPicture,
): Promise<PutPicture> {
  requireToken(request, token)
  const { place, query } = placeOf(request, folder)
  const isNew = query === ''
  const none = request.headers['if-none-match']
  if (!isNew && query !== '?replace')
    throw new Refusal(400, 'The address of a picture can only be followed by ?replace.')
  if (isNew !== (none === '*')) throw new Refusal(428, 'Say If-None-Match: * for a new picture, or ?replace.')
  if (!isNew && !existsSync(place.path)) throw new Refusal(404, 'There is no such picture.')
  requireFree(place, content, isNew)
  if (!/^image\//i.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, 'The content has to be a picture.')
  const cleaned = await clean(await readBody(request, mostBytes))
  if ('finding' in cleaned) throw new Refusal(422, sentencesOf(cleaned.finding))
  requireEnding(place.name, cleaned.kind)
  // From here on nothing waits: no other picture of this server comes in between.
  requireFree(place, content, isNew)
  write(place, cleaned.bytes, isNew ? null : bytesOrNull(place.path))
  content.apply(new Map([[place.key, String(cleaned.bytes.length)]]))
  const [file, shown] = [pictureIn(content.store.pictures(), place.name), pictureIn(content.shown, place.name)]
  if (!file || !shown) throw new Error('it is gone again')
  return { name: place.name, file, shown }
}

function deletePicture(request: IncomingMessage, { folder, content, token }: Parts): object {
  requireToken(request, token)
  const { place, query } = placeOf(request, folder)
  if (query !== '') throw new Refusal(400, 'The address of a picture to delete ends with its name.')
  const bytes = bytesOrNull(place.path)
  if (!bytes) throw new Refusal(404, 'There is no such picture.')
  const usedOn = usersOf(content, place.name)
  if (usedOn.length > 0)
    throw new Refusal(409, `The picture is shown in ${either(usedOn, 'and')}. Take it out there first.`, { usedOn })
  if (!swapFile(place.path, null, bytes)) throw hasChanged()
  content.apply(new Map([[place.key, null]]))
  return {}
}

/** The place that an address names: only names that the rules of the content allow. */
function placeOf(request: IncomingMessage, folder: string): { place: Place; query: string } {
  const [rest = ''] = (request.url ?? '').slice(mediaAddress.length).split('?', 1)
  const name = plainKey(rest)
  const wrong = mediaNameFinding(name)
  if (wrong) {
    const free = wrong.better
    throw new Refusal(422, `${wrong.message}${didYouMean(free === '' ? [] : [free])}`, free === '' ? {} : { free })
  }
  const key = mediaFolder + name
  const unfit = unfitName(key)
  if (unfit !== null) throw new Refusal(422, unfit)
  const query = (request.url ?? '').slice(mediaAddress.length + rest.length)
  return { place: { name, key, path: placePath(folder, key) }, query }
}

function requireFree({ name, path }: Place, content: LiveContent, isNew: boolean): void {
  if (!isNew || !existsSync(path)) return
  const dot = name.lastIndexOf('.')
  const stem = name.slice(0, dot).replace(/-\d+$/, '')
  const named = (number: number) => `${stem}-${number}${name.slice(dot)}`
  let number = 2
  while (content.store.pictures().has(named(number))) number++
  throw new Refusal(412, `There is a picture with the name ${name} already.`, { free: named(number) })
}

function requireEnding(name: string, kind: Kind): void {
  const wrong = endingFinding(name, { endings: endings[kind] })
  if (wrong) throw new Refusal(422, `${wrong.message}${didYouMean([wrong.better])}`, { free: wrong.better })
}

function write({ path }: Place, bytes: Buffer, seen: Buffer | null): void {
  mkdirSync(dirname(path), { recursive: true })
  try {
    replaceFile(path, bytes, seen)
  } catch (error) {
    throw error instanceof StaleError ? hasChanged() : error
  }
}

const hasChanged = () => new Refusal(412, 'The picture has changed meanwhile. Try again.')

/** The documents that show a picture. What one shows that cannot be read to its end is unknown: there its name is enough. */
const usersOf = ({ store }: LiveContent, name: string): string[] =>
  store
    .entries()
    .filter(
      ({ facts, sound, source }) =>
        facts.blocks.some(({ pictures }) => pictures.some(({ src }) => src === name)) ||
        (!sound && source.written.includes(name)),
    )
    .map(({ key }) => key)

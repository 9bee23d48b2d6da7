import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FileMove } from '../../src/content/finding/index.ts'
import { moveAddress } from '../../src/dev/messages.ts'
import { count, upper } from '../../src/model/words.ts'
import { fileMoveOf, moveFile } from '../refactor/moveFile.ts'
import { readSite } from '../refactor/site.ts'
import { answerWith } from './answer.ts'
import { Refusal, readJson, requireToken } from './guard.ts'

/**
 * Answers `POST /__brightrail/move` with a {@link FileMove} as JSON: does what `npm run move` does with these two names. Only
 * what a finding suggests is done (`isSuggested`), so no path is made up of what somebody sends.
 *
 * 400 no move · 403 not from a page of this server · 404 no finding suggests it · 405 another method · 409 it cannot be
 * done now · 413 too long · 415 no JSON
 */
export function acceptMoves(folder: string, token: string, isSuggested: (move: FileMove) => boolean) {
  const move = async (request: IncomingMessage): Promise<object> => {
    requireToken(request, token)
    const wanted = readMove(await readJson(request))
    if (!isSuggested(wanted)) throw new Refusal(404, 'No message suggests this name any more.')
    return { message: rename(folder, wanted) }
  }
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url?.split('?', 1)[0] !== moveAddress) return next()
    void answerWith(request, response, { POST: () => move(request) }, ({ message }) => message)
  }
}

function readMove(body: unknown): FileMove {
  const { from, to, ...more } = (body ?? {}) as Partial<Record<string, unknown>>
  if (typeof from !== 'string' || typeof to !== 'string' || Object.keys(more).length > 0)
    throw new Refusal(400, 'This is no pair of names.')
  return { from, to }
}

/** Gives the file its new name, and says what was done. */
function rename(folder: string, { from, to }: FileMove): string {
  try {
    const site = readSite(folder)
    const file = fileMoveOf(site, `${site.root}/${from}`, `${site.root}/${to}`)
    if (!file) throw new Refusal(404, 'There is no such file any more.')
    const steps = moveFile(site, file, false)
    const places = steps.length === 0 ? '' : `, and ${count(steps.length, 'place')} with it`
    return `Renamed: ${site.root}/${to}${places}`
  } catch (error) {
    if (error instanceof Refusal) throw error
    // Whoever asks says first that nothing was changed.
    throw new Refusal(409, upper((error as Error).message.replace(/^Nothing was changed: /, '')))
  }
}

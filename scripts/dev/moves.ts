import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FileMove } from '../../src/content/finding/index.ts'
import { moveAddress } from '../../src/dev/messages.ts'
import { count, upper } from '../../src/model/words.ts'
import { fileMoveOf, moveFile } from '../refactor/moveFile.ts'
import { readSite } from '../refactor/site.ts'
import { rootName } from '../lib/readContent.ts'
import { answerWith } from './answer.ts'
import { Refusal, readJson, requireToken } from './guard.ts'

/**
 * Answers `POST /__brightrail/move` with a {@link FileMove} as JSON: does what `npm run move` does with these two names. Only
 * what a finding suggests is done (`isSuggested`), and only what was done here is taken back, by the two names the other way
 * round: so no path is made up of what somebody sends.
 *
 * 400 no move · 403 not from a page of this server · 404 no finding suggests it · 405 another method · 409 it cannot be
 * done now · 413 too long · 415 no JSON
 */
export function acceptMoves(folder: string, token: string, isSuggested: (move: FileMove) => boolean) {
  const done = new Map<string, () => void>()
  const move = async (request: IncomingMessage): Promise<object> => {
    requireToken(request, token)
    const wanted = readMove(await readJson(request))
    const takeBack = done.get(nameOf(wanted))
    if (takeBack) {
      attempt(takeBack)
      done.delete(nameOf(wanted))
      return { message: `Renamed back: ${rootName(folder)}/${wanted.to}` }
    }
    if (!isSuggested(wanted)) throw new Refusal(404, 'No message suggests this name any more.')
    const { message, takeBack: back } = attempt(() => rename(folder, wanted))
    done.set(nameOf({ from: wanted.to, to: wanted.from }), back)
    return { message }
  }
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url?.split('?', 1)[0] !== moveAddress) return next()
    void answerWith(request, response, { POST: () => move(request) })
  }
}

function readMove(body: unknown): FileMove {
  const { from, to, ...more } = (body ?? {}) as Partial<Record<string, unknown>>
  if (typeof from !== 'string' || typeof to !== 'string' || Object.keys(more).length > 0)
    throw new Refusal(400, 'This is no pair of names.')
  return { from, to }
}

const nameOf = ({ from, to }: FileMove) => JSON.stringify([from, to])

/** Gives the file its new name, says what was done, and takes it back when it is asked to. */
function rename(folder: string, { from, to }: FileMove) {
  const site = readSite(folder)
  const file = fileMoveOf(site, `${site.root}/${from}`, `${site.root}/${to}`)
  if (!file) throw new Refusal(404, 'There is no such file any more.')
  const { steps, takeBack } = moveFile(site, file, false)
  const places = steps.length === 0 ? '' : `, and ${count(steps.length, 'place')} with it`
  return { message: `Renamed: ${site.root}/${to}${places}`, takeBack }
}

/** What keeps a file from being renamed is a refusal. */
function attempt<Result>(act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    if (error instanceof Refusal) throw error
    // Whoever asks says first that nothing was changed.
    throw new Refusal(409, upper((error as Error).message.replace(/^Nothing was changed: /, '')))
  }
}

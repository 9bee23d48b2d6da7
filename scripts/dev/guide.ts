import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import type { Guide } from '../guide/index.ts'
import { typeOf } from '../server/files.ts'
import { handOn, send } from './answer.ts'
import type { CodeLoader } from './code.ts'

type Next = (error?: unknown) => void

/** Answers for `/_guide`, for the gallery, and for what lies below them. The guide is read anew for each page; the page's files come from it. */
export function answerGuide(folder: string, loader: CodeLoader) {
  let last: Guide | undefined
  const answer = async (path: string, response: ServerResponse, next: Next): Promise<void> => {
    if (!last || !path.startsWith('assets/')) last = (await loader.guide()).openGuide(folder, { isLive: true })
    const body = last.files.get(path)?.() ?? last.html(path)
    if (body === null) return next()
    send(response, 200, typeOf(extname(path) === '' ? 'page.html' : path.toLowerCase()), body)
  }
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const [address = ''] = (request.url ?? '').split('?', 1)
    const [found, inGuide = '', inGallery] = /^\/(?:_guide(?:\/(.*))?|(__gallery(?:\/\w+)?))$/.exec(address) ?? []
    if (found === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    void handOn(answer(inGallery ?? inGuide, response, next), next)
  }
}

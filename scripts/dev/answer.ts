import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refusal, readAway } from './guard.ts'

/**
 * Answers a request of one of our pages with what `work` gives, as JSON. A {@link Refusal} becomes its status and
 * `{ message }`; anything else 500, in the words of `explain`. `allow`: the method that a 405 names.
 */
export async function answerWith(
  request: IncomingMessage,
  response: ServerResponse,
  { allow, work, explain }: { allow: string; work: Promise<object>; explain: (error: Error) => string },
): Promise<void> {
  try {
    sendJson(response, 200, await work)
  } catch (error) {
    await readAway(request)
    const status = error instanceof Refusal ? error.status : 500
    const message = error instanceof Refusal ? error.message : explain(error as Error)
    if (status === 405) response.setHeader('Allow', allow)
    sendJson(response, status, { message })
  }
}

/** Sends a whole answer, which nothing may keep. `type`: that of the body; texts are UTF-8. */
export function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  const isNamed = typeof body !== 'string' || type.includes('charset')
  const headers = {
    'Content-Type': isNamed ? type : `${type};charset=utf-8`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  }
  response.writeHead(status, headers).end(response.req.method === 'HEAD' ? undefined : body)
}

/** The same for a value as JSON. */
export const sendJson = (response: ServerResponse, status: number, value: unknown): void =>
  send(response, status, 'application/json', JSON.stringify(value))

/** Waits for an answer; what it throws is handed on. */
export async function handOn(answer: Promise<void>, next: (error: unknown) => void): Promise<void> {
  try {
    await answer
  } catch (error) {
    next(error)
  }
}

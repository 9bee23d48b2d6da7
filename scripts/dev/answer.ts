import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refusal, readAway } from './guard.ts'

/** What an address does, by the methods that it knows. */
export type Methods = Readonly<Record<string, () => object | Promise<object>>>

/**
 * Answers a request of one of our pages with what its method gives, as JSON. A {@link Refusal} becomes its status and
 * `{ message }` with what else it tells; a method that is not known 405; anything else 500, with what `explain` says.
 */
export async function answerWith(
  request: IncomingMessage,
  response: ServerResponse,
  methods: Methods,
  explain: (error: Error) => { message: string } = ({ message }) => ({ message }),
): Promise<void> {
  const { method = '' } = request
  try {
    const act = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!act) {
      response.setHeader('Allow', Object.keys(methods).join(', '))
      throw new Refusal(405, `This address knows ${Object.keys(methods).join(' and ')} only.`)
    }
    sendJson(response, 200, await act())
  } catch (error) {
    await readAway(request)
    if (error instanceof Refusal) sendJson(response, error.status, { message: error.message, ...error.more })
    else sendJson(response, 500, explain(error as Error))
  }
}

/** Sends a whole answer. `type`: that of the body; texts are UTF-8. `cache`: how it may be kept, which is not at all. */
export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
  cache = 'no-store',
): void {
  const isNamed = typeof body !== 'string' || type.includes('charset')
  const headers = {
    'Content-Type': isNamed ? type : `${type};charset=utf-8`,
    'Cache-Control': cache,
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

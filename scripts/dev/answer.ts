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
    send(response, 200, await work)
  } catch (error) {
    await readAway(request)
    const status = error instanceof Refusal ? error.status : 500
    const message = error instanceof Refusal ? error.message : explain(error as Error)
    if (status === 405) response.setHeader('Allow', allow)
    send(response, status, { message })
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  const headers = {
    'Content-Type': 'application/json;charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  }
  response.writeHead(status, headers).end(response.req.method === 'HEAD' ? undefined : JSON.stringify(body))
}

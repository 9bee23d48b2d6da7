let token = ''

/** Keeps what the server wants to hear with everything that it is asked to do. */
export function keepToken(told: string): void {
  token = told
}

/** A request that was refused, in the words of the server. `status`: 0 when it does not answer. */
export class AskError extends Error {
  override name = 'AskError'
  readonly status: number
  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

interface Asked {
  method: 'PATCH' | 'POST'
  body: object
  headers?: Record<string, string>
}

/** Asks the development server to do something, and gives its answer. Throws an {@link AskError}. */
export async function ask(address: string, { method, body, headers }: Asked): Promise<unknown> {
  const own = { 'Content-Type': 'application/json', 'X-Brightrail-Token': token }
  let response: Response
  try {
    response = await fetch(address, { method, headers: { ...own, ...headers }, body: JSON.stringify(body) })
  } catch {
    throw new AskError('The server does not answer. Is npm run dev still running?', 0)
  }
  const answer = (await response.json().catch(() => ({}))) as { message?: string }
  if (response.ok) return answer
  throw new AskError(answer.message ?? 'The server has refused this.', response.status)
}

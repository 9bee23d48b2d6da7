let token = ''
let hasToken = () => {}
const firstToken = new Promise<void>((resolve) => {
  hasToken = resolve
})

/** So long a page waits for its token, in milliseconds: somebody may be quicker than the connection to the server. */
const tokenTime = 2000

/** Keeps what the server wants to hear with everything that it is asked to do. */
export function keepToken(told: string): void {
  token = told
  hasToken()
}

/** A request that was refused, in the words of the server. `status`: 0 when it does not answer. */
export class AskError extends Error {
  override name = 'AskError'
  readonly status: number
  /** All that the server said. */
  readonly answer: object
  constructor(message: string, status: number, answer: object = {}) {
    super(message)
    this.status = status
    this.answer = answer
  }
}

/** `body`: a file is sent as it is, anything else as JSON. */
interface Asked {
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT'
  body?: object | Blob
  headers?: Record<string, string>
}

/** Asks the development server for something or to do something, and gives its answer. Throws an {@link AskError}. */
export async function ask(address: string, asked?: Asked): Promise<unknown> {
  return (await answerOf(address, asked)).json().catch(() => ({}))
}

/** The same, for an answer that is not to be read as JSON here. */
export async function answerOf(address: string, asked: Asked = { method: 'GET' }): Promise<Response> {
  const { method, body, headers } = asked
  const isAct = method !== 'GET'
  if (isAct && token === '') await Promise.race([firstToken, new Promise((done) => setTimeout(done, tokenTime))])
  const type = body instanceof Blob ? body.type : 'application/json'
  const own = { ...(body && { 'Content-Type': type }), ...(isAct && { 'X-Brightrail-Token': token }) }
  const sent = body && (body instanceof Blob ? body : JSON.stringify(body))
  let response: Response
  try {
    response = await fetch(address, { method, headers: { ...own, ...headers }, ...(sent && { body: sent }) })
  } catch {
    throw new AskError('The server does not answer. Is npm run dev still running?', 0)
  }
  if (response.ok) return response
  const answer = (await response.json().catch(() => ({}))) as { message?: string }
  throw new AskError(answer.message ?? 'The server has refused this.', response.status, answer)
}

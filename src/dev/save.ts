import type { Edit } from '../content/findings.ts'
import { documentsAddress, type Saved } from './messages.ts'

let token = ''

/** Keeps what the server wants to hear with every change. */
export function keepToken(told: string): void {
  token = told
}

/** A save that was refused, in the words of the server. `isStale`: the document has changed meanwhile. */
export class SaveError extends Error {
  override name = 'SaveError'
  readonly isStale: boolean
  constructor(message: string, isStale: boolean) {
    super(message)
    this.isStale = isStale
  }
}

/** Changes a document, if it is still the one with that revision. Throws a {@link SaveError}. */
export async function save(key: string, revision: string, edits: readonly Edit[]): Promise<Saved> {
  const address = documentsAddress + key.split('/').map(encodeURIComponent).join('/')
  const headers = { 'Content-Type': 'application/json', 'If-Match': revision, 'X-Brightrail-Token': token }
  let response: Response
  try {
    response = await fetch(address, { method: 'PATCH', headers, body: JSON.stringify({ edits }) })
  } catch {
    throw new SaveError('The server does not answer. Is npm run dev still running?', false)
  }
  const answer = (await response.json().catch(() => ({}))) as Saved & { message?: string }
  if (response.ok) return answer
  throw new SaveError(answer.message ?? 'The server has refused the change.', response.status === 412)
}

import type { Edit, FileMove } from '../content/finding/index.ts'
import { ask } from './ask.ts'
import { documentsAddress, moveAddress, type Saved } from './messages.ts'

/** Changes a document, if it is still the one with that revision. Throws an AskError. */
export async function save(key: string, revision: string, edits: readonly Edit[]): Promise<Saved> {
  const address = documentsAddress + key.split('/').map(encodeURIComponent).join('/')
  return (await ask(address, { method: 'PATCH', body: { edits }, headers: { 'If-Match': revision } })) as Saved
}

/** Gives a file the name that its finding suggests, or takes that back, and says what was done. Throws an AskError. */
export async function rename({ from, to }: FileMove): Promise<string> {
  const { message } = (await ask(moveAddress, { method: 'POST', body: { from, to } })) as { message: string }
  return message
}

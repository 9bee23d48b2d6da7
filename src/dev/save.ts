import type { Edit } from '../content/finding/index.ts'
import { ask } from './ask.ts'
import { documentsAddress, type Saved } from './messages.ts'

/** Changes a document, if it is still the one with that revision. Throws an AskError. */
export async function save(key: string, revision: string, edits: readonly Edit[]): Promise<Saved> {
  const address = documentsAddress + key.split('/').map(encodeURIComponent).join('/')
  return (await ask(address, { method: 'PATCH', body: { edits }, headers: { 'If-Match': revision } })) as Saved
}

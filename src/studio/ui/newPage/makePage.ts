import { refusalWords } from '../../core/refusal.ts'
import type { Studio } from '../../core/studio.ts'
import { writeDocument } from '../../server/server.ts'

/** Writes the file of a new page, and opens it. */
export async function makePage(studio: Studio, key: string, text: string): Promise<void> {
  const answer = await writeDocument(key, text, null)
  if (answer.kind !== 'written') return studio.toast(refusalWords(answer))
  studio.setMakingPage(null)
  await studio.open(key, '/blocks/0', 'new')
}

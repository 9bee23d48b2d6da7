import type { ReadAnswer } from '../session/answers.ts'

/** Why the file of a new page was not written, in a sentence. */
export function refusalWords(answer: ReadAnswer): string {
  if (answer.kind === 'refused') return answer.message ?? answer.reason
  return answer.kind === 'away'
    ? 'The studio’s server stopped. Start it again with npm run dev.'
    : 'There is a page with this address already.'
}

/** A question of the page that fits, parted around the place that fits. */
export interface Match {
  question: string
  parts: [before: string, fits: string, after: string]
  /** The answer in the page. */
  details: HTMLDetailsElement
}

/** All questions of the page, in their order. */
export function questionsOf(page: ParentNode): Pick<Match, 'question' | 'details'>[] {
  return [...page.querySelectorAll('details')].flatMap((details) => {
    const question = details.querySelector('summary :is(h2, h3, h4)')?.textContent
    return question ? [{ question, details }] : []
  })
}

/** The place of a word in a text, whatever their case, parted; null when it is not in there. */
export function partAt(text: string, word: string): Match['parts'] | null {
  const at = text.toLowerCase().indexOf(word.trim().toLowerCase())
  if (at < 0) return null
  const end = at + word.trim().length
  return [text.slice(0, at), text.slice(at, end), text.slice(end)]
}

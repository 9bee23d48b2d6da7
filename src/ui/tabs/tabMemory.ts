/** The name under which the forms store what they remember. Every page looks there, most without the code of a form. */
export const formsName = 'forms'

/** What this tab has stored under a name; null when there is nothing, or nothing of ours, or storing is forbidden. */
export function recall(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value for as long as the tab is open. Tells whether that worked: the storage may be full or forbidden. */
export function store(name: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

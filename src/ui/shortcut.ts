/** The shortcuts of the search: without a modifier `/`, and K with Ctrl or ⌘. As `aria-keyshortcuts` names them. */
export const searchKeys = '/ Control+K Meta+K'

/** Whether a key press asks for the search (SEARCH-1). In a field `/` stays a character. */
export function asksForSearch({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k'
  return key === '/' && !(target as Element).closest('input,textarea,select,[contenteditable]')
}

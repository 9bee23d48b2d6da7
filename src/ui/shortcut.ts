/** The shortcuts of the search: without a modifier `/`, and K with Ctrl or ⌘. As `aria-keyshortcuts` names them. */
export const searchKeys = '/ Control+K Meta+K'

/** Whether a key press asks for the search (SEARCH-1). In a field `/` stays a character. */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.altKey || event.isComposing) return false
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand) return !event.shiftKey && event.key.toLowerCase() === 'k'
  const { target } = event
  return (
    event.key === '/' && !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]'))
  )
}

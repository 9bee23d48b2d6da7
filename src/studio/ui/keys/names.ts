/** Keys that are shown otherwise than the browser calls them. */
const shown: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓' }

/**
 * The name of a key as people write it, with those that are held: Ctrl+Shift+Z, Alt+↑, Shift+A. Ctrl is ⌘ on a Mac, too. A
 * character that needs Shift on some keyboards is the character alone: ?
 */
export function nameOfKey(event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): string {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  const isCharacter = [...key].length === 1
  const isPlain = isCharacter && key.toLowerCase() === key.toUpperCase()
  const held = [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && !isPlain && 'Shift']
  return [...held.filter(Boolean), shown[key] ?? (isCharacter ? key.toUpperCase() : key)].join('+')
}

/** Whether a key is one character, which can be switched off; an arrow is none. */
export const isLetter = (name: string): boolean => /^(?:Shift\+)?[^↑↓]$/u.test(name)

import { ask } from './ask.ts'
import { openAddress, type Opened, type Place, type Spot } from './messages.ts'

/** Opens a file in the editor of whoever started the server. Throws an AskError that says what to do by hand. */
export async function openFile(what: Place | Spot): Promise<Opened> {
  const { file, line, column } = what as Place
  const body = 'path' in what ? what : { file, line, column }
  return (await ask(openAddress, { method: 'POST', body })) as Opened
}

/** A place as people write it: `pages/about.json:3:7`, where line and column may be missing. */
export function parsePlace(text: string): Place {
  const [, file = text, line = 1, column = 1] = /^(.*?)(?::(\d+))?(?::(\d+))?$/.exec(text.trim()) ?? []
  return { file, line: Number(line) || 1, column: Number(column) || 1 }
}

/**
 * Vite's own panel, for code that does not compile, has links to files that ask at an address which is closed here. They
 * open the file as the links of our panel do.
 */
export function catchFileLinks(open: (place: Place) => void): void {
  const onClick = (event: MouseEvent) => {
    const [link] = event.composedPath()
    if (!(link instanceof HTMLAnchorElement) || link.className !== 'file-link') return
    event.preventDefault()
    event.stopPropagation()
    open(parsePlace(link.textContent))
  }
  // Before the listener on the link itself.
  addEventListener('click', onClick, true)
}

import type { Edit, FileMove } from '../content/finding/index.ts'
import { button, element } from './element.ts'
import type { Place, ShownFinding, Spot } from './messages.ts'
import { openFile } from './openFile.ts'
import { rename, save } from './save.ts'

/** A change that can be taken back: of a document, or of the name of a file. */
type Done = { key: string; title: string; revision: string; undo: Edit[] } | { back: FileMove }

/** What can be done about a finding from the page. */
export interface Actions {
  /** Changes the document, or gives the file another name. */
  applyFix(finding: ShownFinding): void
  open(place: Place | Spot): void
}

/** What the server does for the overlay. */
export interface Tools {
  save: typeof save
  rename: typeof rename
  openFile: typeof openFile
}

/** The line above the panel that says what became of a click, and takes it back. `announce` has it read out. */
export function createToast(announce: (text: string) => void, tools: Tools = { save, rename, openFile }) {
  const text = element('p', '')
  const undo = button('undo', 'Undo', () => void takeBack())
  const close = button('close', '×', () => hide(), 'Close')
  const box = element('div', 'toast', text, undo, close)
  box.hidden = true
  /** All of them, the last one first: each click takes one back. */
  let done: Done[] = []

  const show = (message: string, isError = false) => {
    text.textContent = message
    box.classList.toggle('error', isError)
    undo.hidden = done.length === 0
    box.hidden = false
    announce(message)
  }
  const hide = () => {
    box.hidden = true
    done = []
  }
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act()
    } catch (error) {
      // What was made before belongs to another text now.
      done = []
      show(`Nothing was changed. ${(error as Error).message}`, true)
      close.focus()
    }
  }
  const takeBack = () =>
    attempt(async () => {
      const [last, ...earlier] = done
      if (!last) return
      const [message, left] = await takenBack(tools, last, earlier)
      done = left
      show(message)
      ;(undo.hidden ? close : undo).focus()
    })
  const applyFix = ({ key, revision, fix, move }: ShownFinding) =>
    attempt(async () => {
      if (move) {
        // What was fixed before may be in a document that follows.
        hide()
        const message = await tools.rename(move)
        done = [{ back: { from: move.to, to: move.from } }]
        show(message)
        return undo.focus()
      }
      if (!fix || revision === undefined) return
      const saved = await tools.save(key, revision, fix.edits)
      done = [{ key, title: fix.title, ...saved }, ...done]
      show(`Fixed: ${fix.title}`)
      undo.focus()
    })
  const open = async (place: Place | Spot) => show(...(await opened(tools, place)))
  const actions: Actions = { applyFix: (finding) => void applyFix(finding), open: (place) => void open(place) }
  return { element: box, actions }
}

/** Takes a change back. Gives what is said of it, and which of the earlier ones can be taken back then. */
async function takenBack(tools: Tools, last: Done, earlier: Done[]): Promise<[message: string, left: Done[]]> {
  if ('back' in last) return [await tools.rename(last.back), earlier]
  const { revision } = await tools.save(last.key, last.revision, last.undo)
  // A change of the same document before this one now builds on the text that has come back.
  const left = earlier.map((one) => ('key' in one && one.key === last.key ? { ...one, revision } : one))
  return [`Undone: ${last.title}`, left]
}

/** Opens a file, and gives the words that say which one, or why not. */
async function opened({ openFile: ask }: Tools, place: Place | Spot): Promise<[text: string, isError: boolean]> {
  try {
    const { file, line, what } = await ask(place)
    return [`Opened ${file}, line ${line}${what ? `: ${what}` : ''}`, false]
  } catch (error) {
    return [(error as Error).message, true]
  }
}

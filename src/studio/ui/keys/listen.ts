import { copied, paste, sayCopied } from '../../core/blockActs.ts'
import { blockAt } from '../../core/pointers.ts'
import type { Studio } from '../../core/studio.ts'
import { areLettersOn } from './letters.ts'
import { isLetter, nameOfKey } from './names.ts'
import { isStray } from './stray.ts'
import { type Key, keyGroups } from './table.ts'

const table = new Map(keyGroups.flatMap(({ keys }) => keys.flatMap((key) => key.names.map((name) => [name, key]))))

/** Listens to the keys that work everywhere, and to the others outside of fields. Gives what ends it. */
export function listenToKeys(studio: Studio): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    // The browser would select all words of the studio.
    if (nameOfKey(event) === 'Ctrl+A' && !holdsText(event.target)) event.preventDefault()
    if (!studio.state.editing) return
    const act = actOf(studio, event)
    if (!act) return
    event.preventDefault()
    act()
  }
  const onCopy = (event: ClipboardEvent) => {
    const index = blockAt(studio.state.editing?.selected ?? '')?.index
    if (isElsewhere(event) || getSelection()?.isCollapsed === false) return
    if (index === undefined) return studio.toast('Choose a block first.')
    event.preventDefault()
    event.clipboardData?.setData('text/plain', copied(studio, index))
    sayCopied(studio, index, event.type === 'cut')
  }
  const onPaste = (event: ClipboardEvent) => {
    if (isElsewhere(event)) return
    const index = blockAt(studio.state.editing?.selected ?? '')?.index ?? -1
    if (paste(studio, index + 1, event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault()
  }
  addEventListener('keydown', onKey)
  document.addEventListener('copy', onCopy)
  document.addEventListener('cut', onCopy)
  document.addEventListener('paste', onPaste)
  return () => {
    removeEventListener('keydown', onKey)
    document.removeEventListener('copy', onCopy)
    document.removeEventListener('cut', onCopy)
    document.removeEventListener('paste', onPaste)
  }
}

/** Whether keys write something there. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable)

/** Whether there is a text that can be selected as a whole. */
const holdsText = (target: EventTarget | null) =>
  isTyping(target) &&
  !(target as HTMLElement).matches('select, input:is([type="checkbox"], [type="radio"], [type="file"])')

/**
 * Who writes in one field after the other and comes to a closed row or a button goes on writing: the letters of the words would
 * open one thing after the other.
 */
const isInForm = (target: EventTarget | null) => target instanceof Element && target.closest('.formPanel') !== null

/** What lies over the studio and asks something: what is behind it cannot be seen, and is not to be changed. */
const openDialog = () => document.querySelector<HTMLDialogElement>('dialog:modal')

/** Whether the clipboard is not that of the blocks. */
const isElsewhere = ({ target }: Event) => isTyping(target) || openDialog() !== null

function actOf(studio: Studio, event: KeyboardEvent): (() => void) | undefined {
  const name = nameOfKey(event)
  if (isLetter(name) && isStray()) return undefined
  const key: Key | undefined = table.get(name)
  if (!key?.act || (isLetter(name) && (!areLettersOn() || isInForm(event.target)))) return undefined
  if (openDialog() ? !key.isForDialogs : isTyping(event.target) && !key.isForFields) return undefined
  return key.act(studio, name)
}

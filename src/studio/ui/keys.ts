import { copied, move, paste, remove, repeat } from '../core/blockActs.ts'
import { blocksOfValue } from '../core/blocks.ts'
import { fix } from '../core/fixes.ts'
import { blockAt, blockPointer } from '../core/pointers.ts'
import { widths } from '../core/state.ts'
import type { Studio } from '../core/studio.ts'
import { nameOfBlock } from '../session/names.ts'
import { focusForm } from './focusForm.ts'

/** The areas of the studio, in the order of F6. */
const areas = ['.bar', '.side', '.canvasBar', '.canvas', '.formPanel', '.drawer']

/** Listens to the keys that work everywhere, and to single letters outside of fields. Gives what ends it. */
export function listenToKeys(studio: Studio): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !studio.state.editing) return
    const act = keyOf(studio, event)
    if (!act) return
    event.preventDefault()
    act()
  }
  const onCopy = (event: ClipboardEvent) => {
    const index = blockAt(studio.state.editing?.selected ?? '')?.index
    if (index === undefined || isTyping(event.target) || !getSelection()?.isCollapsed) return
    event.preventDefault()
    event.clipboardData?.setData('text/plain', copied(studio, index))
    if (event.type === 'cut') remove(studio, index)
    else studio.say('Block copied')
  }
  const onPaste = (event: ClipboardEvent) => {
    if (isTyping(event.target)) return
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

function keyOf(studio: Studio, event: KeyboardEvent): (() => void) | undefined {
  const { key, altKey, shiftKey, target } = event
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand && !altKey) return commandOf(studio, key.toLowerCase(), shiftKey)
  if (key === 'F6') return () => nextArea(shiftKey ? -1 : 1)
  if (key === 'F8') return () => nextFinding(studio, shiftKey ? -1 : 1)
  if (isTyping(target) || isCommand) return undefined
  return altKey ? moveOf(studio, key) : letterOf(studio, key, shiftKey)
}

function commandOf(studio: Studio, key: string, isShifted: boolean): (() => void) | undefined {
  const index = blockAt(studio.state.editing?.selected ?? '')?.index
  if (key === 's') return () => void studio.save()
  if (key === 'z') return isShifted ? studio.redo : studio.undo
  if (key === 'y') return studio.redo
  if (key === '.') return () => fixHere(studio)
  return key === 'd' && index !== undefined ? () => repeat(studio, index) : undefined
}

function moveOf(studio: Studio, key: string): (() => void) | undefined {
  const { editing } = studio.state
  const at = blockAt(editing?.selected ?? '')?.index
  if (at === undefined) return undefined
  const last = blocksOfValue(editing?.value).length - 1
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last }[key]
  return to === undefined ? undefined : () => move(studio, at, to)
}

function letterOf(studio: Studio, key: string, isShifted: boolean): (() => void) | undefined {
  const { editing, drawer } = studio.state
  const index = blockAt(editing?.selected ?? '')?.index
  const width = widths[Number(key) - 1]
  if (width !== undefined) return () => studio.setWidth(width)
  switch (key) {
    case 'a':
    case 'A':
      return () => studio.setAdding(isShifted ? (index ?? 0) : (index ?? -1) + 1)
    case 'c':
      return () => studio.setDrawer({ checks: !drawer.checks })
    case 'j':
      return () => studio.setDrawer({ text: !drawer.text })
    case 'n':
      return () => studio.setMakingPage(true)
    case 'o':
      return () => document.querySelector<HTMLAnchorElement>('.barEnd a')?.click()
    case '/':
      return () => document.querySelector<HTMLInputElement>('.findField input')?.focus()
    case 'Delete':
      return index === undefined ? undefined : () => remove(studio, index)
    case 'ArrowUp':
    case 'ArrowDown':
      return isOnCanvas() ? () => nextBlock(studio, key === 'ArrowUp' ? -1 : 1) : undefined
    case 'Enter':
      return document.activeElement === document.body || isOnCanvas() ? focusForm : undefined
    case 'Escape':
      return () => studio.select(index === undefined ? '' : blockPointer(index))
  }
  return undefined
}

const isOnCanvas = () => document.activeElement?.matches('.canvas') ?? false

/** Selects the next block of the page, or the previous one. */
function nextBlock(studio: Studio, step: 1 | -1): void {
  const { editing } = studio.state
  const blocks = blocksOfValue(editing?.value)
  const to = (blockAt(editing?.selected ?? '')?.index ?? -1) + step
  const block = blocks[to]
  if (!block) return
  studio.select(blockPointer(to))
  studio.say(`${nameOfBlock(block.type)}, block ${to + 1} of ${blocks.length}`)
}

/** What is only there in other windows cannot have the focus: it would stay where it is, also at the next press. */
const isSeen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true })

/** Goes to the next area that is there, or to the previous one. */
function nextArea(step: 1 | -1): void {
  const all = areas.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? []).filter(isSeen)
  const now = all.findIndex((area) => area.contains(document.activeElement))
  const area = all.at((now < 0 ? (step > 0 ? 0 : -1) : now + step) % all.length)
  const inside = area?.querySelectorAll<HTMLElement>(
    'a[href], button:not(:disabled), input, textarea, select, [contenteditable], [tabindex="0"]',
  )
  const first = [...(inside ?? [])].find((one) => one.tabIndex >= 0 && isSeen(one))
  ;(first ?? area)?.focus()
}

/** Applies the first fix of what is wrong at the place that is selected, as its button does. */
function fixHere(studio: Studio): void {
  const { findings = [], selected } = studio.state.editing ?? {}
  const finding = findings.find((one) => one.pointer === selected && one.fix)
  if (finding) fix(studio, finding)
  else studio.say('Nothing here can be fixed by a key')
}

/** Selects the place of the next finding of the document. */
function nextFinding(studio: Studio, step: 1 | -1): void {
  const { editing } = studio.state
  if (!editing || editing.findings.length === 0) return studio.say('Nothing to fix on this page')
  const { findings, selected } = editing
  const now = findings.findIndex(({ pointer }) => pointer === selected)
  const next = findings.at((now < 0 ? (step > 0 ? 0 : -1) : now + step) % findings.length)
  if (!next) return
  studio.select(next.pointer)
  studio.say(next.message)
}

import { flushSync } from 'react-dom'
import { child } from '../../content/json/index.ts'
import type { StudioState } from '../core/state.ts'
import type { Studio } from '../core/studio.ts'
import type { Room } from '../session/names.ts'
import { lengthOf } from './form/model/words.ts'

const isSeen = (element: HTMLElement | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false

/** Gives something the focus once all is drawn. In a narrow window it lies over the page: `over` says in what. */
function focus(studio: Studio, over: StudioState['over'], selector: string): void {
  flushSync(() => {})
  const find = () => document.querySelector<HTMLElement>(selector)
  if (!isSeen(find())) flushSync(() => studio.setOver(over))
  find()?.focus()
}

/** Goes to the first field of the form. */
export const focusForm = (studio: Studio): void =>
  focus(studio, 'form', '.formPanel :is(input:not([type="file"]), textarea, select, [contenteditable])')

/** Goes to the field of a place. */
export function focusField(studio: Studio, pointer: string): void {
  studio.select(pointer)
  focus(studio, 'form', `.formPanel [data-pointer="${CSS.escape(pointer)}"] :is(input, textarea)`)
}

/** Goes to the earlier addresses of a page: to one of them, where it is there. */
export async function showEarlier(studio: Studio, key: string, route: string): Promise<void> {
  if (studio.state.editing?.key !== key) await studio.open(key)
  const { redirectFrom } = studio.state.editing?.value ?? {}
  const at = Array.isArray(redirectFrom) ? redirectFrom.indexOf(route) : -1
  focusField(studio, at < 0 ? '/redirectFrom' : child('/redirectFrom', at))
}

/** Goes to the field of a link, and shows the pages and places to which it can lead. */
export function focusLink(studio: Studio, pointer: string): void {
  focusField(studio, pointer)
  const { activeElement: field } = document
  // What is typed to find a page takes the place of the wrong address.
  if (field instanceof HTMLInputElement) field.select()
  field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
}

/** Goes to the field of a picture or drawing, and shows those that can be chosen. */
export function openGallery(studio: Studio, pointer: string): void {
  const selector = `.formPanel [data-pointer="${CSS.escape(pointer)}"] [data-opens="gallery"]`
  studio.select(pointer)
  focus(studio, 'form', selector)
  document.querySelector<HTMLElement>(selector)?.click()
}

/** Shows the other addresses that the open page could have. */
export function openMove(studio: Studio): void {
  const selector = '.formHead [data-opens="move"]'
  studio.select('')
  focus(studio, 'form', selector)
  document.querySelector<HTMLElement>(selector)?.click()
}

/** The end of the title of a page: a line and the name of the company, which stays. */
const brandEnd = /\s*[|–-]\s*\{\w+\}\s*$/

/** So many characters of a text from its beginning, as they are counted: none is cut in two. */
const firstOf = (text: string, most: number) => [...text].slice(0, most).join('')

/**
 * The part of a text that is more than it has room for, characters or words: from the beginning of a word on, and before the
 * name of the company that titles end with. Offsets in the text.
 */
export function restOf(text: string, { characters, words = Infinity }: Partial<Room>): { start: number; end: number } {
  const end = text.search(brandEnd) < 0 ? text.length : text.search(brandEnd)
  const room = Math.max(0, (characters ?? Infinity) - lengthOf(text.slice(end)))
  const cut = firstOf(text.slice(0, end), room).length
  const gap = /\s+\S*$/.exec(text.slice(0, cut + 1))?.index
  const start = gap === undefined || gap === 0 || cut === end ? cut : gap
  const next = [...text.slice(0, end).matchAll(/\s+\S+/g)][words - 1]
  return { start: Math.min(start, next?.index ?? end), end }
}

/** Goes to the field of a place, and selects what its text has too much. */
export function focusRest(studio: Studio, pointer: string, room: Room): void {
  focusField(studio, pointer)
  const { activeElement: field } = document
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return
  const { start, end } = restOf(field.value, room)
  field.setSelectionRange(start, end)
}

/** Goes to the field in which a page is looked for. */
export const focusFind = (studio: Studio): void => focus(studio, 'side', '.findField input')

/** Goes to the blocks of the open page; of a document that has none, to its row in the list of pages. */
export function focusBlocks(): void {
  flushSync(() => {})
  const places = ['.line .stop[tabindex="0"]', '.pageRow[aria-current]']
  const [place] = places.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? [])
  place?.focus()
}

/**
 * Does something that may take what has the focus away: then `before` has it, or where that is gone the block that is selected.
 * Where nothing had it, nothing gets it.
 */
export function keepFocus(act: () => void, before: Element | null = document.activeElement): void {
  act()
  flushSync(() => {})
  const isLost = () => document.activeElement === document.body
  if (!(before instanceof HTMLElement) || before === document.body || !isLost()) return
  // A block may be at another stop by now.
  if (before.isConnected && !before.matches('.line .stop')) before.focus()
  if (isLost()) focusBlocks()
  // In a narrow window the blocks are not there.
  if (isLost()) document.querySelector<HTMLElement>('.canvas')?.focus()
}

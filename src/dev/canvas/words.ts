import type { Caret, FieldWords, PressedWords } from './messages.ts'

// Which words belong to an element of the page, and where words are. The page knows nothing of the fields of a document: what
// it draws of a field is found by its words.

/** One line of words as it is compared: spaces, hyphens and quotes are drawn otherwise than they are written. */
export const plain = (text: string): string =>
  text
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .trim()

/** A drawing whose markup is in the page. */
const drawnInPage = '[role="img"][aria-label]'

const ownWords = (element: Element): string =>
  element.getAttribute('alt') ??
  (element.matches(drawnInPage) ? element.getAttribute('aria-label') : null) ??
  element.getAttribute('placeholder') ??
  element.textContent ??
  ''

/** The words around a place: of the picture or the text there, then of what is around it, up to the block. */
export const wordsAt = (target: Element, block: Element): string[] => [...piecesAt(target, block).keys()]

/** The words around a place of a block, and which of the places with these words it is. */
export const pressedAt = (target: Element, block: Element): PressedWords[] =>
  [...piecesAt(target, block)].map(([words, piece]) => {
    const among = (all: readonly Element[]) =>
      [all.findIndex((one) => one.contains(piece) || piece.contains(one)), all.length] as const
    const all = elementsWith([block], words)
    return { words, drawn: among(all), seen: among(all.filter(isSeen)) }
  })

/** The pieces of a block around a place, the smallest first, each by its words. */
function piecesAt(target: Element, block: Element): Map<string, Element> {
  const found = new Map<string, Element>()
  // What is written in a drawing is no text of the page.
  const picture = target.closest(drawnInPage)
  const first = picture && block.contains(picture) ? picture : target
  for (let at: Element | null = first; at && at !== block; at = at.parentElement) {
    const words = plain(ownWords(at))
    if (words !== '' && !found.has(words)) found.set(words, at)
  }
  return found
}

/** Between which letters of a block a point of the window is, or the words that a double click selects; null: on none. */
export function caretAt({ clientX, clientY }: { clientX: number; clientY: number }, block: Element): Caret | null {
  const selection = getSelection()
  const chosen = selection?.isCollapsed === false ? selection.getRangeAt(0) : null
  // Safari knows the older one alone.
  const point = document.caretPositionFromPoint?.(clientX, clientY) ?? olderCaret(clientX, clientY)
  const [node, offset] = chosen ? [chosen.startContainer, chosen.startOffset] : [point?.offsetNode, point?.offset ?? 0]
  if (!(node instanceof Text) || !block.contains(node)) return null
  let piece = node.parentElement
  while (piece && piece !== block && getComputedStyle(piece).display.startsWith('inline')) piece = piece.parentElement
  if (!piece) return null
  const before = lettersUpTo(piece, node, offset)
  const caret = { words: letters(piece.textContent ?? ''), before }
  if (!chosen) return caret
  // Three clicks select up to the beginning of the next paragraph.
  const isInside = piece.contains(chosen.endContainer)
  const end = isInside ? lettersUpTo(piece, chosen.endContainer, chosen.endOffset) : caret.words.length
  return { ...caret, chosen: end - before }
}

function lettersUpTo(piece: Element, node: Node, offset: number): number {
  const range = document.createRange()
  range.setStart(piece, 0)
  range.setEnd(node, offset)
  return letters(range.toString()).length
}

function olderCaret(x: number, y: number) {
  const range = document.caretRangeFromPoint(x, y)
  return range && { offsetNode: range.startContainer, offset: range.startOffset }
}

/** A text without what may be drawn otherwise than it is written. */
export const letters = (text: string): string => plain(text).replaceAll(' ', '')

/** Whether an element is seen, or would be by scrolling: it is in no closed tab or answer. */
export const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })

/** The element in some blocks that shows the words of a field; undefined: none does. */
export function elementWith(blocks: readonly Element[], { words, at, of }: FieldWords): HTMLElement | undefined {
  const all = elementsWith(blocks, words)
  const seen = all.filter(isSeen)
  // A layout may draw a text twice, and show one of the two.
  const places = all.length === of || seen.length === 0 ? all : seen
  return places[Math.min(at, places.length - 1)]
}

/** The smallest elements in some blocks that show these words, in their order. */
export function elementsWith(blocks: readonly Element[], words: string): HTMLElement[] {
  const wanted = plain(words)
  const found: HTMLElement[] = []
  if (wanted === '') return found
  for (const block of blocks)
    for (const element of block.querySelectorAll<HTMLElement>('*')) {
      const own = ownWords(element)
      if (own.length < wanted.length || plain(own) !== wanted) continue
      if (found.at(-1)?.contains(element)) found.pop()
      found.push(element)
    }
  // What is never shown, or is no text for readers, repeats what is.
  const read = found.filter(
    (one) => getComputedStyle(one).display !== 'none' && one.closest('[aria-hidden="true"]') === null,
  )
  return read.length > 0 ? read : found
}

/** Opens what hides an element: its tab, its answer. */
export function uncover(element: Element): void {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true
    if (at instanceof HTMLElement && at.dataset.panel !== undefined) {
      const label = at.previousElementSibling?.querySelector('label')
      const radio = at.previousElementSibling?.previousElementSibling
      if (radio instanceof HTMLInputElement && !radio.checked) label?.click()
    }
  }
}

/** How many lines of text an element shows. */
export function linesOf(element: Element): number {
  const range = document.createRange()
  const middles: { at: number; height: number }[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  // The boxes of elements count for nothing: that of words which stay together is higher than the text beside it.
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    range.selectNodeContents(text)
    for (const { top, height, width } of range.getClientRects())
      if (width > 1) middles.push({ at: top + height / 2, height })
  }
  middles.sort((a, b) => a.at - b.at)
  return middles.filter(({ at, height }, index) => at - (middles[index - 1]?.at ?? -Infinity) > height / 3).length
}

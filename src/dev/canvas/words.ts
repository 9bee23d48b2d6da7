import type { Caret } from './messages.ts'

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
export function wordsAt(target: Element, block: Element): string[] {
  const found: string[] = []
  // What is written in a drawing is no text of the page.
  const picture = target.closest(drawnInPage)
  const first = picture && block.contains(picture) ? picture : target
  for (let at: Element | null = first; at && at !== block; at = at.parentElement) {
    const words = plain(ownWords(at))
    if (words !== '' && found.at(-1) !== words) found.push(words)
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

/** The smallest element in some blocks that shows these words; undefined: none does. */
export function elementWith(blocks: readonly Element[], words: string): HTMLElement | undefined {
  const wanted = plain(words)
  if (wanted === '') return undefined
  let best: HTMLElement | undefined
  for (const block of blocks)
    for (const element of block.querySelectorAll<HTMLElement>('*')) {
      const own = ownWords(element)
      if (own.length < wanted.length || plain(own) !== wanted) continue
      if (!best || best.contains(element)) best = element
    }
  return best
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

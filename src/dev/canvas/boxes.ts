import { type Box, overlap } from './places.ts'

// Where elements and words are on the page.

/** The room that some elements take together. */
export function areaOf(elements: readonly Element[]): Box {
  const rects = elements.map((one) => one.getBoundingClientRect())
  const [left, top] = [Math.min(...rects.map((one) => one.left)), Math.min(...rects.map((one) => one.top))]
  const [right, bottom] = [Math.max(...rects.map((one) => one.right)), Math.max(...rects.map((one) => one.bottom))]
  return { left: left + scrollX, top: top + scrollY, width: right - left, height: bottom - top }
}

/** The lines of words that a block shows, and its fields of text. */
function wordsIn(block: Element): Box[] {
  const range = document.createRange()
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const found: Box[] = []
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    // What only screen readers read is a pixel large.
    const isUnseen = text.parentElement instanceof HTMLElement && text.parentElement.offsetWidth <= 1
    if (isUnseen || text.textContent?.trim() === '') continue
    range.selectNodeContents(text)
    for (const { left, top, width, height } of range.getClientRects())
      found.push({ left: left + scrollX, top: top + scrollY, width, height })
  }
  for (const field of block.querySelectorAll('input:not([type="radio"]), textarea, select'))
    if (field.getClientRects().length > 0) found.push(areaOf([field]))
  return found
}

/** Gives the words that some blocks have near to places. Those of a block are looked for once, when they are needed. */
export function wordsOfBlocks(
  blocks: readonly Element[],
): (places: readonly Box[], among?: readonly Element[]) => Box[] {
  const areas = blocks.map((block) => areaOf([block]))
  const known = new Map<Element, Box[]>()
  return (places, among = blocks) =>
    blocks.flatMap((block, index) => {
      const area = areas[index]
      if (!area || !among.includes(block) || !places.some((place) => overlap(place, area))) return []
      const words = known.get(block) ?? wordsIn(block)
      known.set(block, words)
      return words
    })
}

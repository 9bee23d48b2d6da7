import { type Box, overlap } from './places.ts'

// Where elements and words are on the page.

/** The room that some elements take together. */
export function areaOf(elements: readonly Element[]): Box {
  const rects = elements.map((one) => one.getBoundingClientRect())
  const [left, top] = [Math.min(...rects.map((one) => one.left)), Math.min(...rects.map((one) => one.top))]
  const [right, bottom] = [Math.max(...rects.map((one) => one.right)), Math.max(...rects.map((one) => one.bottom))]
  return { left: left + scrollX, top: top + scrollY, width: right - left, height: bottom - top }
}

/** So far the frame of a block is from its first words where the block itself has no room above them, in pixels. */
const roomAbove = 12

/**
 * The room that some blocks of the page take together, as a frame is drawn around it. A block behind a white one begins with
 * its first words: its frame begins in the room with which the one above ends, and that one's frame ends there.
 */
export function framedArea(chosen: readonly HTMLElement[], all: readonly HTMLElement[]): Box {
  const { left, top, width, height } = areaOf(chosen)
  const [first, last] = [chosen[0], chosen.at(-1)]
  const next = last && all[all.indexOf(last) + 1]
  const above = first && first !== all[0] && !hasRoom(first) ? roomAbove : 0
  const below = next && !hasRoom(next) ? roomAbove : 0
  return { left, top: top - above, width, height: height + above - below }
}

function hasRoom({ firstElementChild: section }: HTMLElement): boolean {
  return section === null || Number.parseFloat(getComputedStyle(section).paddingTop) >= roomAbove
}

/**
 * The room that an element is seen in: a drawing may be larger than the card that shows a part of it, and than the page.
 * @param within the blocks that it belongs to
 */
export function seenArea(element: Element, within: readonly Element[]): Box {
  let area = areaOf([element])
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (getComputedStyle(at).overflow !== 'visible') area = common(area, areaOf([at])) ?? area
  return (within.length > 0 ? common(area, areaOf(within)) : null) ?? area
}

/** What two boxes have in common; null: nothing. */
function common(one: Box, other: Box): Box | null {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
  const width = Math.min(one.left + one.width, other.left + other.width) - left
  const height = Math.min(one.top + one.height, other.top + other.height) - top
  return width > 0 && height > 0 ? { left, top, width, height } : null
}

/** So high a button is at most, in pixels: a card that is a link as a whole is none. */
const mostOfButton = 80

/** The lines of words that a block shows, its fields of text, and its buttons, also those with a picture alone. */
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
  const pressed = 'button, a, summary, label'
  for (const field of block.querySelectorAll<HTMLElement>(`input:not([type="radio"]), textarea, select, ${pressed}`)) {
    const isLarge = field.matches(pressed) && field.offsetHeight > mostOfButton
    if (!isLarge && field.offsetWidth > 1 && field.getClientRects().length > 0) found.push(areaOf([field]))
  }
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

/** So far a mark is from the words that it goes round, in pixels. */
export const gap = 8

/** A box with room around it. `by`: so far outside; below 0 inside, where what is around it has a frame of its own. */
export const around = ({ left, top, width, height }: Box, by = gap): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/**
 * Where a flag goes: around its words, or in the block as a whole.
 * @param isRinged the block has a ring already, on which it goes
 */
export function flaggedArea(place: Element, block: HTMLElement, all: readonly HTMLElement[], isRinged: boolean): Box {
  if (place === block) return around(framedArea([block], all), isRinged ? 0 : -gap / 2)
  return around(seenArea(place, [block]))
}

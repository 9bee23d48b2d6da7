import { uncover } from './words.ts'

// What is selected comes into view. Not by `scrollIntoView`, which scrolls the studio around the page as well.

/** The bar of the site lies over the top of the page, in pixels. */
const barHeight = 96

const isInView = (top: number, bottom: number) => top >= barHeight && bottom <= innerHeight

/** Brings the words of a field to the middle of the page, where they are not in view. */
export function scrollToField(field: Element, behavior: ScrollBehavior): void {
  uncover(field)
  const { top, bottom, height } = field.getBoundingClientRect()
  if (!isInView(top, bottom)) scrollFor(top - (innerHeight - height) / 2, behavior)
}

/**
 * Brings a block to the bar of the site, where it is not in view as a whole: so all of it is seen, or as much as there is
 * room for.
 * @param blocks those that are drawn of it
 * @param marks what may lie above it: the bar would cover that
 */
export function scrollToBlock(blocks: readonly Element[], marks: readonly Element[], behavior: ScrollBehavior): void {
  const [first, last] = [blocks[0], blocks.at(-1)]
  if (!first || !last) return
  uncover(first)
  const start = first.getBoundingClientRect().top
  const shown = marks.filter((mark) => mark.getClientRects().length > 0)
  const top = Math.min(start, ...shown.map((mark) => mark.getBoundingClientRect().top))
  if (!isInView(top, last.getBoundingClientRect().bottom)) scrollFor(top - barHeight, behavior)
}

/** Nobody reads what runs past on a long way: it takes time, and whatever lays out the page anew ends it halfway. */
function scrollFor(distance: number, behavior: ScrollBehavior): void {
  const isFar = Math.abs(distance) > 2 * innerHeight
  scrollTo({ top: scrollY + distance, behavior: isFar ? 'instant' : behavior })
}

// Rows and blocks that have changed places slide there, so that eyes can follow.

/** So long a row is on its way to its new place, in milliseconds. */
const slideTime = 200

/** Whether a list has the entries that it had, in another order. */
export const isReordered = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length &&
  after.some((entry, at) => entry !== before[at]) &&
  new Set(before).size === new Set([...before, ...after]).size

/** Whether a list may have its entries in another order now: more than one place has another entry. */
export const mayBeReordered = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length && after.filter((entry, at) => entry !== before[at]).length > 1

/**
 * Has elements slide to where they are now. Whoever wants less motion sees them there at once.
 * @param tops how far each was from the top of what scrolls with it before, as `offsetTop` tells it
 * @param companion what goes along with an element
 * @returns the animations
 */
export function slide(
  tops: ReadonlyMap<HTMLElement, number>,
  companion: (element: HTMLElement) => HTMLElement | null = () => null,
): Animation[] {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return []
  return [...tops].flatMap(([element, top]) => {
    const by = top - element.offsetTop
    if (by === 0) return []
    const also = companion(element)
    const keyframes = [{ transform: `translateY(${by}px)` }, { transform: 'none' }]
    return [element, ...(also ? [also] : [])].map((one) =>
      one.animate(keyframes, { duration: slideTime, easing: 'ease-out' }),
    )
  })
}

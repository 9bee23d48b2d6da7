import { type RefObject, useLayoutEffect } from 'react'

/** So far a list lies from what it belongs to, and from the edges of the window, in pixels. */
const gap = 4

/** A list is no higher than this, in pixels, and stays below where it has so much room: above it may cover what is written about. */
const highest = 232
const enough = 140

/**
 * Lays a list that is there over all else, below what it belongs to, or above it where it finds more room: what scrolls around
 * a field does not cut it. The list has the attribute `popover="manual"`.
 * @param least how wide it is where what it belongs to is narrower, in pixels
 */
export function usePopup(
  owner: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  least: number,
): void {
  useLayoutEffect(() => {
    const [at, shown] = [owner.current, list.current]
    if (!at || !shown) return undefined
    if (!shown.matches(':popover-open')) shown.showPopover()
    const put = () => place(at.getBoundingClientRect(), shown, least, roomOf(at, least))
    put()
    addEventListener('resize', put)
    document.addEventListener('scroll', put, true)
    return () => {
      removeEventListener('resize', put)
      document.removeEventListener('scroll', put, true)
    }
  })
}

interface Room {
  from: number
  to: number
}

/** Where a list has its place from left to right: within its field, unless that is much narrower, as in a table. */
function roomOf(at: HTMLElement, least: number): Room {
  const field = at.closest('.fieldControl')?.getBoundingClientRect()
  if (field && field.width > 0.8 * least) return { from: field.left, to: field.right }
  return { from: gap, to: document.documentElement.clientWidth - gap }
}

function place({ left, right, top, bottom }: DOMRect, list: HTMLElement, least: number, { from, to }: Room): void {
  const { style } = list
  const { clientHeight } = document.documentElement
  const width = Math.min(Math.max(right - left, least), to - from)
  style.width = `${width}px`
  style.left = `${Math.max(from, Math.min(left, to - width))}px`
  const [above, below] = [top - 2 * gap, clientHeight - bottom - 2 * gap]
  const wanted = Math.min(list.scrollHeight + 2, highest)
  const isAbove = below < Math.min(wanted, enough) && above > below
  style.maxHeight = `${Math.min(highest, isAbove ? above : below)}px`
  style.top = isAbove ? 'auto' : `${bottom + gap}px`
  style.bottom = isAbove ? `${clientHeight - top + gap}px` : 'auto'
}

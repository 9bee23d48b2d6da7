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
    const put = () => place(at.getBoundingClientRect(), shown, least)
    put()
    addEventListener('resize', put)
    document.addEventListener('scroll', put, true)
    return () => {
      removeEventListener('resize', put)
      document.removeEventListener('scroll', put, true)
    }
  })
}

function place({ left, right, top, bottom }: DOMRect, list: HTMLElement, least: number): void {
  const { style } = list
  const { clientWidth, clientHeight } = document.documentElement
  const width = Math.min(Math.max(right - left, least), clientWidth - 2 * gap)
  style.width = `${width}px`
  style.left = `${Math.max(gap, Math.min(left, clientWidth - gap - width))}px`
  const [above, below] = [top - 2 * gap, clientHeight - bottom - 2 * gap]
  const wanted = Math.min(list.scrollHeight + 2, highest)
  const isAbove = below < Math.min(wanted, enough) && above > below
  style.maxHeight = `${Math.min(highest, isAbove ? above : below)}px`
  style.top = isAbove ? 'auto' : `${bottom + gap}px`
  style.bottom = isAbove ? `${clientHeight - top + gap}px` : 'auto'
}

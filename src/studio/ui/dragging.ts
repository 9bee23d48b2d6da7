import { useCallback } from 'react'
import { flushSync } from 'react-dom'

/** So far the pointer goes before a press is a drag, in pixels. */
const threshold = 5

/** So near to an end of what scrolls it scrolls along, and by so much with each frame, in pixels. */
const edge = 28
const scrollStep = 6

/**
 * Lets the rows of a list be dragged to another place. Keys and buttons do the same. Escape puts the row back.
 * @param grip the selector of what a row is held by
 */
export const useDragging = (drop: (from: number, to: number) => void, grip = '*') =>
  useCallback(
    (list: HTMLOListElement | null) => {
      if (!list) return undefined
      const onDown = (event: PointerEvent) => {
        if ((event.target as Element).closest(grip)) startDrag(list, event, drop)
      }
      list.addEventListener('pointerdown', onDown)
      return () => list.removeEventListener('pointerdown', onDown)
    },
    [drop, grip],
  )

/** The rows of a list, without the one that adds another. */
export const rowsOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(':scope > li:not(.addStop)'),
]

function startDrag(list: HTMLElement, down: PointerEvent, drop: (from: number, to: number) => void): void {
  const rows = rowsOf(list)
  const row = (down.target as Element).closest('li')
  const from = row ? rows.indexOf(row) : -1
  if (!row || from < 0 || down.button !== 0) return
  const places = rows.map((one) => one.getBoundingClientRect())
  const { top = 0, bottom = 0 } = places[from] ?? {}
  const room = bottom - top + Math.max((places[1]?.top ?? 0) - (places[0]?.bottom ?? 0), 0)
  const [highest, lowest] = [(places[0]?.top ?? 0) - top, (places.at(-1)?.bottom ?? 0) - bottom]
  const scroller = scrollerOf(list)
  const scrolledBefore = scroller.scrollTop
  let y = down.clientY
  let to = from
  let isDragged = false
  let stopScrolling = () => {}
  const place = () => {
    const scrolled = scroller.scrollTop - scrolledBefore
    const by = Math.min(Math.max(y - down.clientY + scrolled, highest), lowest)
    row.dataset.dragged = ''
    row.style.transform = `translateY(${by}px)`
    to = places.filter((one, index) => index !== from && one.top + one.height / 2 - scrolled < y).length
    makeRoom(rows, from, to, room)
  }
  const onMove = (event: PointerEvent) => {
    y = event.clientY
    if (!isDragged && Math.abs(y - down.clientY) <= threshold) return
    if (!isDragged) stopScrolling = scrollAlong(scroller, () => y, place)
    isDragged = true
    list.dataset.dragging = ''
    place()
  }
  const end = (isDropped: boolean) => {
    stopScrolling()
    removeEventListener('pointermove', onMove)
    removeEventListener('pointerup', onUp)
    removeEventListener('pointercancel', onCancel)
    removeEventListener('keydown', onKey, true)
    // The click that ends a drag selects nothing.
    if (isDragged) addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true })
    // The list is drawn anew while it can be seen which row was dragged.
    if (isDragged && isDropped) flushSync(() => drop(from, to))
    delete row.dataset.dragged
    row.style.transform = ''
    delete list.dataset.dragging
    makeRoom(rows, from, from, room)
  }
  const onUp = () => end(true)
  const onCancel = () => end(false)
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end(false)
  }
  addEventListener('pointermove', onMove)
  addEventListener('pointerup', onUp)
  addEventListener('pointercancel', onCancel)
  addEventListener('keydown', onKey, true)
}

/** Has the rows between the old and the new place of one make room for it. `room`: how high it is. */
function makeRoom(rows: readonly HTMLElement[], from: number, to: number, room: number): void {
  for (const [index, { style }] of rows.entries()) {
    const by = index > from && index <= to ? -room : index < from && index >= to ? room : 0
    if (index !== from) style.transform = by === 0 ? '' : `translateY(${by}px)`
  }
}

/** Scrolls while the pointer is near to an end of what can be scrolled. Gives what stops it. */
function scrollAlong(scroller: Element, pointer: () => number, onStep: () => void): () => void {
  let frame = 0
  const look = () => {
    const { top, bottom } = scroller.getBoundingClientRect()
    const step = pointer() < top + edge ? -scrollStep : pointer() > bottom - edge ? scrollStep : 0
    const before = scroller.scrollTop
    scroller.scrollTop += step
    if (scroller.scrollTop !== before) onStep()
    frame = requestAnimationFrame(look)
  }
  frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}

/** What a list scrolls in: the nearest around it that has more than it shows, or else the window. */
function scrollerOf(list: HTMLElement): Element {
  for (let at: Element | null = list; at; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return document.scrollingElement ?? document.documentElement
}

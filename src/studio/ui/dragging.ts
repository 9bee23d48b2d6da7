import { useCallback } from 'react'

/** So far the pointer goes before a press is a drag, in pixels. */
const threshold = 5

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

function startDrag(list: HTMLElement, down: PointerEvent, drop: (from: number, to: number) => void): void {
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > li:not(.addStop)')]
  const row = (down.target as Element).closest('li')
  const from = row ? rows.indexOf(row) : -1
  if (!row || from < 0 || down.button !== 0) return
  const middles = rows.map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2)
  let to = from
  let isDragged = false
  const onMove = (event: PointerEvent) => {
    const by = event.clientY - down.clientY
    isDragged ||= Math.abs(by) > threshold
    if (!isDragged) return
    row.dataset.dragged = ''
    row.style.transform = `translateY(${by}px)`
    to = middles.filter((middle, index) => index !== from && middle < event.clientY).length
    for (const [index, other] of rows.entries()) {
      const isBefore = index === (to <= from ? to : to + 1)
      other.toggleAttribute('data-gap', isBefore && to !== from)
    }
  }
  const end = (isDropped: boolean) => {
    removeEventListener('pointermove', onMove)
    removeEventListener('pointerup', onUp)
    removeEventListener('pointercancel', onCancel)
    removeEventListener('keydown', onKey, true)
    delete row.dataset.dragged
    row.style.transform = ''
    for (const other of rows) other.removeAttribute('data-gap')
    if (!isDragged) return
    // The click that ends a drag selects nothing.
    addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true })
    if (isDropped) drop(from, to)
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

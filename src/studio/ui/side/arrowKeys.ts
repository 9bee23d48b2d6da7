import type { KeyboardEvent } from 'react'

/** A list is one stop of the Tab key; the arrows go through its rows. */
export function arrowKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || event.altKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.pageRow, .stop')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  event.preventDefault()
  rows[Math.min(Math.max(at + step, 0), rows.length - 1)]?.focus()
}

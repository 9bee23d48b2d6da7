import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'
import { slide } from '../../../dev/canvas/slide.ts'
import { rowsOf } from '../dragging.ts'

/**
 * Has the rows of a list slide to their new places when entries have changed places. One that was dragged is there already.
 * @param entries what the rows show, in their order
 * @param drag ties the list to the pointer
 */
export function useSliding(
  entries: readonly unknown[],
  drag: RefCallback<HTMLOListElement>,
): RefCallback<HTMLOListElement> {
  const list = useRef<HTMLOListElement>(null)
  const before = useRef(entries)
  useLayoutEffect(() => {
    const from = cameFrom(before.current, entries)
    before.current = entries
    const rows = list.current && from ? rowsOf(list.current) : []
    if (rows.some((row) => 'dragged' in row.dataset)) return
    // All rows are of one height: each place is where it was.
    const tops = rows.map(({ offsetTop }) => offsetTop)
    slide(new Map(rows.map((row, at) => [row, tops[from?.[at] ?? at] ?? 0])))
  }, [entries])
  return useCallback(
    (element) => {
      list.current = element
      return drag(element)
    },
    [drag],
  )
}

/** Where each entry was in an older version of a list that has the same entries in another order. Null: it is no such version. */
export function cameFrom(before: readonly unknown[], after: readonly unknown[]): number[] | null {
  if (before.length !== after.length || after.every((entry, at) => entry === before[at])) return null
  const places = new Map<string, number[]>()
  for (const [at, entry] of before.entries()) {
    const text = JSON.stringify(entry)
    places.set(text, [...(places.get(text) ?? []), at])
  }
  const from = after.map((entry, at) => {
    const alike = places.get(JSON.stringify(entry)) ?? []
    // Of entries that are alike each stays where it is, if it can.
    const [place = -1] = alike.splice(Math.max(0, alike.indexOf(at)), 1)
    return place
  })
  return from.includes(-1) ? null : from
}

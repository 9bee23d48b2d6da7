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

/**
 * Where each entry was in an older version of a list that has the same entries in another order. Null: it is no such version. What
 * is in its place is the same object: with a key that is typed, one entry is another.
 */
export function cameFrom(before: readonly unknown[], after: readonly unknown[]): number[] | null {
  const others = [...after.keys()].filter((at) => after[at] !== before[at])
  if (before.length !== after.length || others.length < 2) return null
  const from = [...after.keys()]
  const places = new Map(others.map((at) => [at, JSON.stringify(before[at])]))
  for (const at of others) {
    const text = JSON.stringify(after[at])
    const [place] = [...places].find(([, written]) => written === text) ?? []
    if (place === undefined) return null
    places.delete(place)
    from[at] = place
  }
  return from
}

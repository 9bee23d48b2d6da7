import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from 'react'

const kept = 'brightrail-studio-drawer'
/** In CSS pixels: the lowest drawer, and a step of an arrow key. The highest one is a part of the window. */
const lowest = 320
const step = 24
const highest = () => Math.max(lowest, Math.round(innerHeight * 0.6))
const within = (height: number) => Math.round(Math.min(Math.max(height, lowest), highest()))

/** How high the drawer is. */
export interface Height {
  value: number
  set(height: number): void
  /** As high as it can be, or as it was before. */
  toggle(): void
  isHighest: boolean
}

/** The height of the drawer, in CSS pixels; it is remembered. */
export function useHeight(): Height {
  const before = useRef(lowest)
  const [value, setValue] = useState(() => within(Number(localStorage.getItem(kept) ?? lowest)))
  const set = useCallback((height: number) => {
    setValue(within(height))
    localStorage.setItem(kept, String(within(height)))
  }, [])
  const isHighest = value === highest()
  const toggle = () => {
    if (!isHighest) before.current = value
    set(isHighest ? before.current : highest())
  }
  return { value, set, toggle, isHighest }
}

/** The upper edge of the drawer: it is dragged, or moved by the arrow keys. */
export function Resizer({ height: { value, set } }: { height: Height }) {
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: value + step, ArrowDown: value - step, Home: highest(), End: lowest }[event.key]
    if (to === undefined || event.altKey) return
    event.preventDefault()
    set(to)
  }
  const onPointerDown = (down: PointerEvent<HTMLElement>) => {
    const edge: HTMLElement = down.currentTarget
    edge.setPointerCapture(down.pointerId)
    const ends = new AbortController()
    const { signal } = ends
    edge.addEventListener('pointermove', ({ clientY }) => set(value + down.clientY - clientY), { signal })
    edge.addEventListener('lostpointercapture', () => ends.abort(), { signal })
  }
  return (
    // It is moved like a slider; to a separator no control belongs, some say.
    <div
      className="resizer"
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label="Height of the drawer"
      aria-valuenow={value}
      aria-valuemin={lowest}
      aria-valuemax={highest()}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    />
  )
}

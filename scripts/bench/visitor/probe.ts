// Functions that run in the page, before its own code: each has to hold all that it needs.

declare function onTimed(milliseconds: number): void

/** What a page has seen of itself. Times in milliseconds from the start of its load. */
export interface Seen {
  largest: number
  tasks: { start: number; duration: number }[]
}

/** Keeps the largest paint and the long tasks in `window.seen`. */
export function watchLoad(): void {
  const seen: Seen = { largest: 0, tasks: [] }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}

/**
 * Calls `onTimed` with the milliseconds from a click to the first frame that has another main heading, on this
 * page or on the one that the click has loaded.
 */
export function watchHeading(): void {
  const now = () => performance.timeOrigin + performance.now()
  const heading = () => document.querySelector('h1')?.textContent ?? ''
  const look = () => {
    const { clicked = '', from } = sessionStorage as { clicked?: string; from?: string }
    if (heading() === '' || heading() === from) return void requestAnimationFrame(look)
    // The frame is painted once the next task begins.
    setTimeout(() => {
      sessionStorage.clear()
      onTimed(now() - Number(clicked))
    })
  }
  const onClick = (event: Event) => {
    if (!event.isTrusted) return
    Object.assign(sessionStorage, { clicked: String(now()), from: heading() })
    look()
  }
  addEventListener('click', onClick, true)
  if (sessionStorage.clicked) look()
}

/**
 * Brings the second tab into view as soon as there is one, and presses it in every frame until its panel is shown. Calls
 * `onTimed` with the milliseconds from the frame in which it came into view to the one that shows the panel.
 */
export function pressTab(): void {
  let visible = 0
  const look = () => {
    const tab = document.querySelectorAll<HTMLElement>('[data-tab]')[1]
    const panel = document.querySelectorAll<HTMLElement>('[data-panel]')[1]
    if (panel?.checkVisibility()) {
      setTimeout(() => onTimed(performance.now() - visible))
      return
    }
    requestAnimationFrame(look)
    if (!tab || !panel) return
    if (visible === 0) {
      tab.scrollIntoView({ block: 'center', behavior: 'instant' })
      visible = performance.now()
      return
    }
    tab.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    ;(tab.querySelector('label') ?? tab).click()
  }
  requestAnimationFrame(look)
}

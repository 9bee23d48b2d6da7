import { createElement, useState, useSyncExternalStore } from 'react'

/**
 * A block of the server's HTML that React takes over as it is: its component has nothing to do in the browser, so its
 * code is not downloaded. The empty `__html` keeps React from looking at the content; it is
 * never written, because this is only used while hydrating, where the element is already there.
 */
export function Adopted() {
  // oxlint-disable-next-line react/no-danger -- nothing is ever written: see above
  return createElement('div', { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true })
}

/**
 * Whether React took this component over from the server's HTML, rather than drawing it: React asks for the server's value
 * only then. The answer stays, or React would draw the component once more, at once and with all that is in it.
 */
export function useIsHydrated(): boolean {
  const [{ subscribe, drawn, hydrated }] = useState(createAnswer)
  return useSyncExternalStore(subscribe, drawn, hydrated)
}

function createAnswer() {
  let isHydrated = false
  return { subscribe: () => () => {}, drawn: () => isHydrated, hydrated: () => (isHydrated = true) }
}

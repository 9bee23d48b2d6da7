import { createElement, useSyncExternalStore } from 'react'

/**
 * A block of the server's HTML that React takes over as it is: its component has nothing to do in the browser, so its
 * code is not downloaded. The empty `__html` keeps React from looking at the content; it is
 * never written, because this is only used while hydrating, where the element is already there.
 */
export function Adopted() {
  // oxlint-disable-next-line react/no-danger -- nothing is ever written: see above
  return createElement('div', { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true })
}

/** Whether React is taking over HTML, rather than drawing: React itself reads the last value only then. */
export const useIsHydrating = () =>
  useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )

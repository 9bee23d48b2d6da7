/** The link that an element belongs to, if the browser would follow it in this tab and on this site. */
export function internalLink(target: unknown): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin) return null
  // As an address of its own, //name would lead to another site.
  if (link.pathname.startsWith('//')) return null
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return null
  return link
}

/** Whether a click means "go there, here": main button, no key that opens a tab or a window, nobody has handled it. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  )
}

/** Whether two addresses differ in nothing but their fragment, which the browser handles itself. */
export function differsInFragmentOnly(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname && link.search === location.search && link.hash !== ''
}

/**
 * Tells the frame, which React does not draw in a built site, that another page is shown: marks its links in the bar and
 * closes the menu.
 */
export function showInFrame(route: string): void {
  for (const menu of document.querySelectorAll<HTMLElement>('header [popover]:popover-open')) menu.hidePopover()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a')) {
    if (link.getAttribute('href') === route) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  replaceFooter()
}

/** The footer moves with the length of the page. A new element does not count as one that has been pushed around. */
function replaceFooter(): void {
  const footer = document.querySelector('body > footer')
  footer?.replaceWith(footer.cloneNode(true))
}

/**
 * Tells people who cannot see it that the page has changed (NAV-9): focus moves to the new page's heading, and a live
 * region says the title. The region is made when it is first needed, outside React, because it outlives every page.
 */
export function announce(title: string): void {
  // Before the focus, for which the browser works out where everything is.
  region().textContent = title
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (heading) {
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
}

function region(): HTMLElement {
  const existing = document.getElementById('announcement')
  if (existing) return existing
  const made = document.createElement('div')
  made.id = 'announcement'
  made.className = 'vh'
  made.setAttribute('role', 'status')
  document.body.append(made)
  return made
}

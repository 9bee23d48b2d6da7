/** How the browser has come to this page: `navigate`, `reload` or `back_forward`. */
export const arrival = (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type

/**
 * Lets a reloaded page start where it would if it had been opened: at the target of its fragment, or at the top (NAV-6). The
 * browser would bring back, or has brought back, the place at which it was left.
 */
export function startAgain(): void {
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    // Back finds the place again.
    history.scrollRestoration = 'auto'
  })
  // Not `:target`: the browser names it once all stylesheets have come.
  const target = document.getElementById(location.hash.slice(1))
  target?.closest('details')?.setAttribute('open', '')
  ;(target ?? document.body).scrollIntoView({ behavior: 'instant' })
}

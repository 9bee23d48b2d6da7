// Only browsers that know no scroll timelines load this, and it runs at once.

/** Shows how far the page has scrolled. */
export function showProgress(): void {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement
  const part = scrollTop / Math.max(1, scrollHeight - clientHeight)
  document.querySelector<HTMLElement>('[data-progress]')?.style.setProperty('--progress', `${part}`)
}

showProgress()
addEventListener('scroll', showProgress, { passive: true })

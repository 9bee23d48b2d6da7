/** Shows how far a page has scrolled where the browser knows no scroll timelines. Once for each window. */
export function followScroll(page: Document): void {
  if (CSS.supports('animation-timeline: scroll()')) return
  const show = () => {
    const { scrollTop, scrollHeight, clientHeight } = page.documentElement
    const part = scrollTop / Math.max(1, scrollHeight - clientHeight)
    page.querySelector<HTMLElement>('[data-progress]')?.style.setProperty('--progress', `${part}`)
  }
  show()
  page.addEventListener('scroll', show, { passive: true })
}

import { showRoute } from '../chrome/showRoute.ts'

/** Tells the frame, which React does not draw in a built site, that another page is shown. */
export function showInFrame(route: string): void {
  showRoute(route)
  replaceFooter()
}

/** The footer moves with the length of the page. A new element does not count as one that has been pushed around. */
function replaceFooter(): void {
  const footer = document.querySelector('body > footer')
  footer?.replaceWith(footer.cloneNode(true))
}

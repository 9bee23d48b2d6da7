const findFooter = () => document.querySelector('body > footer')

/** Whether a part of the footer can be seen. */
export function isFooterInView(footer = findFooter()): boolean {
  return footer !== null && footer.getBoundingClientRect().top < innerHeight
}

/**
 * The footer moves with the length of the page. Where that can be seen, before (`wasInView`) or after, a new element takes
 * its place: it does not count as one that has been pushed around.
 */
export function placeFooter(wasInView: boolean): void {
  const footer = findFooter()
  if (wasInView || isFooterInView(footer)) footer?.replaceWith(footer.cloneNode(true))
}

const footer = () => document.querySelector('body > footer')

/** Whether a part of the footer can be seen. */
export const footerIsInView = (): boolean => (footer()?.getBoundingClientRect().top ?? Infinity) < innerHeight

/**
 * The footer moves with the length of the page. Where that can be seen, before (`wasInView`) or after, a new element takes
 * its place: it does not count as one that has been pushed around.
 */
export function placeFooter(wasInView: boolean): void {
  if (wasInView || footerIsInView()) footer()?.replaceWith(footer()?.cloneNode(true) ?? '')
}

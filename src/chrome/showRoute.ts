/**
 * Tells the frame that another page is shown now: the links of the navigation that lead to it say so, as in its own HTML.
 * Call it after each navigation in the browser. `route` is like `/payout`. What is open closes by itself, when a link of it
 * is followed or with Back.
 */
export function showRoute(route: string): void {
  for (const link of document.querySelectorAll('header nav li a')) {
    link.ariaCurrent = link.getAttribute('href') === route ? 'page' : null
  }
}

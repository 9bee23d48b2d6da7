/**
 * Gives the rules of the page that is about to be drawn to the browser. They came with its document, so no request is
 * left to wait for, and they take the place of those of the page before; what the HTML links stays.
 */
export function adoptStyles(css = ''): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}

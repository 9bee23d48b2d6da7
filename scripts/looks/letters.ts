/**
 * Has the letters of the site shown however late they come. The site's own rules give them up for good when they are not there
 * at once, and changing a face afterwards brings none back: each face has a second rule.
 */
export function waitForLetters(): void {
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ cssText }) => cssText.replace(/font-display:\s*optional/, 'font-display: swap'))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(faces.join('\n'))
  document.adoptedStyleSheets.push(sheet)
}

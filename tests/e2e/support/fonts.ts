import type { Page } from 'playwright/test'

/** The files of fonts that a page has asked for although none of its texts has a character of theirs, by address. */
export function needlessFonts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const asked = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    const texts = (elements: string) =>
      [...document.querySelectorAll(elements)].map(({ textContent }) => textContent).join('')
    const hints = [...document.querySelectorAll('[placeholder]')].map((one) => one.getAttribute('placeholder')).join('')
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(({ style }) => style)
    return faces.flatMap((style) => {
      const address = /\/assets\/[^")]+/.exec(style.getPropertyValue('src'))?.[0] ?? ''
      if (!asked.has(address)) return []
      const [family = ''] = /Geist Mono \w+/.exec(style.getPropertyValue('font-family')) ?? []
      const shown = family
        ? texts(family.endsWith('Figures') ? '.lv .m, [data-block=cardDesigner]' : 'pre, code')
        : texts('body') + hints
      const ranges = [...style.getPropertyValue('unicode-range').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)]
      const isShown = ranges.some(([, from = '', to = from]) =>
        new RegExp(`[\\u{${from}}-\\u{${to}}]`, 'u').test(shown),
      )
      return isShown ? [] : [address]
    })
  })
}

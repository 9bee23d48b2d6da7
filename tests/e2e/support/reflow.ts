import type { Page } from 'playwright/test'

/** What a reader may do to the text of any page: the spacing of WCAG 1.4.12, and text twice as large. */
export const overrides = {
  'text spacing':
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
  'text at 200 %': 'html { font-size: 200% !important }',
} as const

/** Gives every page that is opened from now on these styles, from its first moment. */
export const restyle = (page: Page, css: string) =>
  page.addInitScript((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, css)

/** Texts that lie over other texts, or reach beyond the button or the label that they are on. */
export function crowdedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Piece {
      box: DOMRect
      text: string
      block: Element | null
    }
    const pieces: Piece[] = []
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline'
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const element = text.parentElement
      if (!element || !text.data.trim() || element.closest('svg, script, style, .vh, header')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      let block: Element | null = element
      while (block && isInline(block)) block = block.parentElement
      const range = document.createRange()
      range.selectNodeContents(text)
      const words = text.data.trim().slice(0, 40)
      for (const box of range.getClientRects()) if (box.width > 1) pieces.push({ box, text: words, block })
      const control = element.closest('button, summary, label, a')
      if (!control || isInline(control)) continue
      const [inner, outer] = [range.getBoundingClientRect(), control.getBoundingClientRect()]
      const over = Math.max(
        outer.left - inner.left,
        inner.right - outer.right,
        outer.top - inner.top,
        inner.bottom - outer.bottom,
      )
      if (over > 2) found.push(`"${words}" is ${Math.round(over)} px beyond its <${control.localName}>`)
    }
    // The box of a line is higher than its letters: a quarter of it may be shared.
    pieces.sort((one, other) => one.box.top - other.box.top)
    for (const [at, one] of pieces.entries()) {
      for (const other of pieces.slice(at + 1)) {
        if (other.box.top >= one.box.bottom) break
        if (one.block === other.block) continue
        const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        if (wide > 2 && high > Math.min(one.box.height, other.box.height) / 4)
          found.push(`"${one.text}" and "${other.text}" lie over each other`)
      }
    }
    return [...new Set(found)]
  })
}

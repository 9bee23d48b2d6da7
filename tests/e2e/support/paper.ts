import type { Page } from 'playwright/test'

/** What a sheet of A4 holds between the margins that the site sets, in CSS pixels. */
export const sheet = { width: 733, height: 1016 }

/** Texts that a browser which leaves all backgrounds out prints lighter than 4.5 to 1 on the white of the paper. */
export function paleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const contrast = (colour: string) => {
      if (!canvas) return 0
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { parentElement: element, data } = walker.currentNode as Text
      if (!element || !data.trim() || element.closest('script, style, svg, .vh')) continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const { color } = getComputedStyle(element)
      if (contrast(color) < 4.5) found.push(`${color}: ${data.trim().slice(0, 40)}`)
    }
    return found
  })
}

/** The number of sheets in a PDF. */
export const sheetsIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

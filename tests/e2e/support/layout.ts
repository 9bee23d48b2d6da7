import type { Page } from 'playwright/test'

/** Texts that are cut off, leave the page, or are too small. Drawings and lines may be cropped, words may not. */
export function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const width = document.documentElement.clientWidth
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const element = text.parentElement
      if (!element || !text.data.trim() || element.closest('svg, script, style, .vh')) continue
      const style = getComputedStyle(element)
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      if (box.width === 0 || style.visibility === 'hidden') continue
      const report = (what: string) => found.push(`"${text.data.trim().slice(0, 40)}" ${what}`)
      if (Number.parseFloat(style.fontSize) < 12) report(`is ${style.fontSize} small`)
      let scrolls = false
      for (let frame: HTMLElement | null = element; frame && frame !== document.body; frame = frame.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(frame)
        // What scrolls in its own box, as code does, can be reached.
        scrolls = /auto|scroll/.test(overflowX)
        if (scrolls) break
        const edge = frame.getBoundingClientRect()
        const cutX = /hidden|clip/.test(overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1)
        const cutY = /hidden|clip/.test(overflowY) && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1)
        if (cutX || cutY) report(`is cut off by <${frame.localName} class="${frame.className}">`)
      }
      // The skip link waits above the page until it is focused.
      if (!scrolls && box.bottom > 0 && (box.left < -1 || box.right > width + 1)) report('leaves the page')
    }
    return found
  })
}

/**
 * Buttons, tabs and links of the bar that are lower than the 44 px a finger needs, by their words. What another site draws
 * inside of its own element is not ours.
 */
export function smallTargets(page: Page): Promise<(string | null)[]> {
  return page.locator('button:visible, header a:visible, [data-tab] label:visible').evaluateAll((all) =>
    all
      .filter((one) => one.getRootNode() === document && !one.closest('.vh'))
      .filter((one) => one.getBoundingClientRect().height < 43.5)
      .map((one) => one.textContent),
  )
}

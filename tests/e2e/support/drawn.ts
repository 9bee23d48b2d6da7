import type { Page } from 'playwright/test'

/** A line of a text that is seen, or a control. Without the space above and below the letters. */
interface Row extends Record<'left' | 'right' | 'top' | 'bottom', number> {
  /** The element that it is in, which begins a line of its own. */
  box: Element
  text: string
}

declare global {
  interface Window {
    textRows?: () => Row[]
    blockOf?: (element: Element) => string | null | undefined
  }
}

/**
 * Brings everything to light that a press would: closed answers, and the panels of all tabs, which on a desktop lie over
 * one another. Nothing moves. The other functions ask a page that has been opened like this.
 */
export async function openAll(page: Page): Promise<void> {
  await page.addStyleTag({
    content: `[data-panel] { display: grid !important; visibility: visible !important }
      * { animation: none !important; transition: none !important }`,
  })
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      // Those with one name close one another.
      details.removeAttribute('name')
      details.open = true
    }
  })
  await page.evaluate(installRows)
}

/** Runs in the page. It may refer to nothing outside. */
function installRows(): void {
  window.blockOf = (element) => element.closest('[data-block]')?.getAttribute('data-block')
  window.textRows = () => {
    const rows: Row[] = []
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const element = text.parentElement
      if (!element || !text.data.trim() || element.closest('svg, script, style, noscript, .vh, [aria-hidden=true]'))
        continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      let box: Element = element
      while (getComputedStyle(box).display === 'inline' && box.parentElement) box = box.parentElement
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const space = (bottom - top) * 0.2
        const words = text.data.trim().slice(0, 30)
        if (right - left >= 1) rows.push({ box, text: words, left, right, top: top + space, bottom: bottom - space })
      }
    }
    return rows
  }
}

/** Texts outside of the painted box that they are in: a card, a button, a section with a background. */
export function outsideOfBoxes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isPainted = (element: Element) => {
      const { backgroundColor, borderTopWidth, borderLeftWidth, display } = getComputedStyle(element)
      const isFilled = !/^rgba\(.*, 0\)$/.test(backgroundColor)
      return !/^inline$|^table/.test(display) && (isFilled || (borderTopWidth !== '0px' && borderLeftWidth !== '0px'))
    }
    const isScrolled = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
    const found = (window.textRows?.() ?? []).flatMap(({ box, text, left, right, top, bottom }) => {
      let card: Element | null = box
      while (card && card.localName !== 'main' && !isPainted(card) && !isScrolled(card)) card = card.parentElement
      if (!card || isScrolled(card)) return []
      const edge = card.getBoundingClientRect()
      const isIn = left >= edge.left - 1 && right <= edge.right + 1 && top >= edge.top - 1 && bottom <= edge.bottom + 1
      return isIn ? [] : [`"${text}" is outside of <${card.localName}> in ${window.blockOf?.(card)}`]
    })
    return [...new Set(found)]
  })
}

/** Texts that lie over one another, or over a control of which they are no part. */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rows = window.textRows?.() ?? []
    for (const control of document.querySelectorAll('main :is(a, button, summary, input, textarea, select):not(.vh)')) {
      // A button that lies over its words, so that a press on them is one on it, is one with them.
      const box = control.closest('label') ?? control
      if (getComputedStyle(box).display === 'inline' || !box.checkVisibility({ visibilityProperty: true })) continue
      const { left, right, top, bottom } = box.getBoundingClientRect()
      rows.push({ box, text: `<${box.localName}> ${box.textContent.trim().slice(0, 20)}`, left, right, top, bottom })
    }
    rows.sort((a, b) => a.top - b.top)
    // The panels of tabs take turns.
    const takeTurns = (one: Element, other: Element) => {
      const [panel, otherPanel] = [one.closest('[data-panel]'), other.closest('[data-panel]')]
      return panel !== null && otherPanel !== null && panel !== otherPanel
    }
    const found: string[] = []
    for (const [at, one] of rows.entries()) {
      for (let next = at + 1; next < rows.length; next++) {
        const other = rows[next]
        if (!other || other.top >= one.bottom - 1) break
        if (Math.min(one.right, other.right) - Math.max(one.left, other.left) <= 1) continue
        if (one.box.contains(other.box) || other.box.contains(one.box) || takeTurns(one.box, other.box)) continue
        found.push(`"${one.text}" lies over "${other.text}" in ${window.blockOf?.(one.box)}`)
      }
    }
    return [...new Set(found)]
  })
}

/**
 * Headings of more than three words that end badly: the last word, however short or long, is alone on a line that is less
 * than half as wide as the widest, although the line before has two words or more, and its last one would have fitted
 * beside it.
 */
export function badHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3, h4)')) {
      if (heading.closest('.vh') || !heading.checkVisibility({ visibilityProperty: true })) continue
      const name = `${heading.localName} "${heading.textContent}" in ${window.blockOf?.(heading)}`
      const words: { text: string; left: number; right: number; top: number; lines: number }[] = []
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        for (const match of node.data.matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(node, match.index)
          range.setEnd(node, match.index + match[0].length)
          const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
          const [first] = rects
          const last = rects.at(-1)
          if (!first || !last) continue
          words.push({
            text: match[0],
            left: last.left,
            right: last.right,
            top: last.top,
            lines: new Set(rects.map(({ top }) => top)).size,
          })
        }
      }
      const last = words.at(-1)
      const [before, earlier] = [words.at(-2), words.at(-3)]
      if (!last || !before || !earlier || words.length <= 3 || last.top <= before.top || last.lines > 1) continue
      if (earlier.top !== before.top) continue
      const space = (before.right - before.left) / before.text.length
      const wanted = before.right - before.left + space + last.right - last.left
      const widest = Math.max(
        ...words.map(({ top, right }) => right - (words.find((one) => one.top === top)?.left ?? right)),
      )
      const isHalf = last.right - last.left >= widest / 2
      if (!isHalf && wanted <= heading.getBoundingClientRect().width) found.push(`lonely "${last.text}": ${name}`)
    }
    return found
  })
}

/** Controls that are lower or narrower than 24 px, without links in running text. */
export function tinyTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(a, button, summary, input, textarea)')]
      .filter(
        (one) =>
          getComputedStyle(one).display !== 'inline' &&
          !one.matches('.vh, .vh *') &&
          one.checkVisibility({ visibilityProperty: true }),
      )
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect()
        return Math.min(width, height) < 24
      })
      .map((one) => `<${one.localName}> "${one.textContent}" is tiny in ${window.blockOf?.(one)}`),
  )
}

/** Words of at most 15 letters that begin on one line and end on the next, without a hyphen. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const element = node.parentElement
      if (!element || element.closest('.vh, code, pre, script, style') || !element.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      if (range.getClientRects().length < 2) continue
      for (const { 0: word, index } of node.data.matchAll(/[^\s-]+/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (word.length > 15 || new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size < 2)
          continue
        found.push(`broken "${word}" in <${element.localName}> in ${window.blockOf?.(element)}`)
      }
    }
    return found
  })
}

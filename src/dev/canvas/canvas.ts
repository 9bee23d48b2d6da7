import { closeMenus } from '../../chrome/frameBehaviour.ts'
import type { Block, Site } from '../../model/schema.gen.ts'
import type { Change } from '../messages.ts'
import { blocksOnPage } from '../pointing.ts'
import { MarkLayer } from './marks.ts'
import { flagAt } from './flag.ts'
import type { FieldWords, FromCanvas, Marks, PressedWords, ToCanvas } from './messages.ts'
import { drawnOrder } from './drawnOrder.tsx'
import { isReordered, mayBeReordered } from './slide.ts'
import { caretAt, elementWith, linesOf, plain, pressedAt, wordsAt } from './words.ts'

// The page as the canvas of the studio: it is drawn of the studio's text, a press selects, and what is selected is marked.

const tell = (message: FromCanvas) => parent.postMessage(message, location.origin)

/** Tells the studio which page is shown, so that it sends the one that it has. */
export function tellShown(path: string): void {
  tell({ kind: 'shown', path })
}

/** What the page is drawn of, once the studio has sent it. */
let shownBlocks: readonly Block[] = []
let shownSite: Site | null = null

/** `draw`: shows another version of the page or of the site. Call it once. */
export function startCanvas(draw: (change: Change) => void): void {
  prepareFrame()
  const marks = new MarkLayer((act) => tell({ kind: 'act', act }))
  let shownMarks: Marks | null = null
  let rest: ReturnType<typeof setTimeout> | undefined
  /** Two other layouts of the page are no part of what a key costs: they wait for a rest. */
  const tellLines = () => {
    clearTimeout(rest)
    rest = setTimeout(() => {
      const { blocks = null, words = null } = shownMarks ?? {}
      const shown = blocks && words && elementWith(blocksOnPage().slice(blocks.first, blocks.last + 1), words)
      if (!shown) return
      const [onDesktop = 0, onPhone = 0] = linesAt([1440, 360], shown)
      tell({ kind: 'lines', words: words.words, onDesktop, onPhone })
    }, restTime)
  }
  addEventListener('message', ({ data, origin, source }: MessageEvent<ToCanvas>) => {
    if (origin !== location.origin || source !== parent) return
    if (data.kind === 'draw') {
      // What was meant for the page before comes too late.
      if (data.path !== location.pathname) return
      const { path, document: page } = data
      const isSliding = mayBeReordered(shownBlocks, page.page.blocks)
      drawSliding(() => draw({ path, page }), isSliding ? marks : null)
      shownBlocks = page.page.blocks
    } else if (data.kind === 'site') {
      shownSite = data.site
      draw({ path: location.pathname, site: { hash: data.hash, site: data.site } })
    } else if (data.kind === 'go') goTo(data.path)
    else {
      shownMarks = asDrawn(data.marks)
      marks.show(shownMarks)
    }
    if (data.kind === 'go') return
    marks.placeSoon()
    tellLines()
  })
  addEventListener('click', (event) => onPress(event, marks), true)
  addEventListener('submit', (event) => event.preventDefault(), true)
  addEventListener('pointerover', ({ target }) =>
    marks.hover((target as Element).closest<HTMLElement>('main [data-block]')),
  )
  addEventListener('pointerout', ({ relatedTarget }) => {
    if (relatedTarget !== null) return
    // The pointer is in the studio then: for the page, and its menus, it is at nothing.
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  addEventListener('keydown', (event) => {
    const { key, code, altKey, ctrlKey, metaKey, shiftKey, target } = event
    if (target instanceof Element && target.matches('input, textarea, select')) return
    tell({ kind: 'key', key, code, altKey, ctrlKey, metaKey, shiftKey })
    // A space that is meant for a text would scroll away from it.
    const isSpace = key === ' ' && !(target as Element).closest('button, summary, label')
    if (altKey || ctrlKey || metaKey || isSpace || key.startsWith('F')) event.preventDefault()
  })
}

/** The places in a block of the texts that say the same, in the order in which they are drawn. None: nobody knows. */
function placesOf(index: number, words: string): readonly string[] {
  const block = shownBlocks[index]
  return block && shownSite ? drawnOrder(block, shownSite, plain(words)) : []
}

/** Marks of which those for texts that say the same know which one of them is meant, as they are drawn. */
function asDrawn(marks: Marks): Marks {
  const ordered = (words: FieldWords | null, block: number): FieldWords | null => {
    if (!words || words.of < 2) return words
    const places = placesOf(block, words.words)
    const at = places.findIndex((place) => `${place}/`.startsWith(`${words.pointer}/`))
    return at < 0 ? words : { ...words, at, of: places.length }
  }
  return {
    ...marks,
    words: ordered(marks.words, marks.blocks?.first ?? -1),
    findings: marks.findings.map((one) => ({ ...one, words: ordered(one.words, one.block) })),
  }
}

/** Leaves focus and history to the studio, and the whole width to the page. */
function prepareFrame(): void {
  // After a navigation a page takes the focus for those who read it. Here somebody may be typing beside it by then.
  HTMLElement.prototype.focus = () => {}
  // Back and Forward go through the documents of the studio, not through what its canvas has shown.
  history.pushState = history.replaceState.bind(history)
  window.navigation?.addEventListener('navigate', (event) => {
    const { destination, navigationType, cancelable } = event
    if (destination.sameDocument || navigationType !== 'push' || !cancelable) return
    event.preventDefault()
    location.replace(destination.url)
  })
  // On phones and tablets scrollbars take no room: the page has all of the width that it is shown at.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('@media (width < 1024px) { html { scrollbar-width: none } }')
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Draws a page. Blocks that have changed places slide there, and the ring of the selected one with them.
 * @param marks null: none has changed its place. To ask with each key where they are would lay out the page once more.
 */
function drawSliding(draw: () => void, marks: MarkLayer | null): void {
  if (!marks) return draw()
  const before = blocksOnPage()
  const tops = new Map(before.map((block) => [block, block.offsetTop]))
  draw()
  if (isReordered(before, blocksOnPage())) marks.slide(tops)
}

/** So long after a change lines are counted, in milliseconds: longer than between two keys of somebody who types. */
const restTime = 500

/**
 * How many lines the text of an element takes on pages of these widths, in CSS pixels. Nobody sees that: the page is as
 * before when the browser paints. The other blocks keep the layout that they have, which on a long page saves most of it.
 */
function linesAt(widths: readonly number[], shown: Element): number[] {
  const { style } = frameElement as HTMLElement
  const [before, top] = [style.width, scrollY]
  const others = blocksOnPage().filter((block) => !block.contains(shown))
  const heights = others.map(({ offsetHeight }) => offsetHeight)
  for (const [at, block] of others.entries()) {
    block.style.contentVisibility = 'hidden'
    block.style.containIntrinsicHeight = `${heights[at]}px`
  }
  const lines = widths.map((width) => {
    style.width = `${width}px`
    return linesOf(shown)
  })
  style.width = before
  for (const block of others) block.removeAttribute('style')
  if (scrollY !== top) scrollTo({ top, behavior: 'instant' })
  return lines
}

/** Another page, by the site's own way: without a load where that is possible. */
function goTo(path: string): void {
  if (path === location.pathname) return tellShown(path)
  closeMenus()
  const link = document.createElement('a')
  link.href = path
  document.body.append(link)
  link.click()
  link.remove()
}

/** The control of the label that is being pressed: the browser presses it right after, at no words of its own. */
let labelled: Element | null = null

/** A press selects. What opens something on the page does that, too; nothing leads away and nothing is sent. */
function onPress(event: MouseEvent, marks: MarkLayer): void {
  const target = event.target as Element
  const flag = event.isTrusted ? flagAt(event) : undefined
  if (flag !== undefined) return tell({ kind: 'pressedFlag', pointer: flag })
  if (!event.isTrusted || marks.owns(event) || target === labelled) return
  labelled = target.closest('label')?.control ?? null
  setTimeout(() => (labelled = null))
  const block = target.closest<HTMLElement>('main [data-block]')
  if (target.closest('a, [type="submit"]')) event.preventDefault()
  if (target.closest('a')) event.stopPropagation()
  if (!block) return tellFrame(target)
  const caret = caretAt(event, block)
  // What is selected is selected in the field: words that look so here as well are not those that keys replace.
  getSelection()?.removeAllRanges()
  const index = blocksOnPage().indexOf(block)
  const words = pressedAt(target, block).map((one): PressedWords => {
    const places = one.drawn[1] > 1 ? placesOf(index, one.words) : []
    return places.length > 1 ? { ...one, places } : one
  })
  tell({ kind: 'pressed', block: index, words, caret })
}

/** What is around the blocks is the same on all pages: the studio has it elsewhere. */
function tellFrame(target: Element): void {
  const frame = target.closest('header, footer')
  if (!frame) return
  const part = frame.matches('header') ? 'header' : 'footer'
  const href = target.closest('a')?.getAttribute('href') ?? null
  tell({ kind: 'pressedFrame', part, words: wordsAt(target, frame), href })
}

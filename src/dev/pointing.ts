import type { Spot } from './messages.ts'

/** The blocks of the page that is shown, in their order. Each key in the studio asks for them: nothing looks into them. */
export const blocksOnPage = (): HTMLElement[] => {
  const page = document.querySelector('#root main')
  return page ? blocksIn(page) : []
}

const blocksIn = (parent: Element): HTMLElement[] =>
  [...parent.children].flatMap((child) => (isBlock(child) ? child : blocksIn(child)))

const isBlock = (element: Element): element is HTMLElement => element.hasAttribute('data-block')

/** A part of the page with more characters than this is no text that somebody points at. */
const longest = 2000
const mostWords = 20

/** Alt+click on anything of the page opens what it was written in. `path`: the page that is shown. */
export function catchPointing(path: () => string, open: (spot: Spot) => void): void {
  const onClick = (event: MouseEvent) => {
    const [target] = event.composedPath()
    if (!event.altKey || event.button !== 0 || !(target instanceof Element) || target.getRootNode() !== document) return
    // Browsers download what a link leads to.
    event.preventDefault()
    event.stopPropagation()
    open(spotAt(target, path()))
  }
  addEventListener('click', onClick, true)
}

function spotAt(target: Element, path: string): Spot {
  const block = blocksOnPage().findIndex((one) => one.contains(target))
  const words: string[] = []
  const end = block < 0 ? document.body : blocksOnPage()[block]?.parentElement
  for (let at: Element | null = target; at && at !== end; at = at.parentElement) words.push(...wordsOf(at))
  return {
    path,
    block: block < 0 ? null : block,
    words: words.filter((text) => text.length <= longest).slice(0, mostWords),
  }
}

/** What an element says: to the eye, to a screen reader, and where it leads. */
function wordsOf(element: Element): string[] {
  const named = ['alt', 'aria-label', 'placeholder', 'href'].map((name) => element.getAttribute(name) ?? '')
  const text = element.textContent ?? ''
  return [text, ...named].map((one) => one.replace(/\s+/g, ' ').trim()).filter((one) => one !== '')
}

/** So long the pointer stays in a place that somebody looks at, in milliseconds. On its way elsewhere it passes others. */
const rest = 150

/**
 * Follows the pointer over the page. The answer tells which block it rested on last, counted as they are drawn; of one that is
 * out of view, or without a pointer, the block in the middle of the window.
 */
export function followPointer(): () => number {
  let pointed: HTMLElement | null = null
  let timer = 0
  document.addEventListener(
    'pointermove',
    ({ target }) => {
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        // Buttons of the development tools lie over the page: who points at them has come from elsewhere.
        pointed = blocksOnPage().find((block) => block.contains(target as Element)) ?? pointed
      }, rest)
    },
    { passive: true },
  )
  return () => {
    const blocks = blocksOnPage()
    const at = pointed && isInView(pointed) ? blocks.indexOf(pointed) : -1
    return at >= 0 ? at : inTheMiddle(blocks)
  }
}

function isInView(block: Element): boolean {
  const { top, bottom } = block.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

function inTheMiddle(blocks: readonly Element[]): number {
  const tops = blocks.map((block) => block.getBoundingClientRect().top)
  return Math.max(
    tops.findLastIndex((top) => top < innerHeight / 2),
    0,
  )
}

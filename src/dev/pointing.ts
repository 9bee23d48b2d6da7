import type { Spot } from './messages.ts'

/** The blocks of the page that is shown, in their order. */
export const blocksOnPage = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('#root [data-block]')].filter(
    (block) => !block.parentElement?.closest('[data-block]'),
  )

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

import { firstIn } from './places.ts'

/**
 * Keeps the focus near when what has it is taken away, by what was pressed or by another tab: from the top of the page whoever
 * uses keys would have to find the way back. It goes to the first thing in the closest part that is still there. Gives what
 * ends it.
 */
export function holdFocusNear(): () => void {
  /** What had the focus last, and all that it is in. */
  let path: readonly Element[] = []
  const note = ({ target }: FocusEvent) => {
    path = [...ancestorsOf(target as Element)]
  }
  const isGone = () => path[0]?.isConnected === false
  const look = () => {
    if (!isGone() || document.activeElement !== document.body) return
    const home = path.find((one) => one.isConnected)
    path = []
    for (const part of ancestorsOf(home ?? null)) {
      // Of the studio as a whole the first thing is as far away as can be.
      const near = part.matches('.studio')
        ? document.querySelector<HTMLElement>('.outline [aria-current]')
        : firstIn(part)
      near?.focus()
      if (near || part.matches('.studio')) return
    }
  }
  // Views that know better where it belongs bring it there while they are drawn.
  const observer = new MutationObserver(() => isGone() && requestAnimationFrame(look))
  observer.observe(document.body, { childList: true, subtree: true })
  addEventListener('focusin', note)
  return () => {
    observer.disconnect()
    removeEventListener('focusin', note)
  }
}

function* ancestorsOf(element: Element | null): Generator<Element> {
  for (let one = element; one; one = one.parentElement) yield one
}

import { entryKey } from './scroll.ts'

/** By the name of the entry of the history: the link by which the visitor went on, and its place among those of the page. */
const used = new Map<string, { at: number; href: string }>()

/** Remembers the link that leads on from the page that is shown. */
export function rememberLink(link: HTMLAnchorElement): void {
  used.set(entryKey(), { at: [...document.links].indexOf(link), href: link.href })
}

/**
 * Gives the focus to the link by which the visitor had left this entry of the history, where it is on the page as it was: after
 * Back, as a browser does that has kept the page. One in a menu that is closed takes none.
 */
export function focusUsedLink(): void {
  const { at = -1, href } = used.get(entryKey()) ?? {}
  const link = document.links[at]
  if (link?.href === href) link?.focus({ preventScroll: true })
}

/**
 * Takes the focus from what goes with the page that is left. When an element that has it is removed, the browser first works
 * out the styles of everything, half of which is gone a moment later: half the time of a click.
 */
export function releaseFocus(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.closest('main')) activeElement.blur()
}

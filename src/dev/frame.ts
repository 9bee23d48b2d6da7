import type { FrameHtml } from './messages.ts'

/** What scripts set on elements of the frame, and the server knows nothing of. */
const ofScripts = new Set(['aria-expanded', 'style'])

const sheet = new CSSStyleSheet()

/** The hash of the frame that is shown; '' when there is none. */
export const frameHash = (): string => document.documentElement.dataset.frame ?? ''

/** Shows a newer frame around the page. What both have stays the same element, so focus and open menus stay. */
export function replaceFrame({ hash, top, foot, styles }: FrameHtml): void {
  sheet.replaceSync(styles)
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  const { activeElement } = document
  const root = document.getElementById('root')
  for (const [html, place] of [[top, 'beforebegin'] as const, [foot, 'afterend'] as const]) {
    for (const next of new DOMParser().parseFromString(html, 'text/html').querySelectorAll('body > *')) {
      const old = document.querySelector(`body > ${next.localName}`)
      if (old) become(old, next)
      else root?.insertAdjacentElement(place, next)
    }
  }
  // An element that has moved loses the focus.
  if (activeElement !== document.activeElement && activeElement instanceof HTMLElement)
    activeElement.focus({ preventScroll: true })
  for (const button of document.querySelectorAll('[data-submenu] > button:not([aria-expanded])'))
    button.ariaExpanded = 'false'
  document.documentElement.dataset.frame = hash
}

/** By what a node is known again among its siblings: an entry of a list by where it leads, all others by their kind. */
function nameOf(node: Node): string {
  const link = node instanceof HTMLLIElement ? node.querySelector('a')?.getAttribute('href') : null
  return `${node.nodeName} ${link ?? ''}`
}

/** Makes an element like another one. */
function become(old: Element, next: Element): void {
  for (const name of old.getAttributeNames())
    if (!next.hasAttribute(name) && !ofScripts.has(name)) old.removeAttribute(name)
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value)
  const left = [...old.childNodes]
  const wanted = [...next.childNodes].map((child) => {
    const at = left.findIndex((one) => nameOf(one) === nameOf(child))
    const [same = child] = at < 0 ? [] : left.splice(at, 1)
    if (same instanceof Element && child instanceof Element && same !== child) become(same, child)
    else if (same.nodeValue !== child.nodeValue) same.nodeValue = child.nodeValue
    return same
  })
  for (const gone of left) gone.remove()
  let place = old.firstChild
  for (const node of wanted) {
    if (node === place) place = node.nextSibling
    else old.insertBefore(node, place)
  }
}

import { button, element } from './element.ts'
import { findingArticle } from './finding.ts'
import type { ShownFinding } from './messages.ts'
import type { Actions } from './toast.ts'

/**
 * Warnings and advice on the page: one button with their number. They cover nothing until somebody asks for them, and stay
 * as they were left when they change. `show` takes those that are listed and how many there are in all.
 */
export function createWarnings(actions: Actions) {
  const list = element('div', 'body')
  list.hidden = true
  const toggle = button('count', '', () => setOpen(list.hidden === true))
  const box = element('section', 'warnings', toggle, list)
  box.setAttribute('aria-label', 'Findings on this page')
  box.hidden = true

  const setOpen = (open: boolean) => {
    list.hidden = !open
    toggle.setAttribute('aria-expanded', String(open))
  }
  setOpen(false)
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    setOpen(false)
    toggle.focus()
  })

  let shown = ''
  const show = (warnings: readonly ShownFinding[], count: number) => {
    const state = JSON.stringify([warnings, count])
    if (state === shown) return
    shown = state
    const hadFocus = list.contains((list.getRootNode() as ShadowRoot).activeElement)
    toggle.textContent = `${count} ${count === 1 ? 'finding' : 'findings'}`
    list.replaceChildren(...warnings.map((finding) => findingArticle(finding, actions)))
    const hidden = count - warnings.length
    if (hidden > 0) list.append(element('p', 'hint', `${hidden} more: npm run check -- --all shows all of them.`))
    box.hidden = count === 0
    if (count === 0) setOpen(false)
    else if (hadFocus) toggle.focus()
  }
  return { element: box, show }
}

import type { PageDocument } from '../model/document.ts'
import { button, element } from './element.ts'
import { findingArticle } from './finding.ts'
import { createFiles } from './files.ts'
import type { PageFindings, Place, ShownFinding, Spot } from './messages.ts'
import styles from './overlay.css?inline'
import { createWarnings } from './warnings.ts'
import { type Actions, createToast, type Tools } from './toast.ts'

const counted = (count: number, where: string) => `${count} ${count === 1 ? 'error' : 'errors'} ${where}`

interface Overlay {
  show(pageFindings: PageFindings): void
  showPage(page: Pick<PageDocument, 'file' | 'written'>, path: string): void
  open(place: Place | Spot): void
}

/**
 * The panel with the errors of the content, in a shadow root of its own so that neither styles the other. It covers a
 * corner and leaves the page usable; folded away it is one button, until the errors change. `show` shows a new state; `open`
 * opens a file in the editor, or says why not; `showPage` names the files of the page. `tools`: what its buttons do, where
 * that is not the server's matter.
 */
export function createOverlay(tools?: Tools): Overlay {
  const host = document.createElement('brightrail-overlay')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]

  // It is there from the beginning: a region that comes together with its words is not read out.
  const status = element('p', 'unseen')
  status.setAttribute('role', 'status')
  const summary = element('p', 'summary')
  const fold = button('fold', '', () => setFolded(!body.hidden))
  const body = element('div', 'body')
  const panel = element('section', 'panel', element('header', '', summary, fold), body)
  panel.setAttribute('role', 'dialog')
  panel.setAttribute('aria-label', 'Errors in the content')
  panel.hidden = true
  const toast = createToast((text) => (status.textContent = text), tools)
  const warnings = createWarnings(toast.actions)
  const files = createFiles(toast.actions)
  shadow.append(status, toast.element, files.element, warnings.element, panel)
  document.body.append(host)

  const setFolded = (folded: boolean) => {
    body.hidden = folded
    fold.textContent = folded ? 'Show' : 'Hide'
    fold.setAttribute('aria-expanded', String(!folded))
  }
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    setFolded(true)
    fold.focus()
  })

  let known = ''
  const show = ({ state, here, elsewhere, warnings: shown, count, code }: PageFindings) => {
    const isNew = known !== state + (code ?? '')
    known = state + (code ?? '')
    if (!host.isConnected) document.body.append(host)
    warnings.show(shown, count.warnings)
    const parts = [
      code && 'There is an error in the code',
      count.here > 0 && counted(count.here, 'on this page'),
      count.elsewhere > 0 && counted(count.elsewhere, count.here > 0 ? 'elsewhere' : 'on other pages'),
    ]
    const text = parts.filter(Boolean).join(', ')
    if (isNew && (text !== '' || !panel.hidden)) status.textContent = text || 'No errors left'
    summary.textContent = text
    const focused = focusedIn(shadow, body)
    body.replaceChildren(...content(here, elsewhere, count.here + count.elsewhere, code, toast.actions))
    panel.hidden = text === ''
    if (isNew) setFolded(false)
    if (focused) restoreFocus(body, focused, panel.hidden ? null : fold)
  }
  return { show, showPage: files.show, open: toast.actions.open }
}

function content(
  here: ShownFinding[],
  elsewhere: ShownFinding[],
  count: number,
  code: string | undefined,
  actions: Actions,
): Node[] {
  const articleOf = (finding: ShownFinding) => findingArticle(finding, actions)
  const parts: Node[] = []
  if (code) parts.push(element('pre', 'frame', code))
  parts.push(...here.map(articleOf))
  if (elsewhere.length > 0) {
    const list = element('details', 'elsewhere', element('summary', '', 'In other files'), ...elsewhere.map(articleOf))
    // With nothing on this page the other files are what the panel is about.
    list.open = here.length === 0
    parts.push(list)
  }
  const hidden = count - here.length - elsewhere.length
  if (hidden > 0) parts.push(element('p', 'hint', `${hidden} more: npm run check shows all of them.`))
  return parts
}

interface Focused {
  finding: string
  className: string
}

/** Which control of which error has the focus; null when the focus is elsewhere. */
function focusedIn(shadow: ShadowRoot, body: HTMLElement): Focused | null {
  const { activeElement } = shadow
  if (!activeElement || !body.contains(activeElement)) return null
  const finding = activeElement.closest('article')?.dataset.finding ?? ''
  return { finding, className: activeElement.className }
}

/** New articles took the place of the old ones: who works with the keyboard must not be thrown back to the page. */
function restoreFocus(body: HTMLElement, { finding, className }: Focused, fallback: HTMLElement | null): void {
  const article = [...body.querySelectorAll('article')].find((one) => one.dataset.finding === finding)
  const control = className === '' ? null : article?.querySelector<HTMLElement>(`.${className}`)
  ;(control ?? fallback)?.focus()
}

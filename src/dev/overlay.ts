import type { Faults, ShownFinding } from './messages.ts'
import styles from './overlay.css?inline'

type Child = Node | string | false | undefined

/** One element; text is always text, so that nothing in the content can become markup. */
function element<T extends keyof HTMLElementTagNameMap>(tag: T, className: string, ...children: Child[]) {
  const made = document.createElement(tag)
  if (className) made.className = className
  for (const child of children) if (child) made.append(child)
  return made
}

const counted = (count: number, where: string) => `${count} ${count === 1 ? 'error' : 'errors'} ${where}`

/**
 * The panel with the errors of the content, in a shadow root of its own so that neither styles the other. It covers a
 * corner and leaves the page usable; folded away it is one button, until the errors change. Returns what shows a new state.
 */
export function createOverlay(): (faults: Faults) => void {
  const host = document.createElement('brightrail-faults')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]

  const summary = element('p', 'summary')
  summary.setAttribute('role', 'status')
  const fold = element('button', 'fold')
  fold.type = 'button'
  const body = element('div', 'body')
  const panel = element('section', 'panel', element('header', '', summary, fold), body)
  panel.setAttribute('role', 'dialog')
  panel.setAttribute('aria-label', 'Errors in the content')
  shadow.append(panel)

  const setFolded = (folded: boolean) => {
    body.hidden = folded
    fold.textContent = folded ? 'Show' : 'Hide'
    fold.setAttribute('aria-expanded', String(!folded))
  }
  fold.addEventListener('click', () => setFolded(!body.hidden))

  let known = ''
  return ({ state, here, elsewhere, count, code }) => {
    const isNew = known !== state + (code ?? '')
    known = state + (code ?? '')
    if (count.here + count.elsewhere === 0 && !code) return host.remove()
    const parts = [
      code && 'The code has a fault',
      count.here > 0 && counted(count.here, 'on this page'),
      count.elsewhere > 0 && counted(count.elsewhere, count.here > 0 ? 'elsewhere' : 'on other pages'),
    ]
    summary.textContent = parts.filter(Boolean).join(', ')
    body.replaceChildren(...content(here, elsewhere, count.here + count.elsewhere, code))
    if (isNew) setFolded(false)
    if (!host.isConnected) document.body.append(host)
  }
}

function content(here: ShownFinding[], elsewhere: ShownFinding[], count: number, code: string | undefined): Node[] {
  const parts: Node[] = []
  if (code) parts.push(element('pre', 'frame', code))
  parts.push(...here.map(article))
  if (elsewhere.length > 0) {
    const list = element('details', 'elsewhere', element('summary', '', 'In other files'), ...elsewhere.map(article))
    // With nothing on this page the other files are what the panel is about.
    list.open = here.length === 0
    parts.push(list)
  }
  const hidden = count - here.length - elsewhere.length
  if (hidden > 0) parts.push(element('p', 'hint', `${hidden} more: npm run check shows all of them.`))
  return parts
}

function article(finding: ShownFinding): HTMLElement {
  const { file, line, column, message, where, hint, frame } = finding
  const place = `${file}:${line}:${column}`
  const open = element('button', 'place', place)
  open.type = 'button'
  open.title = 'Open in your editor'
  open.addEventListener('click', () => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`))
  return element(
    'article',
    '',
    element('p', 'message', message),
    element('p', 'where', open, where && ` ${where}`),
    frame && element('pre', 'frame', frame),
    hint && element('p', 'hint', hint),
  )
}

import type { FrameLine } from '../content/finding/index.ts'
import { button, element } from './element.ts'
import type { ShownFinding } from './messages.ts'
import type { Actions } from './toast.ts'

/** One error: what is wrong and where, the lines, the way out, and what can be done from here. */
export function findingArticle(finding: ShownFinding, actions: Actions): HTMLElement {
  const { code, file, line, column, message, where, hint, frame, fix, move } = finding
  const place = `${file}:${line}:${column}`
  const open = button('place', place, () => actions.open(finding))
  open.title = 'Open in your editor'
  const rule = element('a', 'rule', 'About this rule')
  rule.href = `/_guide/rules/${code}`
  rule.target = '_blank'
  rule.setAttribute('aria-label', `About the rule ${code} (opens a new tab)`)
  const applyFix =
    fix && button('fix', `Fix: ${fix.title}`, () => actions.applyFix(finding), `Fix: ${fix.title}, in ${place}`)
  const to = move?.to.split('/').at(-1) ?? ''
  const rename = move && button('fix', `Rename to ${to}`, () => actions.applyFix(finding), `Rename ${file} to ${to}`)
  const article = element(
    'article',
    '',
    element('p', 'message', message),
    element('p', 'where', open, where && ` ${where}`),
    frame.length > 0 && codeOf(frame),
    hint && element('p', 'hint', hint),
    element('p', 'actions', applyFix, rename, rule),
  )
  article.dataset.finding = [file, code, line, column].join(' ')
  return article
}

/** The lines, with the place marked: characters of other scripts are wider, so a row of ^ would not line up with it. */
function codeOf(lines: readonly FrameLine[]): HTMLElement {
  const code = element('pre', 'frame')
  // Long lines are scrolled, and what is scrolled must be reachable by keyboard.
  code.tabIndex = 0
  code.setAttribute('aria-label', 'The lines of the document')
  code.setAttribute('role', 'group')
  for (const [index, { text, place }] of lines.entries()) {
    if (index > 0) code.append('\n')
    if (!place) code.append(text)
    else {
      const { start, end } = place
      // A place without width, such as a missing comma, still has to be seen.
      const mark = element('mark', end > start ? '' : 'gap', text.slice(start, end))
      code.append(text.slice(0, start), mark, text.slice(end))
    }
  }
  return code
}

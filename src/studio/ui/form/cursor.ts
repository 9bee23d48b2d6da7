import type { Cursor } from '../../core/state.ts'

/** What decides where the letters of a text field are. */
const looks = ['font', 'letterSpacing', 'padding', 'border', 'overflowWrap', 'boxSizing', 'width'] as const

/**
 * Puts the cursor at a place of a text, or at its end, or chooses what is from there to another place, and brings its line into view: a long text is higher than the form.
 * @param form what scrolls the field
 */
export function putCursor(
  form: HTMLElement,
  field: HTMLTextAreaElement | HTMLInputElement,
  { at, to = at }: Cursor,
): void {
  // A number or a day has no cursor.
  if (field.selectionStart === null) return
  const place = Math.min(at, field.value.length)
  field.setSelectionRange(place, Math.min(to, field.value.length))
  if (field instanceof HTMLInputElement) return
  const view = form.getBoundingClientRect()
  const { top, height } = lineAt(field, place)
  const from = field.getBoundingClientRect().top + top - view.top
  const isInView = from >= 0 && from + height <= view.height
  if (!isInView) form.scrollTop += from - (view.height - height) / 2
}

/** Where the line of a place is in a field, from its top, and how high it is. A browser does not tell it: a copy does. */
function lineAt(field: HTMLTextAreaElement, at: number): { top: number; height: number } {
  const copy = document.createElement('div')
  const style = getComputedStyle(field)
  for (const name of looks) copy.style[name] = style[name]
  Object.assign(copy.style, { position: 'absolute', top: '0', visibility: 'hidden', whiteSpace: 'pre-wrap' })
  const rest = document.createElement('span')
  rest.textContent = field.value.slice(at) || ' '
  copy.append(field.value.slice(0, at), rest)
  document.body.append(copy)
  const { top = 0, height = 0 } = rest.getClientRects()[0] ?? {}
  copy.remove()
  return { top, height }
}

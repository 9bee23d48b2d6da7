import type { PageDocument } from '../model/document.ts'
import { button, element } from './element.ts'
import { followPointer } from './pointing.ts'
import type { Actions } from './toast.ts'

/**
 * The file of the page: its name, and behind it a button for each block that opens the place where it was written. This is
 * the way from the page to its files without a mouse. Above it is a badge while visitors do not see the page.
 */
export function createFiles(actions: Actions) {
  const badge = element('p', 'badge')
  const list = element('div', 'body')
  const toggle = button('count', '', () => setOpen(list.hidden === true))
  const edit = element('a', 'count edit', 'Edit this page')
  const box = element('section', 'warnings', element('div', '', badge, edit, toggle), list)
  box.setAttribute('aria-label', 'The file of this page')
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

  // Where the reader is, the studio begins.
  const pointedBlock = followPointer()
  edit.addEventListener('click', () => {
    edit.href = studioLink(shownPath, pointedBlock())
  })
  let shownPath = '/'
  let shown = ''
  const show = ({ file, written }: Pick<PageDocument, 'file' | 'written'>, path: string) => {
    const state = JSON.stringify([file, written, path])
    if (state === shown) return
    shown = state
    shownPath = path
    edit.href = studioLink(path, 0)
    const hadFocus = list.contains((list.getRootNode() as ShadowRoot).activeElement)
    badge.textContent = written?.badge ?? ''
    badge.hidden = written?.badge === undefined
    toggle.textContent = file
    const openers = (written?.blocks ?? []).map(({ file: from, where }, at) => {
      const name = from === file ? where : `${where} in ${from}`
      return button('opener', name, () => actions.open({ path, block: at, words: [] }))
    })
    list.replaceChildren(
      element('p', 'hint', 'Alt+click on anything on the page opens the line where it is written. Or choose here:'),
      button('opener', file, () => actions.open({ file, line: 1, column: 1 })),
      ...openers,
      button('opener', 'Navigation and footer', () => actions.open({ path, block: null, words: [] })),
    )
    box.hidden = file === ''
    if (hadFocus) toggle.focus()
  }
  return { element: box, show }
}

/** The studio at a block of a page, counted as they are drawn. */
const studioLink = (path: string, block: number) =>
  `/studio?${new URLSearchParams({ page: path, block: String(block) }).toString()}`

import type { PageFindings } from './messages.ts'
import { createOverlay } from './overlay.ts'

// The overlay in the guide, to try: its findings come with the page, and nothing is saved.

const { ending = '' } = document.documentElement.dataset
const states = JSON.parse(document.getElementById('findings')?.textContent ?? '') as Record<
  'broken' | 'fixed',
  PageFindings
>
let state: keyof typeof states = 'broken'

const overlay = createOverlay({
  save() {
    state = state === 'broken' ? 'fixed' : 'broken'
    overlay.show(states[state])
    return Promise.resolve({ revision: '', undo: [] })
  },
  rename: () => Promise.reject(new Error('This is an example. On your own page the file gets the other name.')),
  openFile: () => Promise.reject(new Error('This is an example. On your own page the file opens in your editor.')),
})
overlay.show(states[state])
const file = 'pages/your-page.json'
overlay.showPage({ file, written: { blocks: [{ file, where: 'Hero, 1st block' }] } }, '')

/** The guide may be a folder of files, in which no address begins with a slash. */
function openRule(event: MouseEvent): void {
  const [link] = event.composedPath()
  if (!(link instanceof HTMLAnchorElement) || link.className !== 'rule') return
  event.preventDefault()
  open(`../rules/${link.pathname.split('/').at(-1)}${ending}`)
}
addEventListener('click', openRule)

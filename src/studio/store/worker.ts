import { kindOf } from '../../model/route.ts'
import { StudioStore } from './studioStore.ts'
import type { Answer, News, Order, Question } from './messages.ts'

// The store of the site's documents, beside the studio: it answers questions, and reports what changes.

const tell = (news: News | Answer) => postMessage(news)
const store = new StudioStore(tell)

let isPlanned = false
/** What is sure to be slow waits until nothing newer has come in. */
function planCheck(): void {
  if (isPlanned) return
  isPlanned = true
  setTimeout(() => {
    isPlanned = false
    store.check()
  })
}

function answer({ id, name, parameters }: Question): void {
  try {
    // The types of the question say that these belong together.
    const ask = store.questions[name] as (...all: unknown[]) => unknown
    tell({ kind: 'answer', id, value: ask(...parameters) })
  } catch (error) {
    tell({ kind: 'refused', id, reason: (error as Error).message })
  }
}

addEventListener('message', ({ data }: MessageEvent<Order | Question>) => {
  switch (data.kind) {
    case 'ask':
      return answer(data)
    case 'load':
      store.load(data.content)
      break
    case 'set':
      store.set(data.key, data.text, data.version)
      break
    case 'files':
      store.change(data.change, data.open)
      break
    case 'show':
      store.show(data.key)
  }
  store.draw(data.kind === 'set' && kindOf(data.key) !== 'site')
  if (data.kind !== 'show') planCheck()
})

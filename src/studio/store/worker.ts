import { kindOf } from '../../model/route.ts'
import { createSender, type Sent } from './sentBlocks.ts'
import { StudioStore } from './studioStore.ts'
import type { Answer, News, Order, Question } from './messages.ts'

// The store of the site's documents, beside the studio: it answers questions, and reports what changes.

const sent = createSender()
let told: Sent[] = []
/** All that is told at once is one message, for which the studio is drawn once. */
function tell(news: News | Answer): void {
  if (told.push(sent(news)) > 1) return
  queueMicrotask(() => {
    postMessage(told)
    told = []
  })
}
const store = new StudioStore(tell)

/** So long the rest of the site waits, in milliseconds: what is typed is painted first, and the next key finds nothing in its way. */
const headStart = 40

/** So long at most the reading of a large site holds up what is asked meanwhile, in milliseconds. */
const slice = 50

let isPlanned = false
/** Many changes are one look at the site; it is not put off by those that come meanwhile. */
function planCheck(time = headStart): void {
  if (isPlanned) return
  isPlanned = true
  setTimeout(() => {
    isPlanned = false
    if (!store.readRest(slice)) return planCheck(0)
    store.check()
  }, time)
}

function answer({ id, name, parameters }: Question): void {
  try {
    // The types of the question say that these belong together.
    store.readRest()
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
      store.checkOwn(data.key)
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

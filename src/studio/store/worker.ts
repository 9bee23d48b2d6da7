import { kindOf } from '../../model/route.ts'
import type { SiteContent } from '../server/messages.ts'
import { createSender, type Sent } from './sentBlocks.ts'
import { StudioStore } from './studioStore.ts'
import type { Answer, Loaded, News, Order, Question } from './messages.ts'

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

function answer(id: number, find: () => unknown): void {
  try {
    tell({ kind: 'answer', id, value: find() })
  } catch (error) {
    tell({ kind: 'refused', id, reason: (error as Error).message })
  }
}

function askStore({ name, parameters }: Question): unknown {
  store.readRest()
  // The types of the question say that these belong together.
  const ask = store.questions[name] as (...all: unknown[]) => unknown
  return ask(...parameters)
}

function load(bytes: ArrayBuffer): Loaded {
  const content = JSON.parse(new TextDecoder().decode(bytes)) as SiteContent
  store.load(content)
  return { root: content.root, keys: content.files.map(([key]) => key) }
}

/** What came before the content; null: it is there. */
let early: (Order | Question)[] | null = []

addEventListener('message', ({ data }: MessageEvent<Order | Question>) => {
  if (early && data.kind !== 'load') return void early.push(data)
  take(data)
  const waiting = early
  early = null
  for (const one of waiting ?? []) take(one)
})

function take(data: Order | Question): void {
  switch (data.kind) {
    case 'ask':
      return answer(data.id, () => askStore(data))
    case 'load':
      answer(data.id, () => load(data.content))
      break
    case 'set':
      store.set(data.key, data.text, data.version)
      store.draw(kindOf(data.key) !== 'site')
      store.checkOwn(data.key)
      return planCheck()
    case 'files':
      store.change(data.change, data.open)
      break
    case 'show':
      store.show(data.key)
  }
  store.draw(false)
  if (data.kind !== 'show') planCheck()
}

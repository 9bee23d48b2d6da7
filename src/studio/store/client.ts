import type { Answer, Loaded, News, Order, Question, Questions } from './messages.ts'
import { createReceiver, type Sent } from './sentBlocks.ts'

/** The store of the site's documents, as the studio talks to it. */
export interface StoreClient {
  /** Gives it all of the content: the JSON of a SiteContent. What is asked and ordered before that waits. Call it once. */
  load(content: ArrayBuffer): Promise<Loaded>
  order(order: Exclude<Order, { kind: 'load' }>): void
  /** Rejects with the reason when the store cannot answer. */
  ask<Name extends keyof Questions>(
    name: Name,
    ...parameters: Parameters<Questions[Name]>
  ): Promise<ReturnType<Questions[Name]>>
  /** Calls back with all that the store tells. */
  listen(listener: (news: News) => void): void
}

/** Starts the store in a worker of its own. */
export function startStore(): StoreClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'store' })
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  let asked = 0
  let listener: (news: News) => void = () => {}
  const received = createReceiver()
  const hear = (told: News | Answer) => {
    if (told.kind !== 'answer' && told.kind !== 'refused') return listener(told)
    const { resolve, reject } = waiting.get(told.id) ?? {}
    waiting.delete(told.id)
    if (told.kind === 'answer') resolve?.(told.value as never)
    else reject?.(new Error(told.reason))
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Sent[]>) => {
    for (const sent of data) hear(received(sent))
  })
  /** `moved`: is not copied, which takes long for much. */
  const tell = (message: Order | Question, moved: Transferable[] = []) => worker.postMessage(message, moved)
  const answerTo = <Value>(send: (id: number) => void): Promise<Value> =>
    new Promise((resolve, reject) => {
      const id = ++asked
      waiting.set(id, { resolve, reject })
      send(id)
    })
  return {
    load: (content) => answerTo((id) => tell({ kind: 'load', id, content }, [content])),
    order: (order) => tell(order),
    ask: (name, ...parameters) => answerTo((id) => tell({ kind: 'ask', id, name, parameters } as Question)),
    listen: (next) => {
      listener = next
    },
  }
}

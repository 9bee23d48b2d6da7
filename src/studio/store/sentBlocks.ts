import type { Block, Page } from '../../model/schema.gen.ts'
import type { Answer, Drawn, News } from './messages.ts'

// With each key a page comes from the store, of which most is as it was. A block that is the same object as before is not
// copied once more: in its place goes its number in the page before.

type SentPage = Omit<Page, 'blocks'> & { blocks: (Block | number)[] }
type SentDrawn = Omit<Drawn, 'page'> & { page: SentPage }

/** What the worker tells, as it is sent. */
export type Sent =
  | Exclude<News | Answer, { kind: 'drawn' }>
  | { kind: 'drawn'; key: string; drawn: SentDrawn | null; version: number }

/** Makes of all that is told what is sent, in this order. */
export function createSender(): (told: News | Answer) => Sent {
  let before: readonly Block[] = []
  return (told) => {
    if (told.kind !== 'drawn' || !told.drawn) return told
    const places = new Map(before.map((block, at) => [block, at]))
    before = told.drawn.page.blocks
    const page = { ...told.drawn.page, blocks: before.map((block) => places.get(block) ?? block) }
    return { ...told, drawn: { ...told.drawn, page } }
  }
}

/** The reverse of {@link createSender}: a block that was not sent is the object that was received before. */
export function createReceiver(): (sent: Sent) => News | Answer {
  let before: readonly Block[] = []
  return (sent) => {
    if (sent.kind !== 'drawn' || !sent.drawn) return sent as News
    const blocks = sent.drawn.page.blocks.flatMap((block) =>
      typeof block === 'number' ? (before[block] ?? []) : block,
    )
    before = blocks
    return { ...sent, drawn: { ...sent.drawn, page: { ...sent.drawn.page, blocks } } }
  }
}

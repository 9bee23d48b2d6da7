import { expect, test } from 'vitest'
import type { Block } from '../../../src/model/schema.gen.ts'
import { keepSame } from '../../../src/studio/core/keepSame.ts'
import type { Drawn, News } from '../../../src/studio/store/messages.ts'
import { createReceiver, createSender } from '../../../src/studio/store/sentBlocks.ts'

const block = (title: string) => ({ type: 'hero', title }) as unknown as Block
const news = (titles: string[]): News => {
  const page = { title: 'A', description: 'B', blocks: titles.map(block) }
  return { kind: 'drawn', version: 1, key: 'a.json', drawn: { key: 'a.json', page } as unknown as Drawn }
}

test('a page comes over whole, and what is the same in it is copied once', () => {
  const [send, receive] = [createSender(), createReceiver()]
  let last: News | undefined
  let got: Block[] = []
  const copied: number[] = []
  const nothing: News = { kind: 'drawn', version: 1, key: 'b.json', drawn: null }
  const pages = [['a', 'b', 'c'], ['a', 'x', 'c'], ['a', 'x'], ['x', 'y', 'a'], []]
  for (const told of [...pages.map(news), nothing, news(['z'])]) {
    last = keepSame(last, told)
    const sent = structuredClone(send(last))
    const found = receive(sent)
    expect(found).toEqual(told)
    if (sent.kind !== 'drawn' || found.kind !== 'drawn') throw new Error('It is another message.')
    copied.push(sent.drawn?.page.blocks.filter((one) => typeof one !== 'number').length ?? 0)
    const blocks = found.drawn?.page.blocks ?? []
    if (copied.length === 2) expect(blocks[0]).toBe(got[0])
    got = blocks
  }
  // A block that has moved is read as another object, and copied.
  expect(copied).toEqual([3, 1, 0, 3, 0, 0, 1])
})

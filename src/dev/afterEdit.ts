import type { Block } from '../model/schema.gen.ts'
import type { PageDocument } from '../model/document.ts'
import { nameOfBlock } from '../render/blockName.ts'

let made = 0

const texts = new WeakMap<Block, string>()

/** A block as text, written once: a long page is compared with each key in the studio. */
function textOf(block: Block): string {
  const text = texts.get(block) ?? JSON.stringify(block)
  texts.set(block, text)
  return text
}

/** What makes two blocks the same, the surest first. */
const likenesses: ((block: Block) => string)[] = [
  textOf,
  (block) => JSON.stringify([block.type, 'title' in block && block.title]),
  (block) => block.type,
]

/**
 * A page after an edit. A block that was there before keeps its name, wherever it is now, and with it what is open, chosen or
 * written in it; of those that differ in all they have, one takes the place of another of its type, in their order. One
 * that is just as it was is the same object, so that React has nothing to draw there.
 */
export function afterEdit(before: PageDocument, after: PageDocument): PageDocument {
  const old = before.page.blocks.map((block, at) => ({ block, name: nameOfBlock(before, at) }))
  const found = new Map<Block, { block: Block; name: string }>()
  for (const likeness of likenesses) {
    for (const block of after.page.blocks) {
      if (found.has(block)) continue
      const at = old.findIndex((one) => likeness(one.block) === likeness(block))
      const [one] = at < 0 ? [] : old.splice(at, 1)
      if (one) found.set(block, likeness === textOf ? one : { ...one, block })
    }
  }
  const blocks = after.page.blocks.map((block) => found.get(block) ?? { block, name: `${after.route} edit ${++made}` })
  return {
    ...after,
    names: blocks.map(({ name }) => name),
    page: { ...after.page, blocks: blocks.map(({ block }) => block) },
  }
}

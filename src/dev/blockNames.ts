import type { Block } from '../model/schema.gen.ts'
import type { PageDocument } from '../model/document.ts'
import { nameOfBlock } from '../render/blockName.ts'

let made = 0

/** What makes two blocks the same, the surest first. */
const likenesses: ((block: Block) => string)[] = [
  (block) => JSON.stringify(block),
  (block) => JSON.stringify([block.type, 'title' in block && block.title]),
  (block) => block.type,
]

/**
 * The names of the blocks of a page after an edit, in their order. A block that was there before keeps its name, wherever
 * it is now, and with it what is open, chosen or written in it. Of those that differ in all they have, one takes the place
 * of another of its type, in their order.
 */
export function namesAfterEdit(before: PageDocument, after: PageDocument): string[] {
  const old = before.page.blocks.map((block, at) => ({ block, name: nameOfBlock(before, at) }))
  const names = new Map<Block, string>()
  for (const likeness of likenesses) {
    for (const block of after.page.blocks) {
      if (names.has(block)) continue
      const at = old.findIndex((one) => likeness(one.block) === likeness(block))
      const [found] = at < 0 ? [] : old.splice(at, 1)
      if (found) names.set(block, found.name)
    }
  }
  return after.page.blocks.map((block) => names.get(block) ?? `${after.route} edit ${++made}`)
}

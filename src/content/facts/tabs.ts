import type { BlockFact } from './types.ts'
import type { Fault } from '../finding/index.ts'
import { isGroup } from '../schema/index.ts'
import type { Source } from '../json/index.ts'
import { quote } from '../../model/words.ts'

/** The values of the tabs. It is the one block whose content other pages refer to by `?tab=`. */
export function readTabs(source: Source, block: Record<string, unknown>, fact: BlockFact, faults: Fault[]): void {
  const seen = new Set<string>()
  for (const [index, item] of (Array.isArray(block.items) ? block.items : []).entries()) {
    if (!isGroup(item) || typeof item.value !== 'string') continue
    if (seen.has(item.value)) {
      const pointer = `${fact.pointer}/items/${index}/value`
      const message = `Another tab of this block has the value ${quote(item.value)} already. Links could not tell them apart.`
      faults.push({ code: 'tabTwice', pointer, where: fact.where, ...source.valueRange(pointer), message })
    }
    seen.add(item.value)
  }
  fact.tabs = [...seen]
}

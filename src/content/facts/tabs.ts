import type { BlockFact } from './types.ts'
import type { RawFinding } from '../finding/index.ts'
import { isGroup } from '../schema/index.ts'
import type { Source } from '../json/index.ts'
import { quote } from '../../model/words.ts'

/**
 * The values by which links open the tabs of a block (`?tab=`).
 * @param path where they are: items/value
 */
export function readTabs(
  source: Source,
  path: string,
  block: Record<string, unknown>,
  fact: BlockFact,
  findings: RawFinding[],
): void {
  const [list = '', field = ''] = path.split('/')
  const seen = new Set<string>()
  const entries = block[list]
  for (const [index, item] of (Array.isArray(entries) ? entries : []).entries()) {
    const value = isGroup(item) ? item[field] : undefined
    if (typeof value !== 'string') continue
    if (seen.has(value)) {
      const pointer = `${fact.pointer}/${list}/${index}/${field}`
      const message = `Another tab of this block has the value ${quote(value)} already. Links could not tell them apart.`
      const hint =
        'Write a word of its own for this tab: small letters, digits and hyphens. Links write it after ?tab=.'
      findings.push({ code: 'tabTwice', pointer, where: fact.where, ...source.valueRange(pointer), message, hint })
    }
    seen.add(value)
  }
  fact.tabs = [...seen]
}

import { createRandom } from '../../../scripts/test/random.ts'
import { blockSchema, blockTypes } from '../../../src/content/schema/index.ts'
import { mainTitles } from '../../../src/model/blockFacts.gen.ts'
import { validBlock } from './blocks.ts'
import type { Values } from './wish.ts'

/** A page that the checks let pass, whose texts and lists are as long as the schemas allow, or as short. */
export interface ValidPage {
  /** Its file in the folder of pages. */
  key: string
  document: Values & { blocks: Values[] }
}

/** So many of them say whether what is valid is well drawn. */
export const pageCount = 1000

const between = 3

/** A place of a page takes these types in turn; one with several layouts comes as often as it has layouts. */
const turns = (types: readonly string[]) =>
  types.flatMap((type) => Object.keys(blockSchema(type)?.layouts ?? { '': null }).map((_layout, at) => ({ type, at })))

const types = blockTypes.filter((type) => type !== 'shared')
const isClosing = (type: string) => blockSchema(type)?.closing === true
const heads = turns(types.filter((type) => Object.hasOwn(mainTitles, type)))
/** The field by which a block leads a page, where it may also be further down. */
const switchOf = (type: unknown) => mainTitles[String(type)]?.if
const middles = turns(
  types.filter((type) => !isClosing(type) && (switchOf(type) !== undefined || !Object.hasOwn(mainTitles, type))),
)
const closings = turns(types.filter(isClosing))

const orders = new Map<string, typeof heads>()

/** The types of a place in another order in each lap. */
function orderOf(all: typeof heads, lap: number): typeof heads {
  const key = `${all[0]?.type} ${lap}`
  const known = orders.get(key)
  if (known) return known
  const random = createRandom(`order ${key}`)
  const order = all
    .map((one) => ({ one, by: random() }))
    .sort((a, b) => a.by - b.by)
    .map(({ one }) => one)
  orders.set(key, order)
  return order
}

/** A page of that number, the same in every run: a head, some blocks in ever other neighbourhoods, a closing call. */
export function validPage(number: number): ValidPage {
  const random = createRandom(`valid page ${number}`)
  let count = 0
  const next = () => ++count
  const take = (all: typeof heads, place: number): Values => {
    const lap = Math.floor(place / all.length)
    const { type = '', at = 0 } = orderOf(all, lap)[place % all.length] ?? {}
    const ofType = all.filter((other) => other.type === type).length
    return validBlock(type, lap * ofType + at, { random, next })
  }
  const leading = (block: Values, leads: boolean): Values => {
    const { [switchOf(block.type) ?? '']: _, ...rest } = block
    const key = switchOf(block.type)
    return leads && key !== undefined ? { ...rest, [key]: true } : rest
  }
  const inside = Array.from({ length: between }, (_block, at) => leading(take(middles, number * between + at), false))
  const blocks = [leading(take(heads, number), true), ...inside, take(closings, number)]
  // A search looks through the questions of its page.
  for (const { type } of inside) {
    const { needs } = blockSchema(String(type)) ?? {}
    if (needs !== undefined && !blocks.some((block) => block.type === needs))
      blocks.splice(-1, 0, validBlock(needs, number, { random, next }))
  }
  const description = `Page ${number} of those that say whether everything that the checks let pass is drawn well.`
  return {
    key: `valid/page-${number}.json`,
    document: { title: `Valid page ${number}`, description, index: false, blocks },
  }
}

import { blockSchema, documentSchemas, type Schema } from '../../../../src/content/schema/catalogue.ts'
import { schemaAt } from '../../../../src/content/schema/labels.ts'
import { type Damage, pick, type Random } from './damage.ts'

type Group = Record<string, unknown>

/** A value in a document: `parent[key]`. */
interface Spot {
  parent: Group
  key: string
  value: unknown
  schema: Schema | undefined
  /** It is in a list. */
  isEntry: boolean
  /** It is a block. */
  isBlock: boolean
  /** It is for editors only: a brace is a brace there. */
  isNote: boolean
}

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every value of a document, with its schema: each block has that of its type. */
function spotsOf(root: Group): Spot[] {
  const spots: Spot[] = []
  const kind = 'navigation' in root ? 'site' : 'description' in root ? 'page' : 'shared'
  const visit = (value: unknown, schema: Schema | undefined, inBlocks: boolean, inNote = false) => {
    if (typeof value !== 'object' || value === null) return
    const parent = value as Group
    for (const key of Object.keys(parent)) {
      const inner = parent[key]
      const isBlock = inBlocks && isGroup(inner)
      const own = isBlock ? blockSchema(String(inner.type)) : schema && schemaAt(schema, [key])
      const isNote = inNote || own?.internal === true
      spots.push({ parent, key, value: inner, schema: own, isEntry: Array.isArray(value), isBlock, isNote })
      visit(inner, own, value === root && key === 'blocks', isNote)
    }
  }
  visit(root, documentSchemas[kind], false)
  return spots
}

/** A damage to one value: `edit` changes the document in place. */
function onSpot(
  wanted: (spot: Spot) => boolean,
  edit: (spot: Spot, random: Random) => void,
  options: { isWrong?: boolean; isOne?: boolean } = {},
): Damage {
  const { isWrong = true } = options
  const { isOne = isWrong } = options
  return (text, random) => {
    const root = JSON.parse(text) as Group
    const spot = pick(spotsOf(root).filter(wanted), random)
    if (!spot) return null
    edit(spot, random)
    return { text: `${JSON.stringify(root, null, 2)}\n`, isWrong, isOne }
  }
}

const put = (value: unknown) => (spot: Spot) => {
  spot.parent[spot.key] = value
}
const isField = ({ isEntry, key }: Spot) => !isEntry && key !== '$schema'
const isText = ({ value, schema, key }: Spot) =>
  typeof value === 'string' && schema?.enum === undefined && key !== '$schema' && key !== 'type'
const isPlain = (spot: Spot) =>
  isText(spot) && spot.schema?.format === undefined && !/^(?:id|value|use)$/.test(spot.key)
const isLink = ({ schema, value }: Spot) => schema?.format === 'link' && typeof value === 'string'

function rename({ parent, key }: Spot, name: string): void {
  const entries = Object.entries(parent)
  for (const own of Object.keys(parent)) delete parent[own]
  for (const [own, value] of entries) parent[own === key ? name : own] = value
}

function otherKind(value: unknown): unknown {
  return typeof value === 'string' ? 7 : typeof value === 'object' ? true : { text: 'Hello' }
}

/** Damages of meaning: JSON all the same. */
export const valueDamages: Readonly<Record<string, Damage>> = {
  'a field dropped': onSpot(isField, ({ parent, key }) => delete parent[key], { isWrong: false }),
  'a field renamed': onSpot(isField, (spot) => rename(spot, `${spot.key}Xyz`), { isOne: false }),
  'one field more': onSpot(isField, ({ parent }) => (parent.zzz = 'Hello')),
  'a value of another kind': onSpot(isField, (spot) => put(otherKind(spot.value))(spot)),
  null: onSpot(isField, put(null)),
  // A running text may be a list of its paragraphs.
  'a list around a value': onSpot(
    (spot) => isField(spot) && spot.schema?.format !== 'markdown',
    (spot) => put([spot.value])(spot),
  ),
  'a list taken away': onSpot(
    ({ value, schema }) => Array.isArray(value) && value.length > 0 && schema?.format !== 'markdown',
    (spot) => put((spot.value as unknown[])[0])(spot),
  ),
  'an empty list': onSpot(({ value }) => Array.isArray(value), put([]), { isWrong: false }),
  'an empty group': onSpot(({ value, isBlock }) => isGroup(value) && !isBlock, put({}), { isWrong: false }),
  'an empty text': onSpot(isText, put(''), { isWrong: false }),
  // With a heading its place would go, which is another mistake.
  'a long text': onSpot((spot) => isText(spot) && !String(spot.value).includes('## '), put('long '.repeat(9_000))),
  'a text of another script': onSpot(
    isPlain,
    (spot, random) => put(pick(['שלום עולם', '支払い', 'é'.repeat(9), '<b>&amp;</b>', '\\"', '😀😀'], random))(spot),
    { isWrong: false },
  ),
  'a value out of its choice': onSpot(({ schema }) => schema?.enum !== undefined, put('zzz')),
  'an entry twice': onSpot(
    ({ isEntry }) => isEntry,
    ({ parent, key, value }) => (parent as unknown as unknown[]).splice(Number(key), 0, structuredClone(value)),
    { isWrong: false },
  ),
  'a block moved': onSpot(
    ({ isBlock }) => isBlock,
    ({ parent, value }) => {
      const blocks = parent as unknown as unknown[]
      blocks.unshift(...blocks.splice(blocks.indexOf(value), 1))
    },
    { isWrong: false },
  ),
  'a block without its type': onSpot(
    ({ isBlock }) => isBlock,
    ({ value }) => delete (value as Group).type,
  ),
  'a block of an unknown type': onSpot(
    ({ isBlock }) => isBlock,
    ({ value }) => ((value as Group).type = 'carrousel'),
  ),
  'a block that is a text': onSpot(({ isBlock }) => isBlock, put('hero')),
  'a link to nowhere': onSpot(isLink, put('/no-such-page')),
  'a link to no place': onSpot(isLink, put('/payout#no-such-place')),
  'a dangerous link': onSpot(isLink, put('javascript:alert(1)')),
  'an unknown token': onSpot(
    (spot) => isPlain(spot) && (!spot.isNote || spot.key === 'rule'),
    put('Hello {noSuchToken} and more'),
  ),
  'shared blocks that are not there': onSpot(
    ({ key, parent }) => key === 'use' && parent.type === 'shared',
    put('noSuchBlocks'),
  ),
}

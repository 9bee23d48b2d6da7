import { blockSchema, isGroup, layoutErrors, type Schema } from '../../../src/content/schema/index.ts'
import { nameDrawings } from './drawings.ts'
import { valueFor } from './values.ts'
import { pick, type Values, type Wish } from './wish.ts'
import { textKinds } from './words.ts'

type Look = Pick<Wish, 'texts' | 'optional' | 'lists'> & { layout?: string }

const extents = [
  { optional: 'all', lists: 'most' },
  { optional: 'none', lists: 'fewest' },
  { optional: 'all', lists: 'fewest' },
  { optional: 'none', lists: 'most' },
] as const

/** The looks that a block has before chance chooses: each layout, with all fields and entries and without, in texts of each kind. */
function looksOf({ layouts }: Schema): Look[] {
  const choices = layouts ? Object.keys(layouts).map((layout) => ({ layout })) : [{}]
  return extents.flatMap((extent) =>
    textKinds.flatMap((texts) => choices.map((choice) => ({ ...choice, ...extent, texts }))),
  )
}

/** Texts beyond this many characters say nothing more about the design: only a few blocks have them. */
const longText = 2000

/**
 * A valid block. The first ones of a type go through all its looks; after them chance chooses.
 * @param turn which block of its type this is, from 0 on
 */
export function validBlock(type: string, turn: number, from: Pick<Wish, 'random' | 'next'>): Values {
  const schema = blockSchema(type)
  if (!schema) throw new Error(`There is no block "${type}".`)
  const looks = looksOf(schema)
  const { layout, ...look }: Look = looks[turn] ?? { ...pick(looks, from.random), optional: 'some', lists: 'some' }
  const wish: Wish = { ...from, ...look, mostText: turn < looks.length ? Number.POSITIVE_INFINITY : longText }
  const block: Values = { ...(valueFor(schema, wish, type) as Values), type, ...(layout !== undefined && { layout }) }
  // Of two fields of which one hides the other, the looks with few entries have the other.
  if (look.optional === 'all' && look.lists === 'fewest') for (const key of hiding(schema)) delete block[key]
  // The layout that holds without is written only now and then.
  if (layout !== undefined && layout === schema.properties?.layout?.default && from.random() < 0.5) delete block.layout
  const whole = fitted(schema, block, wish)
  nameDrawings(whole, from.random)
  return whole
}

/** The fields without which others are shown. */
function hiding({ properties = {}, required = [] }: Schema): string[] {
  const conditions = Object.values(properties).flatMap(({ shownIf }) => [shownIf ?? []].flat())
  const keys = conditions.flatMap((one) => Object.entries(one).flatMap(([key, is]) => (is === false ? [key] : [])))
  return keys.filter((key) => !required.includes(key))
}

/** The block with what its layout needs, and without what its layout, or the other fields, leave no room for. */
function fitted(schema: Schema, block: Values, wish: Wish): Values {
  const fitting = structuredClone(block)
  for (const { keyword, instancePath, params } of layoutErrors(schema, block)) {
    const key = keyword === 'required' ? String(params.missingProperty) : instancePath.slice(1)
    const { [key]: field } = schema.properties ?? {}
    const list = fitting[key]
    const entry = () => valueFor(field?.items ?? {}, wish, `${String(block.type)}/${key}`)
    if (keyword === 'hidden') remove(fitting, instancePath.slice(1).split('/'))
    else if (keyword === 'required') fitting[key] = valueFor(field ?? {}, wish, `${String(block.type)}/${key}`)
    else if (Array.isArray(list))
      fitting[key] = Array.from({ length: Number(params.limit) }, (_entry, at) => (list[at] as unknown) ?? entry())
  }
  // What goes may be what another field was shown for.
  return layoutErrors(schema, fitting).length > 0 ? fitted(schema, fitting, wish) : fitting
}

function remove(value: Values, [key = '', ...rest]: readonly string[]): void {
  const inner = value[key]
  if (rest.length === 0) delete value[key]
  else if (isGroup(inner)) remove(inner, rest)
  else if (Array.isArray(inner)) remove(inner as unknown as Values, rest)
}

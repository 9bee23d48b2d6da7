import type { Place } from './types.ts'
import type { Fix, RawFinding } from '../finding/index.ts'
import type { Source } from '../json/index.ts'
import { isGroup, layoutErrors, layoutOf, type Part, type Schema } from '../schema/index.ts'
import { either, quote } from '../../model/words.ts'

/** So many drawings are named. */
const mostNamed = 5

/** The kinds of drawings that a layout lays out in a field; undefined: any. */
const kindsFor = ({ layouts }: Schema, layout: string | undefined, key: string): readonly string[] | undefined =>
  layout === undefined ? undefined : layouts?.[layout]?.canvas?.[key]

/**
 * The drawings of a block that are not made for its layout: they would lie under its words, or lose their edges.
 * @param drawings all of the site, by name; one that says nothing of its kind may be anywhere
 */
export function canvasFindings(
  source: Source,
  { value: block, pointer, where, schema }: Part,
  drawings: object,
): RawFinding[] {
  if (!schema?.layouts) return []
  const layout = layoutOf(schema, block)
  const kinds = new Map(Object.entries(drawings).map(([name, { kind }]: [string, { kind?: string }]) => [name, kind]))
  const fits = (name: string, layoutName: string | undefined, key: string) => {
    const [kind, wanted] = [kinds.get(name), kindsFor(schema, layoutName, key)]
    return kind === undefined || wanted === undefined || wanted.includes(kind)
  }
  return Object.entries(block).flatMap(([key, value]): RawFinding[] => {
    if (!isGroup(value) || typeof value.name !== 'string' || !kinds.has(value.name)) return []
    const { name } = value
    const made = [...kinds.keys()].filter((one) => fits(one, layout, key))
    if (fits(name, layout, key)) return []
    const other = Object.keys(schema.layouts ?? {}).find(
      (one) => fits(name, one, key) && layoutErrors(schema, { ...block, layout: one }).length === 0,
    )
    const message = `The drawing ${quote(name)} is not made for the layout ${quote(String(layout))}.`
    const named = made.slice(0, mostNamed).map(quote)
    const more = made.length > mostNamed ? ', among others,' : ''
    const way = other === undefined ? '' : ` Or choose the layout ${quote(other)}, which shows this one well.`
    const are =
      made.length === 0
        ? 'There is none for it.'
        : `Made for it ${made.length === 1 ? 'is' : 'are'}${more} ${either(named, 'and')}.`
    const hint = are + way
    const place: Place = { pointer: `${pointer}/${key}/name`, where }
    const fix = other === undefined ? undefined : otherLayout(source, pointer, other)
    return [{ code: 'drawingCanvas', ...place, ...source.valueRange(place.pointer), message, hint, fix }]
  })
}

/** A fix that is offered: what the block looks like is up to the editor. */
function otherLayout(source: Source, pointer: string, layout: string): Fix | undefined {
  if (!source.node(`${pointer}/layout`)) return undefined
  const { start, end } = source.valueRange(`${pointer}/layout`)
  const edits = [{ offset: start, length: end - start, text: JSON.stringify(layout) }]
  return { title: `Use the layout ${quote(layout)}`, certain: false, edits }
}

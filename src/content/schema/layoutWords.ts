import { type Condition, largeHeading } from './blockFacts.ts'
import type { Schema } from './catalogue.ts'
import { layoutsByField } from './layouts.ts'
import { either, quote, upper } from '../../model/words.ts'

/** When a field is used, by other fields: with "columns": 2 and without "drawing" */
export const conditionWords = (conditions: readonly Condition[]): string => either(conditions.map(oneCondition))

function oneCondition(condition: Condition): string {
  const parts = Object.entries(condition).map(([key, wanted]) => {
    if (wanted === largeHeading) return `with a large heading (##) in ${quote(key)}`
    if (typeof wanted === 'boolean') return `${wanted ? 'with' : 'without'} ${quote(key)}`
    const values = (Array.isArray(wanted) ? wanted : [wanted]).map((one) => JSON.stringify(one))
    return `with ${quote(key)}: ${either(values)}`
  })
  return either(parts, 'and')
}

const named = (layouts: readonly string[]) =>
  `the ${layouts.length === 1 ? 'layout' : 'layouts'} ${either(layouts.map(quote), 'and')}`

/**
 * What the layouts of a block say of one of its fields, in sentences for editors; '' when it is shown always.
 * @param path the field, such as drawing or items/drawing
 */
export function layoutWords({ layouts = {}, properties = {} }: Schema, path: string): string {
  const sentences: string[] = []
  const shown = layoutsByField(layouts).get(path)
  const hidden = Object.keys(layouts).filter((name) => !shown?.includes(name))
  if (shown && hidden.length < 3 && shown.length > hidden.length)
    sentences.push(`${upper(named(hidden))} ${hidden.length === 1 ? 'does' : 'do'} not show it.`)
  else if (shown) sentences.push(`Only ${named(shown)} ${shown.length === 1 ? 'shows' : 'show'} it.`)
  const needed = Object.keys(layouts).filter((name) => layouts[name]?.needs?.includes(path))
  const isAll = needed.length === shown?.length
  if (needed.length > 0)
    sentences.push(isAll ? 'Where it is shown, it is required.' : `${upper(named(needed))} cannot do without it.`)
  for (const [limit, names] of limitsOf(layouts, path))
    sentences.push(`${upper(named(names))} ${names.length === 1 ? 'has' : 'have'} room for ${limit}.`)
  const { canvas } = properties[path] ?? {}
  const choosy = canvas && !Array.isArray(canvas) ? Object.keys(canvas.layout ?? {}) : []
  if (choosy.length > 0)
    sentences.push(`${upper(named(choosy))} ${choosy.length === 1 ? 'takes' : 'take'} drawings that are made for it.`)
  const [list = '', key] = path.split('/')
  const field = key === undefined ? properties[list] : properties[list]?.items?.properties?.[key]
  const { shownIf, needed: isNeeded } = field ?? {}
  if (shownIf)
    sentences.push(`Only used ${conditionWords([shownIf].flat())}${isNeeded ? ', where it is required' : ''}.`)
  return sentences.join(' ')
}

/** The limits of a list by layout, each with the layouts that have it. */
function limitsOf(layouts: NonNullable<Schema['layouts']>, path: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [name, { minItems, maxItems }] of Object.entries(layouts)) {
    const [least, most] = [minItems?.[path], maxItems?.[path]]
    if (least === undefined && most === undefined) continue
    const words = least === most ? `exactly ${least}` : most === undefined ? `at least ${least}` : `at most ${most}`
    found.set(words, [...(found.get(words) ?? []), name])
  }
  return found
}

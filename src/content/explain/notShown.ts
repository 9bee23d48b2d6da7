import type { RawFinding } from '../finding/index.ts'
import { parentOf, partsOf, removeEntry, type Source } from '../json/index.ts'
import { conditionWords, type Hidden, labelOf, type Schema } from '../schema/index.ts'
import { either, quote, upper, verb } from '../../model/words.ts'

/** A field that visitors would never see: the layout of its block does not show it, or other fields take its place. */
export function explainNotShown(
  source: Source,
  pointer: string,
  path: string,
  { layout, isDefault, layouts = [], conditions = [] }: Hidden,
  root: Schema,
): RawFinding {
  const parts = partsOf(path)
  const key = parts.at(-1) ?? ''
  const label = labelOf(root, parts)
  const above = parentOf(pointer)
  const place = { code: 'notShown', pointer, ...(source.keyRange(above, key) ?? source.headRange(pointer)) } as const
  const fix = removeEntry(source, pointer, false)
  if (layout !== undefined) {
    const named = isDefault
      ? `Without "layout" this is ${quote(layout)}, which does`
      : `The layout ${quote(layout)} does`
    const message = `${named} not show ${label}.`
    const hint = `Remove ${quote(key)}, or choose ${layouts.length > 1 ? 'a layout that shows it' : 'the layout that shows it'}: ${either(layouts.map(quote))}.`
    return { ...place, message, hint, fix }
  }
  const message = `${upper(label)} ${verb(label, 'has', 'have')} no effect here: ${verb(label, 'it is', 'they are')} only used ${conditionWords(conditions)}.`
  return { ...place, message, hint: `Remove ${quote(key)}, or change the other fields.`, fix }
}

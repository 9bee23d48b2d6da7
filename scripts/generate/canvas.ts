import { isGroup } from '../../src/content/schema/group.ts'
import { canvasKinds } from '../../src/theme/artPages.ts'
import { fieldAt } from './fieldAt.ts'
import type { Demand } from './keywords.ts'

/** What is wrong with a list of kinds of drawings. */
function wrongKinds(kinds: unknown): string | undefined {
  if (!Array.isArray(kinds) || kinds.length === 0) return 'needs a list of kinds of drawings'
  const kind = (kinds as unknown[]).find((one) => !canvasKinds.some((known) => known === one))
  return kind === undefined
    ? undefined
    : `names the canvas ${JSON.stringify(kind)}; there are ${canvasKinds.join(', ')}`
}

/** The kinds of drawings that a field lays out: a list, or one for each value of a field of its block. */
export const canvas: Demand = (value, schema, node) => {
  if (node.tsType !== 'Drawing' && node.tsType !== 'DrawingFile') return 'is for fields that hold a drawing'
  if (!isGroup(value)) return wrongKinds(value)
  const [[field, choices] = ['', undefined], ...others] = Object.entries(value)
  const known = fieldAt(schema, field)?.enum
  if (others.length > 0 || !Array.isArray(known) || !isGroup(choices))
    return 'names one field of the block that chooses among words, with a list of kinds for these'
  const stranger = Object.keys(choices).find((choice) => !known.includes(choice))
  if (stranger !== undefined) return `gives "${field}" the value "${stranger}", which it cannot have`
  for (const kinds of Object.values(choices)) {
    const wrong = wrongKinds(kinds)
    if (wrong) return wrong
  }
  return undefined
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pictures } from '../../../scripts/rules/cases.ts'
import { baseTexts } from './base.ts'

/** A document as lines, as a change of the document in _base.json, or null: it is missing. */
type Input = string[] | { replace: [string, string][] } | null

/** A finding as it should be. */
export interface Expected {
  code: string
  file: string
  line: number
  column: number
  /** The text that the finding covers. */
  at: string
  message?: string
  where?: string
  hint?: string
  suggestions?: string[]
}

/** A mistake and its findings. */
export interface Case {
  name: string
  in: Record<string, Input>
  /** The pictures beside the documents. */
  media?: Pictures
  out: Expected[]
  /** Applying the fixes leaves nothing to be found. */
  mended?: true
  /** The slip stands on so many lines, and so its fix does: 2 if nothing is said. */
  lines?: number
}

const folder = join(import.meta.dirname, '../../fixtures/invalid')
/** All mistakes of the corpus. */
export const cases = readdirSync(folder)
  .filter((file) => !file.startsWith('_'))
  .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Case)

/** The documents of the small site with the mistake of a case. */
export function textsOf(input: Case['in']): Record<string, string> {
  const texts: Record<string, string> = { ...baseTexts }
  for (const [key, change] of Object.entries(input)) {
    if (change === null) delete texts[key]
    else if (Array.isArray(change)) texts[key] = change.join('\n')
    else {
      for (const [from, to] of change.replace) {
        if (!texts[key]?.includes(from)) throw new Error(`${key} does not hold ${from}`)
        texts[key] = texts[key].replace(from, () => to)
      }
    }
  }
  return texts
}

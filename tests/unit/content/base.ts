import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../../fixtures/invalid/_base.json')

/** The documents of the small site without faults, by their keys. */
export const baseTexts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>).map(([key, lines]) => [
    key,
    lines.join('\n'),
  ]),
)

/** The text of one document of that site. */
export function baseText(key: string): string {
  const text = baseTexts[key]
  if (text === undefined) throw new Error(`There is no ${key} in the small site`)
  return text
}

import { baseSite } from '../../../scripts/rules/cases.ts'

/** The documents of the small site without findings, by their keys. */
export const baseTexts: Readonly<Record<string, string>> = baseSite()

/** The text of one document of that site. */
export function baseText(key: string): string {
  const text = baseTexts[key]
  if (text === undefined) throw new Error(`There is no ${key} in the small site`)
  return text
}

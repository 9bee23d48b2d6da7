import { documentSchemas, type Schema } from '../schema/index.ts'
import type { RawFinding } from '../finding/index.ts'
import { partsOf } from '../json/index.ts'
import { tokenValues } from './tokens.ts'

/** The tokens of a site's document. */
export interface SiteTokens {
  /** Those with a value that has no finding of its own. */
  values: ReadonlyMap<string, string>
  /**
   * Those that have to be there but are missing, and those whose value or name has a finding: it has been reported where it
   * is, and is not reported again wherever the token is used.
   */
  spoiled: ReadonlySet<string>
}

/** What a document that is not the site's has. */
export const noSiteTokens: SiteTokens = { values: new Map(), spoiled: new Set() }

/** The tokens that every site has to define, each with its schema. */
const schemas = new Map<string, Schema>()
collect(documentSchemas.site, '')

function collect({ properties = {}, required = [] }: Schema, before: string): void {
  for (const key of required) {
    const schema = properties[key]
    if (schema?.type === 'string') schemas.set(before + key, schema)
    else if (schema?.type === 'object' && before === '') collect(schema, `${key}.`)
  }
}

/** Whether the value of a token is an address, which is checked where it is defined. */
export const isAddress = (name: string): boolean => schemas.get(name)?.format === 'link'

/** The tokens of a site's document in which these findings were found. */
export function readSiteTokens(value: unknown, findings: readonly RawFinding[]): SiteTokens {
  const all = tokenValues(value)
  if (findings.length === 0) return { values: all, spoiled: noSiteTokens.spoiled }
  const wrong = new Set(findings.map(({ pointer = '' }) => partsOf(pointer).join('.')))
  const values = new Map([...all].filter(([name]) => !wrong.has(name)))
  // Groups such as the navigation are collected as well: no token has their names.
  return { values, spoiled: new Set([...wrong, ...[...schemas.keys()].filter((name) => !values.has(name))]) }
}

import type { SiteDocument } from './rule.ts'

/**
 * What a check of the whole site needs of each document, found out once for as long as the document stays as it was read. Of
 * a large site such a check runs with each key in an editor, after which all documents but one are as they were.
 */
export function perDocument<Needed>(find: (document: SiteDocument) => readonly Needed[]) {
  const known = new WeakMap<SiteDocument, readonly Needed[]>()
  return (document: SiteDocument): readonly Needed[] => {
    let needed = known.get(document)
    if (!needed) known.set(document, (needed = find(document)))
    return needed
  }
}

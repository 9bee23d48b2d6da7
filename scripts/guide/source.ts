import { tokenValues } from '../../src/content/fields/index.ts'
import { parseJson } from '../../src/content/parse/index.ts'
import { readSite, type SiteFiles } from '../refactor/site.ts'

/** What a guide is made from: the documents of a folder as they are on the disk. */
export interface GuideSource extends SiteFiles {
  tokens: ReadonlyMap<string, string>
}

/** Reads the documents. Throws a UsageError when the folder does not exist; a faulty document is no hindrance. */
export function readSource(folder: string): GuideSource {
  const site = readSite(folder)
  return { ...site, tokens: tokenValues(parseJson(site.texts.get('_site.json') ?? '').value) }
}

import { moveCommand, toFinding } from '../entry/index.ts'
import type { Code, Finding } from '../finding/index.ts'
import { checksOf, type WholeSite } from '../rules/index.ts'
import { createSource } from '../json/index.ts'
import { suggestedType } from '../schema/index.ts'
import type { SiteMap } from './siteMap.ts'
import type { Report } from './types.ts'
import { didYouMean, quote } from '../../model/words.ts'

const onSite = checksOf('site')

/** Reports what the rules find in the site as a whole. */
export function checkSite(site: WholeSite, report: Report): void {
  const findings: Parameters<typeof onSite>[0] = []
  onSite(findings, site, undefined)
  for (const { document, place, ...rest } of findings) report(document, place, rest)
}

/** The files that the site needs and that are not there. */
export function missingFiles(root: string, map: SiteMap): Finding[] {
  const missing = (key: string, code: Code, message: string, hint: string) =>
    toFinding(createSource(`${root}/${key}`, ''), { code, start: 0, end: 0, message, hint })
  if (map.routes.size === 0) {
    const hint = 'Write the home page, index.json (README.md, "Add a page"), or give another folder with --pages.'
    return [missing('index.json', 'noPages', `There are no pages in ${root}.`, hint)]
  }
  const findings: Finding[] = []
  const isMissing = (key: string, entry: unknown) => !entry && !map.toBe.has(key)
  if (isMissing('_site.json', map.site)) {
    const hint =
      'It holds the brand, the links, the navigation and the footer. Take it back from the history of the files.'
    findings.push(missing('_site.json', 'siteMissing', "The site's own document, _site.json, is missing.", hint))
  }
  if (isMissing('_404.json', map.notFound)) {
    const hint = `Write a page with one block of the type ${quote(suggestedType('notFound'))}.`
    const message = 'The page for addresses that do not exist, _404.json, is missing.'
    findings.push(missing('_404.json', 'notFoundMissing', message, hint))
  }
  if (map.home) {
    const { source, key } = map.home
    const message = `The home page of the site is called index.json.${didYouMean(['index.json'])}`
    const hint = `Rename the file with ${moveCommand(key, 'index.json', root)}.`
    const suggestions = ['index.json']
    findings.push(toFinding(source, { code: 'homeMissing', start: 0, end: 0, message, hint, suggestions }))
  } else if (isMissing('index.json', map.routes.has('/'))) {
    const hint = 'Write it as index.json (README.md, "Add a page").'
    findings.push(missing('index.json', 'homeMissing', 'The site has no home page.', hint))
  }
  return findings
}

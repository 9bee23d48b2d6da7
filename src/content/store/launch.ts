import { type Group, type Text, walk } from '../schema/index.ts'
import type { TextFinding } from '../wording/index.ts'
import type { Content } from './content.ts'
import { type Entry, toFinding } from '../entry/index.ts'
import { rangeOf } from '../facts/index.ts'
import { type Finding, sortFindings } from '../finding/index.ts'
import { assumptionsOf, checksOf, rules } from '../rules/index.ts'

const [onText, onGroup] = [checksOf('launchText'), checksOf('launchGroup')]

/**
 * What a real company has to replace before visitors come, in reading order: sample addresses and numbers, drafts of
 * quotes, missing keys, undated texts of law, assumptions. Documents that cannot be read are left out: the check names them.
 */
export function launchList(content: Content): Finding[] {
  const entries = content.entries().filter(({ kind, sound }) => kind !== 'other' && sound)
  const findings = entries.flatMap((entry) => checkEntry(entry).map((text) => findingOf(entry, text)))
  const site = entries.find(({ kind }) => kind === 'site')
  return sortFindings(site ? findings.concat(checkAssumptions(site, entries)) : findings)
}

function findingOf({ source }: Entry, { place, ...finding }: TextFinding): Finding {
  const { pointer, where } = place
  return toFinding(source, {
    hint: rules[finding.code].howToFix,
    pointer,
    where,
    ...rangeOf(source, place),
    ...finding,
  })
}

function checkEntry(entry: Entry): TextFinding[] {
  const found: TextFinding[] = []
  const kind = entry.kind === 'notFound' || entry.kind === 'other' ? 'page' : entry.kind
  const text = (one: Text) => onText(found, one, kind)
  const group = (one: Group) => onGroup(found, one, kind)
  walk(kind, entry.value.get(), [{ text, group }])
  return found
}

/** The notes of the site's document, each at the place that its words find. A note whose words are gone is left to the check. */
function checkAssumptions(site: Entry, entries: readonly Entry[]): Finding[] {
  return assumptionsOf(site).flatMap(({ text, file, find }) => {
    const source = entries.find(({ key }) => key === file)?.source
    const start = source?.text.indexOf(find) ?? -1
    if (!source || start < 0) return []
    const { howToFix } = rules.launchAssumption
    return [
      toFinding(source, {
        code: 'launchAssumption',
        start,
        end: start + find.length,
        where: 'Page',
        message: text,
        hint: howToFix,
      }),
    ]
  })
}

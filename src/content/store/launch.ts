import { type Text, walk } from '../schema/index.ts'
import { placeOf, type TextFinding } from '../wording/index.ts'
import type { Content } from './content.ts'
import type { Entry } from '../entry/index.ts'
import { rangeOf } from '../facts/index.ts'
import { type Finding, sortFindings } from '../finding/index.ts'
import { rules, toFinding } from '../rules/index.ts'
import { assumptionsOf } from '../site/index.ts'
import { quote } from '../../model/words.ts'

/** Names that belong to nobody (RFC 2606), also as a part: brightrail.example, example.com, example.brightrail.app. */
const sample = /(?:^|[^a-z])(?:example|test|invalid|localhost)(?:[^a-z]|$)/i
const zeros = /(?:0[ -]?){6,}/

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
  walk(kind, entry.value.get(), [
    {
      text(text) {
        const finding =
          kind === 'site' ? (checkSiteText(text) ?? checkAddress(text)) : (checkAddress(text) ?? checkDate(text))
        if (finding) found.push(finding)
      },
      group({ value, place }) {
        if (value.draft !== true) return
        const at = { pointer: `${place.pointer}/draft`, where: place.where }
        found.push({ code: 'launchQuote', place: at, message: 'This quote is a draft that nobody has approved.' })
      },
    },
  ])
  return found
}

function checkAddress(found: Text): TextFinding | null {
  const { text, schema } = found
  const place = placeOf(found)
  const isAddress = schema.format === 'link' || (/@|:\/\//.test(text) && !/\s/.test(text))
  if (!isAddress || !sample.test(text)) return null
  return { code: 'launchDomain', place, message: `${quote(text)} is a sample address that belongs to nobody.` }
}

function checkSiteText(found: Text): TextFinding | null {
  const { key, text } = found
  const place = placeOf(found)
  if (key === 'companyNumber' && zeros.test(text))
    return { code: 'launchRegistration', place, message: `${quote(text)} is a sample of a company number.` }
  // The chat's address carries the telephone number.
  if (/phone|chat/i.test(key) && zeros.test(text))
    return { code: 'launchPhone', place, message: `${quote(text)} holds a sample of a telephone number.` }
  if (text === '' && place.pointer.startsWith('/forms/')) {
    const message = key === 'recaptchaKey' ? 'The key of reCAPTCHA is missing.' : `The field ${quote(key)} is empty.`
    return { code: 'launchKey', place, message }
  }
  return null
}

/** A text of law says when it was revised; without a day nobody has signed it off. */
function checkDate(found: Text): TextFinding | null {
  const { key, text } = found
  if (key !== 'revised' || /\b(?:[12]?\d|3[01]) \p{Lu}\p{L}+ \d{4}\b/u.test(text)) return null
  return {
    code: 'launchDate',
    place: placeOf(found),
    message: `${quote(text)} names no day on which this text was approved.`,
  }
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

import type { Schema } from '../schema/index.ts'
import type { Entry } from '../entry/index.ts'
import type { ServiceFact } from '../facts/index.ts'
import type { Report } from './types.ts'
import { findTokens, originOf, replaceTokens } from '../fields/index.ts'
import type { SiteMap } from './siteMap.ts'
import { suggest } from '../suggest/index.ts'
import { didYouMean, quote } from '../../model/words.ts'

/**
 * The origins that documents may name. The site's document lists them in `services`; without that list they are those that
 * it names for all pages.
 */
export function allowedOrigins(ofSite: readonly ServiceFact[]): ReadonlySet<string> {
  const listed = ofSite.filter(({ place }) => place.pointer.startsWith('/services/'))
  return new Set((listed.length > 0 ? listed : ofSite).flatMap(({ text }) => originOf(text) ?? []))
}

/** A value that must not be used. Without an `origin` its tokens make something of it that has not the form of its field. */
export interface WrongService {
  fact: ServiceFact
  value: string
  origin?: string
}

/** What of a document must not be used. Values with tokens that nobody has defined are left out: they are reported as such. */
export function wrongServices(
  services: readonly ServiceFact[],
  tokens: ReadonlyMap<string, string>,
  allowed: ReadonlySet<string>,
): WrongService[] {
  return services.flatMap((fact): WrongService[] => {
    const used = findTokens(fact.text)
    if (used.some(({ name }) => name === null || !tokens.has(name))) return []
    const value = replaceTokens(fact.text, tokens)
    if (used.length > 0 && !hasForm(value, fact.schema)) return [{ fact, value }]
    const origin = originOf(value)
    return origin === null || allowed.has(origin) ? [] : [{ fact, value, origin }]
  })
}

/**
 * What a document hands to other sites has the form of its field once its tokens are replaced, and leads to no origin that
 * the site does not allow. The rest of the form has been checked with the document's shape.
 */
export function checkServices(entry: Entry, { site }: SiteMap, report: Report): void {
  // A site with a finding has been reported, and nobody knows what it would allow.
  if (entry.facts.services.length === 0 || !site?.sound) return
  const allowed = allowedOrigins(site.facts.services)
  for (const { fact, value, origin } of wrongServices(entry.facts.services, site.tokens, allowed)) {
    const { text, schema, place } = fact
    if (origin === undefined) {
      const message = `With its tokens this is ${quote(value)}, which does not have the form that it needs. ${schema.patternWords}`
      report(entry, place, { code: 'pattern', message, hint: schema.description })
    } else if (!isDefinedIn(site, text)) {
      const suggestions = suggest(origin, allowed)
      const message = `${quote(origin)} is not among the services of this site.${didYouMean(suggestions)}`
      report(entry, place, {
        code: 'serviceUnknown',
        message,
        hint: wayOut(entry, origin, site.source.file),
        suggestions,
      })
    }
  }
}

/** Whether a text is the token of such a field of the site's document, and nothing else: what is wrong is reported there. */
const isDefinedIn = ({ facts }: Entry, text: string) =>
  facts.services.some(({ place }) => `{${place.pointer.slice(1).replace('/', '.')}}` === text)

const wayOut = ({ kind }: Entry, origin: string, file: string) =>
  kind === 'site'
    ? `If visitors shall be handed over to it, write ${quote(origin)} into "services".`
    : `Remove this field to use the one of ${file}, or write ${quote(origin)} into "services" there.`

/** Patterns of such fields leave room for tokens; a value has none. */
const hasForm = (value: string, { pattern = '' }: Schema) =>
  !value.includes('{') && new RegExp(pattern, 'u').test(value)

import type { Schema } from './catalogue.ts'
import type { Entry } from './entry.ts'
import type { Place } from './facts.ts'
import type { Report } from './graph.ts'
import { originOf } from './origin.ts'
import type { SiteMap } from './siteMap.ts'
import { suggest } from './suggest.ts'
import { findTokens, replaceTokens } from './tokens.ts'
import { didYouMean, quote } from './words.ts'

/** A value that reaches another site: what a page loads from, sends to, or is known by there. */
export interface ServiceFact {
  text: string
  schema: Schema
  place: Place
}

/**
 * The origins that documents may name. The site's document lists them in `services`; without that list they are those that
 * it names for all pages.
 */
export function allowedOrigins({ facts }: Entry): ReadonlySet<string> {
  const listed = facts.services.filter(({ place }) => place.pointer.startsWith('/services/'))
  return new Set((listed.length > 0 ? listed : facts.services).flatMap(({ text }) => originOf(text) ?? []))
}

/**
 * What a document hands to other sites has the form of its field once its tokens are replaced, and leads to no origin that
 * the site does not allow. The rest of the form has been checked with the document's shape.
 */
export function checkServices(entry: Entry, { site }: SiteMap, report: Report): void {
  // A site with a fault has been reported, and nobody knows what it would allow.
  if (entry.facts.services.length === 0 || !site?.sound) return
  const allowed = allowedOrigins(site)
  for (const { text, schema, place } of entry.facts.services) {
    const tokens = findTokens(text)
    if (tokens.some(({ name }) => name === null || !site.tokens.has(name))) continue
    const value = replaceTokens(text, site.tokens)
    if (tokens.length > 0 && !hasForm(value, schema)) {
      const message = `With its tokens this is ${quote(value)}, which does not have the form that it needs. ${schema.patternWords}`
      report(entry, place, { code: 'pattern', message, hint: schema.description }, false)
      continue
    }
    const origin = originOf(value)
    if (origin === null || allowed.has(origin) || isDefinedIn(site, text)) continue
    const suggestions = suggest(origin, allowed)
    const message = `${quote(origin)} is not among the services of this site.${didYouMean(suggestions)}`
    report(entry, place, { code: 'serviceUnknown', message, hint: wayOut(entry, origin), suggestions }, false)
  }
}

/** Whether a text is the token of such a field of the site's document, and nothing else: what is wrong is reported there. */
const isDefinedIn = ({ facts }: Entry, text: string) =>
  facts.services.some(({ place }) => `{${place.pointer.slice(1).replace('/', '.')}}` === text)

const wayOut = ({ kind }: Entry, origin: string) =>
  kind === 'site'
    ? `If visitors shall be handed over to it, write ${quote(origin)} into "services".`
    : `Remove this field to use the one of pages/_site.json, or write ${quote(origin)} into "services" there.`

/** Patterns of such fields leave room for tokens; a value has none. */
const hasForm = (value: string, { pattern = '' }: Schema) =>
  !value.includes('{') && new RegExp(pattern, 'u').test(value)

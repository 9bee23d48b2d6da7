import { largeIcon } from '../../model/icons.ts'
import { plain } from '../fields/index.ts'
import { blockSchema, type DataRule, isGroup } from '../schema/index.ts'
import { canonical } from '../../model/route.ts'
import type { Block, Page, Site } from '../../model/schema.gen.ts'
import { headingOf, socialSize } from '../../model/social.ts'
import type { RichText } from '../../model/values.ts'

/** A thing as schema.org describes it. */
export type Thing = { '@type': string; '@id'?: string } & { [property: string]: unknown }

/** A page that is above another one, with the words that name it. */
export interface Crumb {
  route: string
  name: string
}

/** What structured data is made of. */
export interface PageFacts {
  page: Page
  site: Site
  route: string
  /** Address of the social image, from the root of the site. */
  social?: string
  /** The pages above this one, from the home page on. Empty for a page at the top. */
  above: readonly Crumb[]
}

/** Finds what blocks of a type say of the page on which they are; undefined: nothing. */
export type RuleOf = (type: string) => DataRule | undefined

/**
 * What a page says, for machines (JSON-LD): nothing that its visitors cannot read there too.
 * @param ruleOf what blocks of a type say of their page; without it: what the keyword `structuredData` of their schema says
 */
export function structuredData(
  facts: PageFacts,
  ruleOf: RuleOf = (type) => blockSchema(type)?.structuredData,
): { '@context': string; '@graph': Thing[] } {
  const { site, route, above } = facts
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(route === '/' ? [organisation(site), website(site)] : []),
      webPage(facts, ruleOf),
      ...(above.length > 0 ? [breadcrumbs(facts)] : []),
    ],
  }
}

/** JSON that may be inside a `<script>`: no text in it can end the element or open another one. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

const organisationId = ({ url }: Site) => `${url}/#organization`
const websiteId = ({ url }: Site) => `${url}/#website`
const breadcrumbId = (address: string) => `${address}#breadcrumb`

/** The profiles of the site, where its document has some. */
type Profiled = Pick<Site, 'brand'> & { social?: readonly { network: string; href: string }[] }

/** Where else the site's owner speaks. A chat is no profile. */
function profiles({ social = [] }: Profiled): string[] {
  return social.filter(({ network }) => network !== 'chat').map(({ href }) => href)
}

/** Who is behind the site, as every page says it: the e-mail address is not on all of them. */
function organisation(site: Site): Thing {
  const sameAs = profiles(site)
  return {
    '@type': 'Organization',
    '@id': organisationId(site),
    name: site.brand,
    url: canonical(site.url, '/'),
    logo: picture(site, largeIcon.path, { width: largeIcon.size, height: largeIcon.size }),
    ...(sameAs.length > 0 && { sameAs }),
  }
}

/** The site as pages below the home page refer to it. */
function websiteName(site: Site): Thing {
  return { '@type': 'WebSite', '@id': websiteId(site), name: site.brand, url: canonical(site.url, '/') }
}

function website(site: Site): Thing {
  return { ...websiteName(site), inLanguage: site.language, publisher: { '@id': organisationId(site) } }
}

function webPage({ page, site, route, social, above }: PageFacts, ruleOf: RuleOf): Thing {
  const address = canonical(site.url, route)
  const found = page.blocks.flatMap((block) => {
    const rule = ruleOf(block.type)
    return rule ? [{ type: rule.type, mainEntity: entitiesOf(rule, block) }] : []
  })
  const [first] = found
  return {
    '@type': first?.type ?? 'WebPage',
    '@id': address,
    url: address,
    name: page.title,
    description: page.description,
    inLanguage: site.language,
    ...(page.updated && { dateModified: page.updated }),
    ...(route === '/'
      ? { isPartOf: { '@id': websiteId(site) }, about: { '@id': organisationId(site) } }
      : { isPartOf: websiteName(site) }),
    ...(social && { primaryImageOfPage: picture(site, social, socialSize) }),
    ...(above.length > 0 && { breadcrumb: { '@id': breadcrumbId(address) } }),
    // A page is of one kind: what further blocks say counts only when it is of the same kind.
    ...(first && { mainEntity: found.filter(({ type }) => type === first.type).flatMap((one) => one.mainEntity) }),
  }
}

/** The entities of a block: its schema says how, and the fields of the block, or of each entry of a list, fill that. */
function entitiesOf({ each, mainEntity }: DataRule, block: Block): unknown[] {
  const fields = new Map<string, unknown>(Object.entries(block))
  const groups = each === undefined ? [block] : fields.get(each)
  return Array.isArray(groups) ? groups.filter(isGroup).map((group) => filled(mainEntity, group)) : []
}

/** A value with fields in place of their names in braces. Running text becomes plain; what is not there is left out. */
function filled(value: unknown, fields: Record<string, unknown>): unknown {
  if (isGroup(value)) {
    const entries = Object.entries(value).map(([key, inner]) => [key, filled(inner, fields)] as const)
    return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined))
  }
  const field = typeof value === 'string' ? /^\{(\w+)\}$/.exec(value)?.[1] : undefined
  if (field === undefined) return value
  const found = fields[field]
  return Array.isArray(found) ? plain(found as RichText) : found
}

function breadcrumbs({ page, site, route, above }: PageFacts): Thing {
  const all = [...above, { route, name: headingOf(page) }]
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(canonical(site.url, route)),
    itemListElement: all.map((crumb, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: crumb.name,
      item: canonical(site.url, crumb.route),
    })),
  }
}

function picture(site: Site, path: string, size: { width: number; height: number }): Thing {
  return { '@type': 'ImageObject', url: site.url + path, ...size }
}

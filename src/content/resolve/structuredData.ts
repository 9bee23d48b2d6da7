import { largeIcon } from '../../model/icons.ts'
import { plain } from '../fields/index.ts'
import { canonical } from '../../model/route.ts'
import type { Block, BlockProps, BlockType, Page, Site } from '../../model/schema.gen.ts'
import { headingOf, socialSize } from '../../model/social.ts'

/** A thing as schema.org describes it. */
export type Thing = { '@type': string; '@id'?: string } & { [property: string]: unknown }

/** A page that stands above another one, with the words that name it. */
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

/** What a block says of the page that it stands on: which kind of page it is, and what it is about. */
export interface Meaning {
  type: string
  mainEntity: Thing[]
}

/** What blocks say of their page, by block type. A type that says nothing is left out. */
export type Meanings = { readonly [T in BlockType]?: (block: BlockProps[T]) => Meaning }

const meanings: Meanings = {
  faq: ({ items }) => ({
    type: 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
    })),
  }),
}

/**
 * What a page says, for machines (JSON-LD): nothing that its visitors cannot read there too.
 * @param table what blocks mean
 */
export function structuredData(
  facts: PageFacts,
  table: Meanings = meanings,
): { '@context': string; '@graph': Thing[] } {
  const { site, route, above } = facts
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(route === '/' ? [organisation(site), website(site)] : []),
      webPage(facts, table),
      ...(above.length > 0 ? [breadcrumbs(facts)] : []),
    ],
  }
}

/** JSON that may stand inside a `<script>`: no text in it can end the element or open another one. */
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

function organisation(site: Site): Thing {
  const sameAs = profiles(site)
  return {
    '@type': 'Organization',
    '@id': organisationId(site),
    name: site.brand,
    url: canonical(site.url, '/'),
    logo: picture(site, largeIcon.path, { width: largeIcon.size, height: largeIcon.size }),
    email: site.email,
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

function webPage({ page, site, route, social, above }: PageFacts, table: Meanings): Thing {
  const address = canonical(site.url, route)
  const found = page.blocks.flatMap((block) => {
    const read = table[block.type] as ((block: Block) => Meaning) | undefined
    return read ? [read(block)] : []
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

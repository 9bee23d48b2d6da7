import type { Page, Site } from '../content/schema.gen.ts'

interface Props {
  page: Page
  site: Site
  route: string
}

/** The part of `<head>` that differs from page to page. React moves these elements there, on the server and after navigation. */
export function Head({ page, site, route }: Props) {
  const address = canonical(site.url, route)
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.index ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
    </>
  )
}

/** The one address of a route: without a slash at the end, except for the home page. */
export function canonical(url: string, route: string): string {
  return url + route
}

import { canonical } from '../model/route.ts'
import type { Site } from '../model/schema.gen.ts'
import { socialSize, socialTitle } from '../model/social.ts'
import type { PageDocument } from '../model/document.ts'

interface Props {
  site: Site
  document: PageDocument
}

/** The part of `<head>` that differs from page to page. React moves these elements there, on the server and after navigation. */
export function Head({ site, document: { page, route, social } }: Props) {
  const address = canonical(site.url, route)
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.index ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      {/* A language without its country has no name here. */}
      {site.language.includes('-') && <meta property="og:locale" content={site.language.replace('-', '_')} />}
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      {page.index && <meta property="og:url" content={address} />}
      {social && (
        <>
          <meta property="og:image" content={site.url + social} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(socialSize.width)} />
          <meta property="og:image:height" content={String(socialSize.height)} />
          <meta property="og:image:alt" content={socialTitle(page)} />
        </>
      )}
      <meta name="twitter:card" content={social ? 'summary_large_image' : 'summary'} />
    </>
  )
}

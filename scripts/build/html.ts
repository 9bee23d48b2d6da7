import { fallbackIcon, favicon, manifestAddress, touchIcon } from '../../src/model/icons.ts'
import type { Site } from '../../src/model/schema.gen.ts'
import { jsonForScript } from '../../src/content/resolve/index.ts'
import type { PageDocument } from '../../src/model/document.ts'
import type { Rendered } from '../../src/entryServer.tsx'
import { tokens } from '../../src/theme/tokens.ts'
import { attributes } from '../lib/markup.ts'
import type { Sheet } from './styles.ts'

/** The addresses that every page of a build shares. */
export interface Assets {
  boot: string
  bootIntegrity: string
  react: string
  client: string
  font: string
  /** Address of the site's document. */
  site: string
}

/** What the HTML of one page is made of. */
export interface HtmlParts {
  rendered: Rendered
  document: PageDocument
  /** Address of the document. */
  address: string
  site: Site
  assets: Assets
  /** The stylesheets, in the order in which they are linked. */
  sheets: readonly Sheet[]
  /** What the page says, for machines; absent on a page that none of them shall find. */
  data: unknown
}

/** The whole HTML of a page. Nothing in it runs or styles anything by itself: the policy allows no inline code. */
export function htmlPage({ rendered, document, address, site, assets, sheets, data }: HtmlParts): string {
  const about = attributes({
    lang: site.language,
    'data-document': address,
    'data-hash': document.hash,
    'data-site': assets.site,
    'data-code': document.code,
    'data-policy': document.policy,
    'data-react': assets.react,
    'data-client': assets.client,
  })
  // Data, not code: the policy does not concern it, and src/client takes it away with its page.
  const machines = data ? `<script type="application/ld+json">${jsonForScript(data)}</script>\n` : ''
  const linked = sheets.map((sheet) => ({ rel: 'stylesheet', href: sheet.address, integrity: sheet.integrity }))
  return `<!doctype html>
<html${about}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${rendered.head}
<link${attributes({ rel: 'preload', href: assets.font, as: 'font', type: 'font/woff2' })} crossorigin>
${linked.map((sheet) => `<link${attributes(sheet)}>`).join('\n')}
<script type="module" async${attributes({ src: assets.boot, integrity: assets.bootIntegrity })}></script>
<link rel="icon" href="${fallbackIcon.path}" sizes="${fallbackIcon.size}x${fallbackIcon.size}">
<link rel="icon" href="${favicon}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${touchIcon.path}">
<link rel="manifest" href="${manifestAddress}">
<meta name="theme-color" content="${tokens.paper}">
${machines}</head>
<body>
${rendered.top}
<div id="root">${rendered.body}</div>
${rendered.foot}
</body>
</html>
`
}

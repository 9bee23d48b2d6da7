import type { Site } from '../../src/content/schema.gen.ts'
import type { PageDocument } from '../../src/content/types.ts'
import type { Rendered } from '../../src/entryServer.tsx'

/** The addresses that every page of a build shares. */
export interface Assets {
  boot: string
  bootIntegrity: string
  react: string
  client: string
  styles: string
  stylesIntegrity: string
  font: string
  /** Address of the site's document. */
  site: string
}

/** The whole HTML of a page. Nothing in it runs or styles anything by itself: the policy allows no inline code. */
export function htmlPage(
  rendered: Rendered,
  document: PageDocument,
  site: Site,
  assets: Assets,
  address: string,
): string {
  const policy = document.policy ? ` data-policy="${document.policy}"` : ''
  return `<!doctype html>
<html lang="${site.language}" data-document="${address}" data-hash="${document.hash}" data-site="${assets.site}" data-code="${document.code}"${policy} data-react="${assets.react}" data-client="${assets.client}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${rendered.head}
<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${assets.styles}" integrity="${assets.stylesIntegrity}">
<script type="module" async src="${assets.boot}" integrity="${assets.bootIntegrity}"></script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
${rendered.top}
<div id="root">${rendered.body}</div>
${rendered.foot}
</body>
</html>
`
}

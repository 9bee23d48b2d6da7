import type { PageDocument } from '../../src/model/document.ts'
import { attributes } from '../lib/markup.ts'

/** Where the site's document is in development. No page can have this address: their parts start with a letter or a digit. */
export const siteAddress = '/__brightrail/site.json'

/** The client code of a development server is always that of the page that is open; Vite replaces what changes. */
export const codeName = 'dev'

/** Shown only when it arrives in time (global.css), so the browser has to hear of it first, as in a built page. */
const font = '/node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2'

/**
 * The HTML of every page: the attributes that `src/client` reads, an empty root, and the entry that fetches the document
 * and draws it.
 */
export function shell(document: PageDocument, address: string, language: string): string {
  const about = attributes({
    lang: language,
    'data-document': address,
    'data-hash': document.hash,
    'data-site': siteAddress,
    'data-code': codeName,
    'data-policy': document.policy,
  })
  return `<!doctype html>
<html${about}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<script type="module" src="/src/dev/entry.tsx"></script>
</head>
<body>
<div id="root"></div>
</body>
</html>
`
}

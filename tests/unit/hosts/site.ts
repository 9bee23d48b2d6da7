import { createHash } from 'node:crypto'
import { formatHeaders, headersFor, parseHeaders } from '../../../scripts/server/headerFile.ts'
import { allowStyles, headerRules } from '../../../scripts/server/headers.ts'
import type { HostTable } from '../../../scripts/hosts/table.ts'
import { policyOf } from '../../../src/content/resolve/policy.ts'
import type { Block } from '../../../src/model/schema.gen.ts'
import type { Files } from '../../support/scratch.ts'
import { compressed, smallSite } from '../server/site.ts'

export const styles = 'body{margin:0}'
export const styleHash = createHash('sha256').update(styles).digest('base64')

const policy = (block: object) => policyOf({ blocks: [block as Block] }).value
export const contactAction = 'https://forms.example'
const exceptions = [
  { route: '/contact', policy: policy({ type: 'form', variant: 'contact', action: `${contactAction}/contact` }) },
  {
    route: '/book-a-demo',
    policy: policy({ type: 'booking', origin: 'https://cal.example', script: 'https://cal.example/embed.js' }),
  },
  {
    route: '/case-studies/one',
    policy: policy({ type: 'form', variant: 'contact', action: 'https://other.example/a' }),
  },
]

export const table: HostTable = {
  rules: allowStyles(headerRules(exceptions), [styles]),
  redirects: [
    { from: '/old-payout', to: '/payout' },
    { from: '/older/Page.html', to: '/case-studies/one' },
    { from: '/caf%C3%A9', to: '/' },
    { from: '/a~b%20c', to: '/contact' },
  ],
}

const headers = formatHeaders(table.rules, { who: 'tests', mostCharacters: 2000 })
/** The headers that the table gives to an address, names in small letters. */
export const headersOf = (address: string) =>
  Object.entries(headersFor(parseHeaders(headers), address)).map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  )

/** The texts of a site with a file of each kind, long enough that their forms differ in length. */
export const textFiles: Record<string, string> = {
  ...smallSite(),
  'contact.html': `<title>Contact</title>${'<p>Words of a page.'.repeat(60)}`,
  'book-a-demo.html': `<title>Book a demo</title>${'<p>Words of a page.'.repeat(60)}`,
  'assets/page-Ab_12345.css': styles.repeat(50),
  'assets/drawing-Ab_1.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(200)}</svg>`,
  'site.Ab12.json': JSON.stringify({ words: 'words '.repeat(200) }),
  'site.webmanifest': JSON.stringify({ name: 'words '.repeat(200) }),
  'sitemap.xml': `<urlset>${'<url/>'.repeat(200)}</urlset>`,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

/** The files of that site as a build writes them. */
export const files: Files = {
  ...compressed(textFiles),
  'assets/social/a.png': new Uint8Array(2000).fill(7),
  'assets/text-Ab_1.woff2': new Uint8Array(2000).fill(8),
  'icon-192.png': new Uint8Array(200).fill(9),
  _headers: headers,
  _redirects: table.redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
}

import { join } from 'node:path'
import type { OwnSite } from '../ownSite.ts'
import { npm, provide } from './install.ts'
import { importBlocks } from './parts.ts'
import { type Frame, writeReactSite } from './reactSite.ts'

/**
 * Builds our documents with Next.js: static export, its own Link, prefetching as it does by itself. Returns the folder to
 * serve.
 */
export async function buildNext(own: OwnSite): Promise<string> {
  const folder = await provide('next', {
    scripts: { build: 'next build' },
    dependencies: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
  })
  await writeReactSite(own, {
    folder,
    frame: (common) => ({
      'next.config.mjs': `export default { output: 'export', turbopack: { root: ${JSON.stringify(folder)} } }\n`,
      'app/frame.js': frame,
      'app/layout.js': layout(common),
    }),
    page: ({ name, types }) => {
      const place = name === 'index' ? 'app' : `app/${name}`
      const root = '../'.repeat(place.split('/').length)
      return {
        [`${place}/view.js`]: `'use client'
import { Page } from '${root}parts/page.js'
import site from '${root}own/site.json'
${importBlocks(types, `${root}parts`)}
export default function View({ document }) {
  return <Page site={site} document={document} blocks={blocks} />
}
`,
        [`${place}/page.js`]: `import '${root}own/${name}.css'
import document from '${root}own/${name}.json'
import View from './view.js'
export default function Page() {
  return <View document={document} />
}
`,
      }
    },
  })
  await npm(folder, ['run', 'build'])
  return join(folder, 'out')
}

const frame = `'use client'
import Link from 'next/link'
import { Frame, setLink } from '../parts/page.js'
import site from '../own/site.json'
setLink(Link)
export default function SiteFrame({ children }) {
  return <Frame site={site}>{children}</Frame>
}
`

const layout = ({ language, fonts }: Frame) => `import '../own/site.css'
import SiteFrame from './frame.js'
export default function Layout({ children }) {
  return (
    <html lang="${language}">
      <head>
        ${fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossOrigin="" />`).join('\n')}
      </head>
      <body>
        <SiteFrame>{children}</SiteFrame>
      </body>
    </html>
  )
}
`

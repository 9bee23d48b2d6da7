import { join } from 'node:path'
import type { OwnSite } from '../ownSite.ts'
import { npm, provide } from './install.ts'
import { importBlocks } from './parts.ts'
import { type Frame, writeReactSite } from './reactSite.ts'

/** Builds our documents with React Router in framework mode, each page prerendered. Returns the folder to serve. */
export async function buildRouter(own: OwnSite): Promise<string> {
  const folder = await provide('react-router', {
    scripts: { build: 'react-router build' },
    // React Router needs a newer Node.js than this project: npm run finds this one first.
    dependencies: {
      '@react-router/dev': '8.4.0',
      '@react-router/node': '8.4.0',
      isbot: '5.1.40',
      node: '22.23.3',
      react: '19.3.1',
      'react-dom': '19.3.1',
      'react-router': '8.4.0',
      vite: '8.3.8',
    },
  })
  await writeReactSite(own, {
    folder,
    frame: (common) => ({
      'react-router.config.js': 'export default { ssr: false, prerender: true }\n',
      'vite.config.js':
        "import { reactRouter } from '@react-router/dev/vite'\nexport default { plugins: [reactRouter()] }\n",
      'app/routes.js': routes(common),
      'app/root.jsx': root(common),
    }),
    page: ({ name, types }) => {
      const way = '../'.repeat(name.split('/').length + 1)
      return {
        [`app/pages/${name}.jsx`]: `import '${way}own/${name}.css'
import { Page } from '${way}parts/page.js'
import site from '${way}own/site.json'
${importBlocks(types, `${way}parts`)}
export const loader = async () => (await import('${way}own/${name}.json')).default
export default function View({ loaderData }) {
  return <Page site={site} document={loaderData} blocks={blocks} />
}
`,
      }
    },
  })
  await npm(folder, ['run', 'build'])
  return join(folder, 'build/client')
}

const routes = ({ pages }: Frame) => `import { index, route } from '@react-router/dev/routes'
export default [
${pages.map(({ name }) => (name === 'index' ? "  index('pages/index.jsx')," : `  route('${name}', 'pages/${name}.jsx'),`)).join('\n')}
]
`

const root = ({ language, fonts }: Frame) => `import '../own/site.css'
import { createElement } from 'react'
import { Link, Links, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { Frame, setLink } from '../parts/page.js'
import site from '../own/site.json'
setLink(({ href, ...rest }) => createElement(Link, { to: href, ...rest }))
export default function Root() {
  return (
    <html lang="${language}">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossOrigin="" />`).join('\n')}
        <Links />
      </head>
      <body>
        <Frame site={site}><Outlet /></Frame>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
`

import { transform } from 'lightningcss'
import { createContent } from '../../src/content/content.ts'
import type { Site } from '../../src/content/schema.gen.ts'
import type { Renderer } from '../../src/entryServer.tsx'
import { styleKey } from '../../src/render/styleCache.ts'
import { drawingSizes } from '../drawings.ts'
import { exampleBlocks } from './examples.ts'

/** Draws every example of every block type, so that the renderer has collected the rules of all their looks. */
export function collectStyles(renderer: Renderer, site: Site, siteText: string): void {
  renderer.faults(site)
  const content = createContent({ root: 'schemas', drawings: drawingSizes() })
  content.set('_site.json', siteText)
  const blocks = exampleBlocks().map(({ type, props }) => ({ type, ...props }))
  blocks.forEach((block, at) => {
    const text = JSON.stringify({ title: `Example ${at}`, description: filler, blocks: [block] })
    content.set(`example-${at}.json`, text)
  })
  for (const { route } of content.routes()) {
    const found = content.page(route, { lenient: true })
    // Leaving a field out may break a rule of the graph, never the shape; what cannot be resolved has no look.
    for (const block of found?.page.blocks ?? []) renderer.block(block, site)
  }
}

const filler = 'An example of a block, drawn when the stylesheet is made, so that every look that it can have is in it.'

/** The one stylesheet of the site: what holds everywhere, then the rules of the blocks. */
export function stylesheet(globalCss: string, rules: ReadonlyMap<string, string>): string {
  const all = globalCss + [...rules.values()].join('\n')
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(all),
    minify: true,
    targets: { chrome: 111 << 16 },
  })
  return code.toString()
}

/** The emotion classes in a page that have no rule in the stylesheet. Always empty, or the page would look broken. */
export function missingRules(html: string, rules: ReadonlyMap<string, string>): string[] {
  const used = html.matchAll(new RegExp(`(?<=[" ])${styleKey}-([a-z0-9]+)(?=[" ])`, 'g'))
  return [...new Set([...used].map(([, id = '']) => id).filter((id) => !rules.has(id)))]
}

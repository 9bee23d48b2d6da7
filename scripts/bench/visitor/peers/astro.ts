import { join } from 'node:path'
import type { OwnSite } from '../ownSite.ts'
import { astroPackages, npm, provide } from './install.ts'
import { copyAssets, writeSources } from './sources.ts'

/**
 * Builds the same pages without scripts: the same HTML, the same styles as one file for each page. Returns the folder to
 * serve.
 */
export async function buildAstro({ folder: dist, site, pages }: OwnSite): Promise<string> {
  const folder = await provide('astro', {
    scripts: { build: 'astro build' },
    dependencies: astroPackages,
  })
  const files: Record<string, string> = { 'astro.config.mjs': "export default { build: { format: 'file' } }\n" }
  for (const { name, head, body, sheets } of pages) {
    files[`own/${name}.css`] = sheets.join('\n')
    files[`own/${name}.json`] = JSON.stringify({ head, body })
    files[`src/pages/${name}.astro`] = astroPage(name, site.language)
  }
  writeSources(folder, files)
  copyAssets(dist, join(folder, 'public'))
  await npm(folder, ['run', 'build'])
  return join(folder, 'dist')
}

function astroPage(name: string, language: string): string {
  const own = `${'../'.repeat(name.split('/').length + 1)}own/${name}`
  return `---
import '${own}.css'
import page from '${own}.json'
---
<!doctype html>
<html lang="${language}"><head><Fragment set:html={page.head} /></head><body><Fragment set:html={page.body} /></body></html>
`
}

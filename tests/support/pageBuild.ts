import type { PageBuild } from '../../scripts/build/pages.ts'
import { createSheets } from '../../scripts/build/styles/sheets.ts'
import type { Content } from '../../src/content/store/index.ts'
import { createRenderer } from '../../src/entryServer.tsx'

/** What the pages of a site are built with by `buildPage`, without scripts and global styles: a new renderer each time. */
export function pageBuildOf(content: Content, given: Partial<PageBuild['assets']> = {}): PageBuild {
  const site = content.site()
  if (!site) throw new Error('The site has no document.')
  const renderer = createRenderer()
  const assets = {
    boot: '',
    bootIntegrity: '',
    living: '',
    livingIntegrity: '',
    react: '',
    client: '',
    font: '',
    site: '',
    ...given,
  }
  const sheets = createSheets(renderer, site, JSON.stringify(site), '')
  return { content, renderer, site, code: '', assets, sheets, social: null, titles: new Map() }
}

import { expect, test } from 'vitest'
import { buildPage } from '../../../scripts/build/pages.ts'
import { createSheets } from '../../../scripts/build/styles/sheets.ts'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { createRenderer } from '../../../src/entryServer.tsx'
import { sample } from '../../support/sample.ts'

const { content } = loadContent('pages')
const site = content.site()
const assets = {
  boot: '',
  bootIntegrity: '',
  living: '',
  livingIntegrity: '',
  react: '',
  client: '',
  font: '',
  site: '',
}

/** The pages of some routes, drawn in this order, as they are written. */
function drawn(routes: readonly string[]): Record<string, string | undefined> {
  if (!site) throw new Error('The site has no document.')
  const renderer = createRenderer()
  const sheets = createSheets(renderer, site, JSON.stringify(site), '')
  const build = { content, renderer, site, code: '', assets, sheets, social: false, titles: new Map() }
  return Object.fromEntries(routes.map((route) => [route, buildPage(build, route)?.html]))
}

test('a page and its styles are the same, whatever was drawn before', () => {
  const flat = content.routes().flatMap(({ route }) => (route.split('/').length === 2 ? [route] : []))
  const some = sample(flat, 6, 'order')
  expect(drawn([...some].reverse())).toEqual(drawn(some))
})

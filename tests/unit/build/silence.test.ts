import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dataOf } from '../../../scripts/build/breadcrumbs.ts'
import { htmlPage } from '../../../scripts/build/html.ts'
import { siteFiles } from '../../../scripts/build/siteFiles.ts'
import { examplePictures } from '../../../scripts/media/examples.ts'
import { drawingSizes } from '../../../scripts/outline/drawings.ts'
import { socialImage } from '../../../scripts/social/images.ts'
import { policyOf } from '../../../src/content/resolve/index.ts'
import { blockFindings, blockSchema, blockTypes, documentSchemas, isGroup } from '../../../src/content/schema/index.ts'
import { createContent, launchList } from '../../../src/content/store/index.ts'
import { createRenderer } from '../../../src/entryServer.tsx'
import { headingOf } from '../../../src/model/social.ts'
import type { PageDocument } from '../../../src/model/document.ts'
import type { Site } from '../../../src/model/schema.gen.ts'
import { silentIn } from '../../support/silence.ts'

type Fields = Record<string, unknown>

const page = (blocks: Fields[], more: Fields = {}) => ({
  title: 'An example of a page',
  description: 'A description '.repeat(6).trim(),
  ...more,
  blocks,
})
const richText = (text: string) => ({ type: 'richText', text })

const own = JSON.parse(readFileSync('pages/_site.json', 'utf8')) as Fields & { forms: Fields; links: Fields }
const site = {
  ...own,
  forms: { ...own.forms, recaptchaKey: 'key-of-a-test' },
  phrases: [{ words: ['magic'], allow: ['magic words'], why: 'Nobody believes it.', instead: 'Say how it works.' }],
  texts: { menu: 'All pages' },
}
const tokens = ['brand', 'email', 'supportEmail', 'phone', 'companyNumber', 'year'].map((name) => `{${name}}`)
const links = Object.keys(own.links).map((name) => `[${name}]({links.${name}})`)
const silence = [{ rule: 'sentenceLong', reason: 'It is an example of a long sentence.' }]
const long = richText(`A sentence ${'that is long and '.repeat(12)}ends here with magic and with magic words.`)

/** Every block as in its first example, and with no more than it needs: so each default counts. */
const blocks = blockTypes.flatMap((type) => {
  const { examples: [fields] = [], required = [] } = blockSchema(type) ?? {}
  if (!isGroup(fields)) return []
  const needed = Object.entries(fields).filter(([key]) => required.includes(key))
  return [{ full: { type, ...fields }, needed: { type, ...Object.fromEntries(needed) } }]
})
const full = blocks.map((one) => one.full)
const needed = blocks.map((one) => one.needed).filter((one) => blockFindings(one, 0) === null)

/** A site that has a place for all that its document says, and pages of each kind. The small ones are looked at first. */
const files: Record<string, { route: string; value: Fields }> = {
  '_site.json': { route: '', value: site },
  '_404.json': { route: '/404', value: page([{ type: 'notFound' }], { index: false }) },
  'case-studies/hidden.json': { route: '/case-studies/hidden', value: page([long], { silence, index: false }) },
  'case-studies.json': { route: '/case-studies', value: page([long], { silence }) },
  'index.json': { route: '/', value: page([...full, richText([...tokens, ...links].join(' '))]) },
  'needed.json': { route: '/needed', value: page([...needed, { type: 'tabs', title: 'None', items: [] }]) },
}
/** Between the days that are tried, so that a first one is to come, and a last one past. */
const today = '2026-11-22'
const store = createContent({ root: 'pages', drawings: drawingSizes(), media: examplePictures(), today })
for (const [key, { value }] of Object.entries(files)) store.set(key, JSON.stringify(value))
const renderer = createRenderer()
const pages = Object.entries(files).filter(([, { route }]) => route !== '')

/** Looks at the site while one of its files holds something else. */
function having<T>(key: string, value: Fields, look: () => T): T {
  store.set(key, JSON.stringify(value))
  const found = look()
  store.set(key, JSON.stringify(files[key]?.value))
  return found
}

const titleOf = (wanted: string) => {
  const [key] = pages.find(([, { route }]) => route === wanted) ?? []
  const found = key === undefined ? null : store.draft(key)
  return found ? headingOf(found.page) : undefined
}

const unchanging = { address: '', about: {}, font: '', styles: '', script: '' }

/** A page as its visitors get it, and its policy. */
function drawn(key: string, route: string, now: Site): unknown {
  const found = store.draft(key)
  if (!found) throw new Error(`${key} cannot be drawn.`)
  const social = socialImage(found.page, now, 'best')
  const parts = { route, file: '', hash: '', site: '', code: '', page: found.page }
  const document: PageDocument = { ...parts, ...(social && { social: social.address }) }
  const html = htmlPage({
    document,
    rendered: renderer.page(document, now, found.pointers),
    data: dataOf(document, now, titleOf),
    language: now.language,
    ...unchanging,
  })
  return [html, policyOf(found.page)]
}

/** The files for search engines and hosts. */
function filesOfSite(now: Site): unknown {
  const indexed = pages.flatMap(([key, { route }]) => {
    const found = store.draft(key)?.page
    return found?.index && route !== '/404' ? [{ ...found, route, updated: found.updated }] : []
  })
  return siteFiles({ content: store, site: now, indexed, exceptions: [], styles: [''], host: undefined })
}

/** All that visitors, browsers, search engines and hosts get of the site, but for the documents themselves. */
const forVisitors: ((now: Site) => unknown)[] = [
  ...pages.map(
    ([key, { route }]) =>
      (now: Site) =>
        drawn(key, route, now),
  ),
  (now) => renderer.errors(now),
  filesOfSite,
]
/** What those who edit get of it. */
const forEditors = [() => [store.findings(), launchList(store), store.hidden()]]

/** What there is, one thing after the other: nobody has to look at all of them to see that one differs. */
function* seen(isInternal: boolean): Generator<string> {
  const now = store.draftSite()
  if (!now) throw new Error('The site has no document.')
  for (const output of isInternal ? forEditors : forVisitors) yield JSON.stringify(output(now))
}
const before = { visitors: [...seen(false)], editors: [...seen(true)] }

function differs(key: string, value: Fields, isInternal: boolean): boolean {
  const old = isInternal ? before.editors : before.visitors
  return having(key, value, () => {
    let at = 0
    for (const one of seen(isInternal)) if (one !== old[at++]) return true
    return false
  })
}

const isSound = (key: string, value: Fields) =>
  having(key, value, () => store.entries().find((entry) => entry.key === key)?.findings.length === 0)

describe('DOC-2 a field that is written changes what somebody gets', () => {
  test.each(['_site.json', 'case-studies.json', 'case-studies/hidden.json', '_404.json'])('%s', (key) => {
    const look = {
      isSound: (value: Fields) => isSound(key, value),
      differs: (value: Fields, isInternal: boolean) => differs(key, value, isInternal),
    }
    const schema = documentSchemas[key === '_site.json' ? 'site' : 'page']
    expect(silentIn(schema, files[key]?.value ?? {}, look)).toEqual([])
  })
})

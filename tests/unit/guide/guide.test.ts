import { beforeAll, describe, expect, test } from 'vitest'
import { asFile, fileOfPage, type Guide, openGuide } from '../../../scripts/guide/index.ts'
import { overlayStates } from '../../../scripts/guide/pages/overlayExample.ts'
import { readSite } from '../../../scripts/refactor/site.ts'
import { type FieldSchema, fieldId } from '../../../scripts/guide/page/fields.ts'
import { blockSchema, blockTypes, documentSchemas } from '../../../src/content/schema/catalogue.ts'
import { rules } from '../../../src/content/rules/rules.ts'

let guide: Guide
const html = new Map<string, string>()
beforeAll(() => {
  guide = openGuide('pages', { isLive: false })
  for (const { path } of guide.pages) html.set(path, guide.html(path) ?? '')
})

const page = (path: string) => {
  const found = html.get(path)
  if (found === undefined) throw new Error(`The guide has no page ${path}`)
  return found
}

/** The paths of all fields, down to those of entries of lists. */
function fieldPaths(schema: FieldSchema, above: string[] = []): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const path = [...above, key]
    return [path, ...fieldPaths(field.items ?? field, path)]
  })
}

/** What of the fields a page lacks. */
const missingFields = (schema: FieldSchema, text: string) =>
  fieldPaths(schema)
    .map((path) => fieldId(path))
    .filter((id) => !text.includes(`id="${id}"`))

describe('DOC-3 every block has a page in the guide', () => {
  test.each(blockTypes)('%s: all of its fields, its limits and an example', (type) => {
    const text = page(`blocks/${type}`)
    const schema = (blockSchema(type) ?? {}) as FieldSchema
    expect(fieldPaths(schema).length).toBeGreaterThan(1)
    expect(missingFields(schema, text)).toEqual([])
    // A day always has ten characters, so nothing is said of that.
    const limited = JSON.stringify(schema, (_, value) => (value?.format === 'date' ? undefined : value))
    const limits = [...limited.matchAll(/"maxLength":(\d+)/g)].map(([, limit]) => limit)
    expect(limits.filter((limit) => !new RegExp(`\\b${limit} characters?\\.`).test(text))).toEqual([])
    const parts = [`"type": "${type}"`, 'id="example"', 'id="messages"', 'id="where-it-is-used"']
    expect(parts.filter((part) => !text.includes(part))).toEqual([])
    expect([...links(page('blocks'))].map(({ path }) => path)).toContain(`blocks/${type}`)
  })
})

test.each(['page', 'site', 'shared'] as const)('DOC-1 the guide has all fields of the document %s', (kind) => {
  const schema = documentSchemas[kind] as FieldSchema
  expect(fieldPaths(schema).length).toBeGreaterThan(2)
  expect(missingFields(schema, page(kind))).toEqual([])
})

test.each(Object.entries(rules))('DOC-7 the guide explains the message %s', (code, { title, why, howToFix }) => {
  const text = page(`rules/${code}`).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  expect([title, why, howToFix].filter((words) => !text.includes(words))).toEqual([])
  expect([...links(page('rules'))].map(({ path }) => path)).toContain(`rules/${code}`)
})

/** Links that a page has inside of the guide, as `path#anchor`. */
function* links(text: string): Generator<{ path: string; anchor: string }> {
  for (const [, path = '', anchor = ''] of text.matchAll(/(?:href|src)="\/_guide\/?([^"#]*)(?:#([^"]*))?"/g))
    yield { path, anchor }
}

test('in development every picture of a block is a frame without scripts, which nobody gets lost in', () => {
  const live = openGuide('pages', { isLive: true })
  const frames = ['blocks', 'blocks/hero'].flatMap((path) => live.html(path)?.match(/<iframe[^>]*>/g) ?? [])
  const photographed = live.html('blocks')?.match(/<img [^>]*assets\/blocks/g) ?? []
  expect(frames.length + photographed.length).toBeGreaterThan(30)
  expect(frames.filter((frame) => !/src="[^"]*\?still".* inert/.test(frame))).toEqual([])
})

test('the overlay to try has one error with a fix, and none after it', () => {
  const { broken, fixed } = overlayStates(readSite('pages'))
  expect(broken.here.map(({ code, fix }) => [code, fix !== undefined])).toEqual([['linkPage', true]])
  expect([broken.elsewhere, fixed.here, fixed.elsewhere]).toEqual([[], [], []])
  expect(fixed.warnings.length).toBeGreaterThan(0)
  const file = String(guide.files.get('assets/overlay.html')?.())
  expect(file).toContain('"/contct')
  expect(file.match(/<\/script>/g)).toHaveLength(2)
})

test('NAV-7 no link inside of the guide leads nowhere', () => {
  const broken: string[] = []
  let count = 0
  for (const [from, text] of html) {
    const own = [...text.matchAll(/href="#([^"]*)"/g)].map(([, anchor = '']) => ({ path: from, anchor }))
    for (const { path, anchor } of [...links(text), ...own]) {
      count++
      const target = html.get(path)
      const isThere = target === undefined ? guide.files.has(path) : anchor === '' || target.includes(`id="${anchor}"`)
      if (!isThere) broken.push(`${from}: ${path}#${anchor}`)
    }
  }
  expect(count).toBeGreaterThan(1000)
  expect(broken).toEqual([])
})

test('NAV-7 every page of the guide can be reached from its start', () => {
  const reached = new Set([''])
  for (const path of reached) {
    for (const link of links(html.get(path) ?? '')) if (html.has(link.path)) reached.add(link.path)
  }
  expect([...html.keys()].filter((path) => !reached.has(path))).toEqual([])
})

test('ids are unique on every page', () => {
  for (const [path, text] of html) {
    const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      path,
    ).toEqual([])
  }
})

test('as a folder of files every address leads from file to file', () => {
  const names = new Set([...guide.pages.map(({ path }) => fileOfPage(path)), ...guide.files.keys()])
  const broken: string[] = []
  for (const [path, text] of html) {
    const file = asFile(text, path, 'https://site.example')
    // Only tags lead anywhere: samples of slips hold addresses too, as text.
    const tags = (file.match(/<[a-z][^>]*>/g) ?? []).join('\n')
    expect(tags).not.toMatch(/="(?:\/|site:)/)
    for (const [, address = ''] of tags.matchAll(/(?:href|src)="([^"#:]+)(?:#[^"]*)?"/g)) {
      const target = new URL(address, `https://guide.example/${fileOfPage(path)}`).pathname.slice(1)
      if (!names.has(target)) broken.push(`${path}: ${address}`)
    }
  }
  expect(broken).toEqual([])
})

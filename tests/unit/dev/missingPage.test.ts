import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LiveContent } from '../../../scripts/dev/liveContent.ts'
import * as ownCode from '../../../scripts/dev/ownCode.ts'
import { baseText, baseTexts } from '../content/base.ts'

let folder = ''
let content: LiveContent

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'missing-'))
  for (const [key, text] of Object.entries(baseTexts)) {
    mkdirSync(dirname(join(folder, key)), { recursive: true })
    writeFileSync(join(folder, key), text)
  }
  content = new LiveContent(folder)
  content.load(ownCode)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const documentAt = (path: string) => content.page(path).document
/** What somebody reads at an address. */
const wordsAt = (path: string) => JSON.stringify(documentAt(path).page)
const root = () => ownCode.rootName(folder)

test('the page of a deleted file says that it is gone and what to do, and comes back with it', () => {
  const before = documentAt('/about')
  content.apply(new Map([['about.json', null]]))
  const { page, route } = documentAt('/about')
  expect([content.has('/about'), route, page.title]).toEqual([false, '/about', `${root()}/about.json is gone`])
  expect(wordsAt('/about')).toContain(`${root()}/about.json was deleted, renamed or moved.`)
  expect(wordsAt('/about')).toContain('Put the file back, and the page comes back by itself.')
  expect(wordsAt('/about')).toContain('npm run check')
  expect(wordsAt('/about')).not.toMatch(/connection/i)
  expect(page.index).toBe(false)
  content.apply(new Map([['about.json', baseText('about.json')]]))
  expect(documentAt('/about')).toEqual(before)
  content.apply(new Map([['about.json', null]]))
  expect(documentAt('/about').page).toEqual(page)
})

test('a page that was moved leads to its new address', () => {
  const moved = baseText('about.json').replace('["/company"]', '["/about"]')
  content.apply(
    new Map([
      ['about.json', null],
      ['team.json', moved],
    ]),
  )
  expect(wordsAt('/about')).toContain('its address leads to /team now')
  expect(wordsAt('/about')).toContain('"supportLink":"/team"')
  expect(wordsAt('/about')).not.toContain('redirectFrom')
})

test('an address that never had a page names the file that it would have', () => {
  expect(wordsAt('/company/team')).toContain(`There is no file ${root()}/company/team.json.`)
  expect(wordsAt('/company/team')).toContain('npm run new page company/team')
  for (const path of ['/Team', '/team.html', '/_guide/nothing', '/a b', '/<b>']) {
    expect(wordsAt(path), path).toContain(`${path} is not the address of a file.`)
  }
})

test('of a misspelt address it names the page that was meant', () => {
  expect(wordsAt('/abuot')).toContain(`There is no file ${root()}/abuot.json. Did you mean /about?`)
  expect(wordsAt('/About')).toContain('/About is not the address of a file. Did you mean /about?')
})

test('what visitors see at such an address can still be looked at', () => {
  expect(documentAt('/404').file).toBe(`${root()}/_404.json`)
  expect(wordsAt('/about/nothing')).toContain('"supportLink":"/404"')
})

test('a page that has ended stays at its address for whoever writes it', () => {
  content = new LiveContent(folder, '2027-01-01')
  content.load(ownCode)
  content.apply(new Map([['about.json', baseText('about.json').replace('{', '{ "until": "2026-12-31",')]]))
  expect([content.has('/about'), content.redirect('/about')]).toEqual([true, undefined])
  expect(content.redirect('/company')).toBe('/')
  expect(documentAt('/about').page.blocks).not.toEqual([])
})

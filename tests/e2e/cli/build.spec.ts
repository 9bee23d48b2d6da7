import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { copyPages, hashes, run, temporary } from '../support/command.ts'

let place: ReturnType<typeof temporary>
test.beforeEach(() => {
  place = temporary()
})
test.afterEach(() => place.remove())

const build = async (...args: string[]) => {
  const outcome = await run(['build', '--no-compress', ...args])
  expect(outcome.stderr).toBe('')
  expect(outcome.code).toBe(0)
  return outcome
}

/** The paths whose content differs, or which only one of the two has. */
function changed(before: Record<string, string>, after: Record<string, string>): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((path) => before[path] !== after[path])
    .sort()
}

test('T-R19 two builds are the same byte for byte, wherever and whenever they are made', async () => {
  const [one, two] = [join(place.folder, 'one'), join(place.folder, 'elsewhere/two')]
  await build('--out', one)
  const pages = copyPages(place.folder)
  const env = { TZ: 'Pacific/Kiritimati', LANG: 'ar_EG.UTF-8', LC_ALL: 'C' }
  const { code } = await run(['build', '--no-compress', '--out', two, '--pages', pages], env)
  expect(code).toBe(0)
  const names = Object.keys(hashes(one)).length
  expect(names).toBeGreaterThan(10)
  // The place of the source is in the document, for whoever reports an error: it is the only thing that may differ.
  const differing = changed(hashes(one), hashes(two)).filter((path) => !/\.(?:json|html)$/.test(path))
  expect(differing).toEqual([])
  await build('--out', two)
  expect(changed(hashes(one), hashes(two))).toEqual([])
})

test('T-R19 a change of one page changes the files of that page only', async () => {
  const pages = copyPages(place.folder)
  const out = join(place.folder, 'site')
  await build('--pages', pages, '--out', out)
  const before = hashes(out)
  const file = join(pages, 'compliance.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"lead": "/, '"lead": "Changed: '))
  await build('--pages', pages, '--out', out)
  expect(changed(before, hashes(out))).toEqual(['/compliance.html', '/compliance.json'])
})

test('DOC-9 a change of a shared block changes the pages that use it, and no other', async () => {
  const pages = copyPages(place.folder)
  const out = join(place.folder, 'site')
  await build('--pages', pages, '--out', out)
  const before = hashes(out)
  const file = join(pages, '_shared/closingEveryone.json')
  const text = readFileSync(file, 'utf8')
  const title = /"type": "banner",\s+"title": "([^"]+)"/.exec(text)?.[1] ?? ''
  writeFileSync(file, text.replace(title, 'A changed title'))
  const users = Object.keys(before).filter((path) => {
    const source = join(pages, path.replace(/html$/, 'json'))
    return path.endsWith('.html') && existsSync(source) && readFileSync(source, 'utf8').includes('"closingEveryone"')
  })
  await build('--pages', pages, '--out', out)
  expect(users.length).toBeGreaterThan(0)
  expect(changed(before, hashes(out)).filter((path) => path.endsWith('.html'))).toEqual(users)
})

test('DOC-6 a new file is a new page, and a file that is gone leaves nothing behind', async () => {
  const pages = copyPages(place.folder)
  const out = join(place.folder, 'site')
  const page = {
    title: 'About the team | {brand}',
    description:
      'A page that exists for the tests only: it shows that a new file is a new route, without any list of routes.',
    blocks: [{ type: 'hero', title: 'About the team' }],
  }
  await build('--pages', pages, '--out', out)
  const before = Object.keys(hashes(out))
  expect(existsSync(join(out, 'about/the-team.html'))).toBe(false)
  const copy = copyPages(join(place.folder, 'other'))
  mkdirSync(join(copy, 'about'))
  writeFileSync(join(copy, 'about/the-team.json'), JSON.stringify(page))
  await build('--pages', copy, '--out', out)
  expect(readFileSync(join(out, 'about/the-team.html'), 'utf8')).toContain('<h1')
  expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).toContain('/about/the-team</loc>')
  await build('--pages', pages, '--out', out)
  expect(Object.keys(hashes(out))).toEqual(before)
})

test('SEO-1 --base-url changes the addresses that name the site', async () => {
  const out = join(place.folder, 'site')
  await build('--out', out, '--base-url', 'https://preview.example/')
  expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).toContain('<loc>https://preview.example/compliance</loc>')
  expect(readFileSync(join(out, 'compliance.html'), 'utf8')).toContain('href="https://preview.example/compliance"')
  expect(readFileSync(join(out, 'robots.txt'), 'utf8')).toContain('https://preview.example/sitemap.xml')
})

test('the build says how much it has built', async () => {
  const { stdout } = await build('--out', join(place.folder, 'site'))
  expect(stdout).toMatch(/^\d+ pages? in [\d.]+ s \(.*\d+ pages per second.*\), [\d.]+ \w+/m)
})

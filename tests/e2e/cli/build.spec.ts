import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyPages, hashes, run, temporary } from '../support/command.ts'
import { expect, served as test } from '../support/site.ts'

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
  const { stdout } = await build('--out', one)
  expect(stdout).toMatch(/^\d+ pages? in [\d.]+ s \(.*\d+ pages per second.*\), [\d.]+ \w+/m)
  const pages = copyPages(place.folder)
  const env = { TZ: 'Pacific/Kiritimati', LANG: 'ar_EG.UTF-8', LC_ALL: 'C' }
  const { code } = await run(['build', '--no-compress', '--out', two, '--pages', pages], env)
  expect(code).toBe(0)
  expect(Object.keys(hashes(one)).length).toBeGreaterThan(10)
  // The place of the source is in the document, for whoever reports an error: it is the only thing that may differ.
  const differing = changed(hashes(one), hashes(two)).filter((path) => !/\.(?:json|html)$/.test(path))
  expect(differing).toEqual([])
  await build('--out', two)
  expect(changed(hashes(one), hashes(two))).toEqual([])
})

test('T-R19 a build in several threads is that of one, byte for byte', async () => {
  const [alone, together] = [join(place.folder, 'alone'), join(place.folder, 'together')]
  const pages = copyPages(place.folder)
  // Below a page that the frame does not name, so that a page says the main title of another one.
  const story = readFileSync(join(pages, 'case-studies/kredapay.json'), 'utf8')
  mkdirSync(join(pages, 'case-studies/kredapay'))
  writeFileSync(
    join(pages, 'case-studies/kredapay/more.json'),
    story.replace(/"title": "|"description": "/g, '$&More '),
  )
  const of = ['--pages', pages, '--out'] as const
  expect((await build('--threads', '0', ...of, alone)).stdout).not.toContain('other threads')
  expect((await build('--threads', '2', ...of, together)).stdout).toMatch(/, [1-9]\d* of them in other threads\)/)
  expect(changed(hashes(alone), hashes(together))).toEqual([])
})

test('T-R19 DOC-9 a change changes the files of its page, or of the pages that use it', async () => {
  const pages = copyPages(place.folder)
  const out = join(place.folder, 'site')
  const read = (key: string) => readFileSync(join(pages, key), 'utf8')
  await build('--pages', pages, '--out', out)
  const before = hashes(out)
  writeFileSync(join(pages, 'compliance.json'), read('compliance.json').replace(/"lead": "/, '"lead": "Changed: '))
  await build('--pages', pages, '--out', out)
  const between = hashes(out)
  expect(changed(before, between)).toEqual(['/compliance.html', '/compliance.json'])

  const shared = '_shared/closingEveryone.json'
  const title = /"type": "banner",\s+"title": "([^"]+)"/.exec(read(shared))?.[1] ?? ''
  writeFileSync(join(pages, shared), read(shared).replace(title, 'A changed title'))
  const users = Object.keys(before).filter((path) => {
    const source = path.replace(/html$/, 'json')
    return path.endsWith('.html') && existsSync(join(pages, source)) && read(source).includes('"closingEveryone"')
  })
  await build('--pages', pages, '--out', out)
  expect(users.length).toBeGreaterThan(0)
  expect(changed(between, hashes(out)).filter((path) => path.endsWith('.html'))).toEqual(users)
})

test('DOC-6 SEO-1 a new file is a new page below --base-url; one that is gone leaves nothing', async () => {
  const pages = copyPages(place.folder)
  const out = join(place.folder, 'site')
  const read = (path: string) => readFileSync(join(out, path), 'utf8')
  const page = {
    title: 'About the team | {brand}',
    description:
      'A page that exists for the tests only: it shows that a new file is a new route, without any list of routes.',
    blocks: [{ type: 'hero', title: 'About the team' }],
  }
  mkdirSync(join(pages, 'about'))
  writeFileSync(join(pages, 'about/the-team.json'), JSON.stringify(page))
  await build('--pages', pages, '--out', out, '--base-url', 'https://preview.example/')
  expect(read('about/the-team.html')).toContain('href="https://preview.example/about/the-team"')
  expect(read('sitemap.xml')).toContain('<loc>https://preview.example/about/the-team</loc>')
  expect(read('robots.txt')).toContain('https://preview.example/sitemap.xml')
  rmSync(join(pages, 'about'), { recursive: true })
  await build('--pages', pages, '--out', out)
  expect(Object.keys(hashes(out)).filter((path) => path.includes('the-team'))).toEqual([])
  expect(read('sitemap.xml')).not.toMatch(/the-team|preview/)
})

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openStage, startBrowser, widths } from '../../../scripts/looks/browser.ts'
import { comparePages } from '../../../scripts/looks/compare.ts'
import { controls } from '../../../scripts/looks/controls.ts'
import { statesOf } from '../../../scripts/looks/states.ts'
import { commitAll, copyProject } from '../../../scripts/test/copyProject.ts'
import { sample } from '../../support/sample.ts'
import { put } from '../../support/scratch.ts'
import { baseText, baseTexts } from '../../unit/content/base.ts'
import { run, temporary } from '../support/command.ts'
import { dist, htmlOf, read, routes } from '../support/dist.ts'
import { expect, served as test } from '../support/site.ts'

test.describe('on a site of two pages', () => {
  test.describe.configure({ mode: 'default' })
  const { folder, remove } = temporary()
  const [project, out] = [join(folder, 'project'), join(folder, 'looks')]
  const pages = join(project, 'pages')
  const looks = (...args: string[]) => run(['looks', '--out', out, '--base', 'HEAD', ...args], {}, project)
  const [width = 360] = sample(widths, 1, 'looks')
  const changed = { 'about.json': baseText('about.json').replace('Who we are', 'Who we really are') }

  test.beforeAll(() => {
    copyProject(project)
    rmSync(pages, { recursive: true })
    put(pages, baseTexts)
    commitAll(project)
  })
  test.afterAll(remove)

  test('a changed word is shown before and after, and nothing else', async ({ page }) => {
    put(pages, changed)
    const { code, stdout, stderr } = await looks('--width', `${width}`)
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(`Photographing 1 page at ${width} px …`),
    })
    expect(stdout).toMatch(/^1 page of 3 looks different from HEAD \(\w{8}\)\.\n {2}\/about: .+ at \d+ px/)
    expect(stdout).toContain('2 pages needed no picture')
    await page.goto(pathToFileURL(join(out, 'index.html')).href)
    await expect(page.locator('section')).toHaveCount(1)
    await expect(page.locator('section').first().locator('h3')).toHaveText(['Hero'])
    await expect(page.locator('section').first().locator('figcaption')).toHaveText(['Base', 'Change', 'Difference'])
    for (const image of await page.locator('img').all()) {
      await image.scrollIntoViewIfNeeded()
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
    }
  })

  test('two builds of the same files: nothing differs, whatever is open', async () => {
    put(pages, changed)
    commitAll(project)
    const { code, stdout, stderr } = await looks('--all', '--width', `${width}`, '--only', '/about')
    expect(stderr).toContain('Photographing 1 page ')
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Nothing looks different from HEAD \(\w{8}\): 1 page /),
    })
    expect(readdirSync(out).sort()).toEqual(['_build', 'index.html'])
  })

  test('a change or a base that does not build, and a page that does not exist, are explained', async () => {
    put(pages, { 'about.json': '{ "title": ' })
    const broken = await looks()
    expect(broken.code).toBe(1)
    expect(broken.stderr).toMatch(/the change does not build \(see above\)\. Run npm run check, fix/)
    commitAll(project)
    put(pages, changed)
    const base = await looks()
    expect(base.code).toBe(1)
    expect(base.stderr).toMatch(/HEAD \(\w{8}\) does not build .* Name a commit that builds/)
    commitAll(project)
    const unknown = await looks('--only', '/abuot')
    expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining('Did you mean "/about"?') })
  })
})

test('what cannot work is said before anything is built', async () => {
  const { folder, remove } = temporary()
  writeFileSync(join(folder, 'kept.txt'), 'Mine')
  const misuses: [string[], Record<string, string>, number, string][] = [
    [['--base', 'nowhere'], {}, 2, 'There is no branch or commit "nowhere" here.'],
    [['--width', '700'], {}, 2, 'There is no width "700". Use one of 1440, 768, 360.'],
    [['--base', 'HEAD'], { CHROMIUM_PATH: '/no/browser' }, 1, 'CHROMIUM_PATH names /no/browser'],
    [['--out', folder], {}, 2, 'holds kept.txt, which npm run looks has not written'],
    [['/payout'], {}, 2, 'Write --only before the first route: --only /payout'],
  ]
  for (const [args, env, code, says] of misuses) {
    const ended = await run(['looks', ...args], env)
    expect(ended).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(says) })
    expect(ended.stderr).not.toContain('Building')
  }
  expect(readFileSync(join(folder, 'kept.txt'), 'utf8')).toBe('Mine')
  remove()
})

test('a page of the site looks the same each time, with all that opens on it', async () => {
  const browser = await startBrowser(process.env.CHROMIUM_PATH ?? '')
  try {
    const [route = '/'] = sample(routes(), 1, 'looks')
    const sites = { before: dist(), after: dist() }
    for await (const { comparisons } of comparePages(
      browser,
      sites,
      [{ route, isNew: false }],
      sample(widths, 1, 'looks'),
    )) {
      const differing = comparisons.filter(({ differences }) => differences.length > 0)
      expect(
        differing.map(({ state }) => state),
        route,
      ).toEqual([])
      expect(comparisons.every(({ total }) => total > 0)).toBe(true)
    }
  } finally {
    await browser.close()
  }
})

test('every kind of control that leads to another look is found on the site', async () => {
  const marks = { dialog: 'command="show-modal"', form: '<form', waiting: 'aria-busy="true"', choice: 'type="radio"' }
  const unformed = (route: string) => !read(htmlOf(route)).includes(marks.form)
  const withMark = (mark: string) =>
    routes().find((route) => read(htmlOf(route)).includes(mark) && (mark === marks.form || unformed(route)))
  const browser = await startBrowser(process.env.CHROMIUM_PATH ?? '')
  const stage = await openStage(browser, dist(), 360)
  try {
    const page = await stage.context.newPage()
    const found = new Set<string>()
    for (const address of new Set(Object.values(marks).map(withMark))) {
      if (address === undefined) continue
      const states = await statesOf({ page, stage, address }, true)
      for (const { control } of states) found.add(control.kind)
      expect(new Set(states.map(({ name }) => name)).size, 'names of their own').toBe(states.length)
    }
    expect([...found].sort()).toEqual(Object.keys(controls).sort())
  } finally {
    await stage.close()
    await browser.close()
  }
})

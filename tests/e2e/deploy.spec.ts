import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RequestListener } from 'node:http'
import { createSiteHandler } from '../../scripts/server/site.ts'
import { fieldsOf, words } from './support/answers.ts'
import { dist, documentOf, files, scripts } from './support/dist.ts'
import { titleOf } from './support/document.ts'
import { goInHistory, hydrated, idle, open } from './support/page.ts'
import { holdReact } from './support/react.ts'
import { expect, serve, test } from './support/site.ts'

// The site is replaced while somebody has a page of it open.

const formRoute = '/business-faqs'

/** The same site as the next build would leave it: all scripts under other names, and none of the old ones. */
function nextBuild(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'brightrail-next-')), 'site')
  cpSync(dist(), folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) })
  const renamed = scripts()
    .map((path) => path.slice('/assets/'.length))
    .map((name) => [name, name.replace(/-/, '-next-')] as const)
  for (const path of files(folder).filter((name) => /\.(?:html|json|js)$/.test(name))) {
    const text = renamed.reduce((all, [from, to]) => all.replaceAll(from, to), readFileSync(join(folder, path), 'utf8'))
    rmSync(join(folder, path))
    const name = renamed.reduce((all, [from, to]) => all.replace(from, to), path)
    writeFileSync(join(folder, name), text.replace(/(data-code="|"code":")/g, '$1next'))
  }
  return folder
}

test('T-R7 a site that is replaced while a page is open: one full load leads on, and what was typed stays', async ({
  page,
  gate,
}) => {
  const next = nextBuild()
  let answer: RequestListener = createSiteHandler(dist())
  const { origin, close } = await serve(dist(), (request, response) => answer(request, response))
  await open(page, origin + formRoute)
  await fieldsOf(page).description.fill(words.description)
  answer = createSiteHandler(next)
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  await page.locator('footer a[href="/compliance"]').click()
  await expect(page).toHaveTitle(titleOf('/compliance'))
  await hydrated(page)
  expect(await page.locator('html').getAttribute('data-code')).toMatch(/^next/)
  expect(loads).toBe(1)
  await goInHistory(page, -1)
  await expect(page).toHaveTitle(titleOf(formRoute))
  await expect(fieldsOf(page).description).toHaveValue(words.description)
  // The browser may have kept the old HTML for the way back: then it takes one reload.
  expect(loads).toBeLessThanOrEqual(3)
  await page.goto('about:blank')
  close()
  // The code that the page asked for at the click is gone with its build.
  const gone = /^console\.error: Failed to load resource: .*404 \(Not Found\) at \/assets\/block/
  expect((await gate.take()).filter((problem) => !gone.test(problem))).toEqual([])
  rmSync(next, { recursive: true, force: true })
})

test('T-R7 FORM-3 a page that is replaced while somebody writes on it stays, with what was written', async ({
  page,
}) => {
  const react = await holdReact(page)
  await page.goto(formRoute)
  await fieldsOf(page).description.fill(words.description)
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  // Not on the page, whose routes end when React is let in.
  await page.context().route(
    documentOf(formRoute),
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), hash: 'another' } })
    },
    { times: 1 },
  )
  const answered = page.waitForResponse((response) => response.url().endsWith(documentOf(formRoute)))
  await react.release()
  await (await answered).finished()
  await idle(page)
  await expect(fieldsOf(page).description).toHaveValue(words.description)
  expect(loads).toBe(0)
})

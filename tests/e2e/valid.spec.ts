import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSiteHandler } from '../../scripts/server/site.ts'
import { isFull } from '../support/sample.ts'
import { builtOnce } from './support/builtOnce.ts'
import { badHeadings, brokenWords, openAll, outsideOfBoxes, overlaps, tinyTargets } from './support/drawn.ts'
import { layoutProblems } from './support/layout.ts'
import { sidewaysScroll } from './support/page.ts'
import { addFixtures, addValidPages, expect, served, serve, validNumbers } from './support/site.ts'

const widths = [320, 768, 1440]
const partSize = 50
const parts = Array.from({ length: Math.ceil(validNumbers.length / partSize) }, (_part, at) =>
  validNumbers.slice(at * partSize, (at + 1) * partSize),
)

/**
 * The valid pages as they come from the server: no script runs, and a drawing is as large as it is and empty, for what is
 * measured is words.
 */
const test = served.extend<{ plain: string }>({
  plain: async ({ share }, use) =>
    use(
      await share('valid', async () => {
        const { folder } = await (isFull ? builtOnce('valid', addValidPages) : builtOnce('fixtures', addFixtures))
        const answer = createSiteHandler(folder)
        const { origin, close } = await serve(folder, (request, response) => {
          const { url = '' } = request
          if (url.endsWith('.js')) return void response.writeHead(404).end()
          if (!url.endsWith('.svg')) return answer(request, response)
          const [root = ''] = /<svg[^>]*>/.exec(readFileSync(join(folder, url), 'utf8')) ?? []
          response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(`${root}</svg>`)
        })
        return { made: origin, end: close }
      }),
    ),
})
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true })

for (const numbers of parts) {
  test(`LAYOUT-1 what the checks let pass is drawn well: valid pages from number ${numbers[0]} on`, async ({
    page,
    plain,
  }) => {
    const found: string[] = []
    for (const number of numbers) {
      await page.goto(`${plain}/valid/page-${number}`)
      await openAll(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const sideways = await sidewaysScroll(page)
        const problems = [
          ...(sideways > 0 ? [`the page scrolls ${sideways}px sideways`] : []),
          ...(await layoutProblems(page)),
          ...(await outsideOfBoxes(page)),
          ...(await overlaps(page)),
          ...(await badHeadings(page)),
          ...(await brokenWords(page)),
          ...(await tinyTargets(page)),
        ]
        found.push(...problems.map((problem) => `page-${number} at ${width}: ${problem}`))
      }
    }
    expect(found).toEqual([])
  })
}

test('LAYOUT-1 the check of valid pages is able to find something', async ({ page, plain }) => {
  await page.setViewportSize({ width: 400, height: 900 })
  await page.goto(`${plain}/faqs`)
  await page.evaluate(() => {
    const planted = document.createElement('div')
    planted.style.display = 'flow-root'
    planted.innerHTML =
      '<p style="position:absolute">Planted one</p><p style="position:absolute">Planted two</p>' +
      '<h2 style="width:260px;font-size:20px;margin-top:99px">Planted headings of several short words<br>go</h2>' +
      '<p style="width:40px;background:red;white-space:nowrap">Planted outside</p>' +
      '<p style="width:30px">Planted</p><button>.</button>'
    document.querySelector('main')?.append(planted)
  })
  await openAll(page)
  expect(await outsideOfBoxes(page)).toEqual([expect.stringMatching(/"Planted outside" is outside of <p>/)])
  expect(await overlaps(page)).toEqual([expect.stringMatching(/"Planted one" lies over "Planted two"/)])
  expect(await badHeadings(page)).toEqual([expect.stringMatching(/lonely "go"/)])
  expect(await brokenWords(page)).toEqual([expect.stringMatching(/broken "Planted"/)])
  expect(await tinyTargets(page)).toEqual([expect.stringMatching(/<button> "\." is tiny/)])
})

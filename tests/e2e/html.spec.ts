import { type ConfigData, HtmlValidate } from 'html-validate'
import { foreignRoutes, htmlOf, isFull, read, routes } from './support/dist.ts'
import { open } from './support/page.ts'
import { expect, test } from './support/site.ts'

const config: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // How it is written, not what it says: React writes attributes and empty elements in its own way.
    'attr-quotes': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-empty-style': 'off',
    // The ids that React makes begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Tabs work without a script, as labels and radio buttons; the script gives them the roles that it makes true.
    'prefer-native-element': 'off',
    // The button of the reach-out form submits only once its script is there (FORM-4); until then the mail line stands for it.
    'wcag/h32': 'off',
  },
}
const built = new HtmlValidate(config)

// Scripts that scripts load carry no checksum: they come from this site, and their names are their hashes.
const live = new HtmlValidate({
  ...config,
  rules: { ...config.rules, 'require-sri': ['error', { target: 'crossorigin' }] },
})

/** What is wrong with a document, each with the element that it stands in. */
async function faults(validator: HtmlValidate, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

for (const path of [...routes().map(htmlOf), '/404.html']) {
  test(`T-C2 the HTML of ${path} is valid`, async () => {
    expect(await faults(built, read(path))).toEqual([])
  })
}

// What a foreign script puts on a page is not ours.
const own = routes().filter((route) => !foreignRoutes().includes(route))

for (const route of isFull ? own : own.slice(0, 4)) {
  for (const width of [390, 1440]) {
    test(`T-C2 the document of ${route} is valid after hydration at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, route)
      expect(await faults(live, await page.content())).toEqual([])
    })
  }
}

test('T-C2 the document is valid after a navigation', async ({ page }) => {
  await open(page, '/')
  await page.locator('footer a[href="/compliance"]').click()
  await expect(page.locator('h1')).toBeFocused()
  expect(await faults(live, await page.content())).toEqual([])
})

test('T-C2 the check of the HTML is able to find something', async () => {
  expect(
    (await faults(built, read('/404.html').replace('</main>', '<img src="/favicon.svg"></main>'))).join(),
  ).toContain('wcag/h37')
})

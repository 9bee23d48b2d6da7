import type { Page } from 'playwright/test'
import { open } from './support/page.ts'
import { expect, test } from './support/site.ts'

// Each guard of the gate, seen to fail: the error is planted, and the gate has to name it.

/** Opens a page with a piece of HTML planted in it, and if wished without its policy. */
async function openWith(page: Page, html: string, policy: 'kept' | 'removed' = 'kept'): Promise<void> {
  await page.route('/compliance', async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    if (policy === 'removed') {
      delete headers['content-security-policy']
      delete headers['cross-origin-embedder-policy']
    }
    await route.fulfill({ response, headers, body: (await response.text()).replace('</body>', `${html}</body>`) })
  })
  await page.goto('/compliance')
}

/** What is planted, what does it on a page, and how the gate names it. */
const planted: [what: string, plant: (page: Page) => Promise<unknown>, named: RegExp][] = [
  [
    'SEC-1 the gate sees an inline style',
    (page) => openWith(page, '<p style="color: red">planted</p>'),
    /^policy: style-src-attr blocked inline$/m,
  ],
  [
    'the gate sees any message on the console',
    (page) => page.evaluate(() => console.debug('planted')),
    /^console\.debug: planted$/m,
  ],
  [
    'the gate sees an error that nobody caught',
    (page) => page.evaluate(() => void setTimeout(() => JSON.parse('{planted'))),
    /^error: .*JSON/m,
  ],
  [
    'the gate sees a promise that nobody caught',
    (page) => page.evaluate(() => void Promise.reject(new Error('planted'))),
    /^error: planted$/m,
  ],
  [
    'the gate sees a class that no stylesheet knows',
    (page) => page.evaluate(() => document.querySelector('main')?.classList.add('b-planted')),
    /^class without a rule: b-planted$/m,
  ],
]

test.describe('planted errors', () => {
  test.afterEach(async ({ gate }) => void (await gate.take()))

  for (const [what, plant, named] of planted) {
    test(what, async ({ page, gate }) => {
      await open(page, '/compliance')
      await plant(page)
      await expect.poll(async () => (await gate.seen()).join('\n')).toMatch(named)
    })
  }

  test('SEC-1 the gate sees an inline script', async ({ page, gate }) => {
    await openWith(page, '<script>window.planted = true</script>')
    expect(await gate.seen()).toContain('policy: script-src-elem blocked inline')
    expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  })

  test('SEC-1 the gate sees text that becomes HTML', async ({ page, gate }) => {
    await page.goto('/compliance')
    await page.evaluate(() => {
      try {
        document.body.innerHTML += '<b>planted</b>'
      } catch {
        // Blocked by the policy, which is what is tested.
      }
    })
    expect(await gate.seen()).toContain('policy: require-trusted-types-for blocked trusted-types-sink')
  })

  test('SEC-1 the gate sees a request to a foreign server', async ({ page, gate }) => {
    await page.route('https://elsewhere.example/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }),
    )
    await openWith(page, '<img src="https://elsewhere.example/pixel.svg" alt="" width="1" height="1">', 'removed')
    expect(await gate.seen()).toContain('foreign: https://elsewhere.example/pixel.svg')
  })

  test('LAYOUT-1 the gate sees a layout shift', async ({ page, gate }) => {
    await open(page, '/compliance')
    await page.evaluate(() => {
      const block = document.createElement('div')
      block.style.height = '200px'
      document.querySelector('main')?.prepend(block)
    })
    await expect.poll(async () => (await gate.seen()).join()).toMatch(/^shift: 0\.\d+ </)
  })

  test('the gate sees that the page and its document differ at hydration', async ({ page, gate }) => {
    await page.route('/privacy-policy.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replace('"tag":"p","children":["', '"tag":"p","children":["Planted'),
      })
    })
    await page.goto('/privacy-policy')
    // The page is drawn anew, and its shift may be seen first.
    const told: unknown = expect.stringMatching(/^error: Minified React error #418/)
    await expect.poll(() => gate.seen()).toContainEqual(told)
  })

  test('the gate sees a request that fails', async ({ page, gate }) => {
    await page.route('/favicon.svg', (route) => route.abort('connectionfailed'))
    await openWith(page, '<img src="/favicon.svg" alt="" width="1" height="1">')
    await expect.poll(() => gate.seen()).toContain('failed: /favicon.svg net::ERR_CONNECTION_FAILED')
  })
})

test('a test in which the gate saw something fails', async ({ page }) => {
  test.fail()
  await page.goto('/compliance')
  await page.evaluate(() => console.log('planted'))
})

test('a test in which an expected problem does not occur fails', async ({ page, gate }) => {
  test.fail()
  gate.expect('console.log: planted')
  await page.goto('/compliance')
})

import type { Page } from 'playwright/test'
import { read } from './dist.ts'
import { open } from './page.ts'
import { expect, test } from './site.ts'

/** The one script that runs before React, as it is in the page. */
export const boot = /<script[^>]* src="([^"]+)"/.exec(read('/index.html'))?.[1] ?? 'no script'

/** Keeps everything of React from arriving until `release` is called. The small script before it runs as always. */
export async function holdReact(page: Page): Promise<{ release(): Promise<void> }> {
  let letIn = () => {}
  const held = new Promise<void>((done) => {
    letIn = done
  })
  await page.route(
    // The load of a page waits for what its HTML names: that script is no part of React.
    (url) => url.pathname.endsWith('.js') && url.pathname !== boot && !url.pathname.startsWith('/assets/living-'),
    async (route) => {
      await held
      await route.continue()
    },
  )
  return {
    release: async () => {
      letIn()
      await page.unrouteAll({ behavior: 'wait' })
    },
  }
}

/** Declares tests twice: with React, and while React has not come and the small script alone has to serve. */
export function withAndBeforeReact(address: string, declare: () => void): void {
  for (const react of ['with', 'before'] as const) {
    test.describe(`${react} React`, () => {
      test.beforeEach(async ({ page }) => {
        if (react === 'with') return open(page, address)
        await holdReact(page)
        await page.goto(address)
        await expect(page.locator('[data-submenu] > button').first()).toHaveAttribute('aria-expanded')
      })
      declare()
    })
  }
}

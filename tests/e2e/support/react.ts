import type { Page } from 'playwright/test'
import { read } from './dist.ts'

/** The one script that runs before React, as it is in the page. */
export const boot = /<script[^>]* src="([^"]+)"/.exec(read('/index.html'))?.[1] ?? 'no script'

/** Keeps everything of React from arriving until `release` is called. The small script before it runs as always. */
export async function holdReact(page: Page): Promise<{ release(): Promise<void> }> {
  let open = () => {}
  const held = new Promise<void>((done) => {
    open = done
  })
  await page.route(
    (url) => url.pathname.endsWith('.js') && url.pathname !== boot,
    async (route) => {
      await held
      await route.continue()
    },
  )
  return {
    release: async () => {
      open()
      await page.unrouteAll({ behavior: 'wait' })
    },
  }
}

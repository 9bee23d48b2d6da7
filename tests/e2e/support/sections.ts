import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from 'playwright/test'

/** The addresses that the site's document gives to its tokens. */
export const { links } = JSON.parse(readFileSync('pages/_site.json', 'utf8')) as { links: Record<string, string> }

/** A section of the page by its anchor. */
export const section = (page: Page, id: string) => page.locator(`section#${id}`)

/** The last section of the page. */
export const closing = (page: Page) => page.locator('main section').last()

/** The anchors of the blocks, in the order of the page. */
export const sectionIds = (page: Page) =>
  page.locator('[data-block] > section[id], main > section[id]').evaluateAll((all) => all.map(({ id }) => id))

/** Expects a link with exactly this name, and its address. */
export async function expectLink(place: Locator, name: string, href: string | undefined): Promise<void> {
  await expect(place.getByRole('link', { name, exact: true })).toHaveAttribute('href', href ?? '')
}

/** The place of an element in the window. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('what should be measured cannot be seen')
  return box
}

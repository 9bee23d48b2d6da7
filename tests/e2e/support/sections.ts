import { expect, type Locator, type Page } from 'playwright/test'

/** A section of the page by its anchor. */
export const section = (page: Page, id: string) => page.locator(`section#${id}`)

/** The anchors of the blocks, in the order of the page. */
export const sectionIds = (page: Page) =>
  page.locator('[data-block] > section[id], main > section[id]').evaluateAll((all) => all.map(({ id }) => id))

/** Expects a link with exactly this name, and its address. */
export async function expectLink(place: Locator, name: string, href: string): Promise<void> {
  await expect(place.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
}

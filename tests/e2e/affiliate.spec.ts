import { blockAt } from './support/document.ts'
import { open } from './support/page.ts'
import { section } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const paths = blockAt('/affiliate', 'partnerPaths').items

for (const [at, { points, button }] of paths.entries())
  test(`AFF-1 path ${at + 1} has its benefits, and a button that does nothing`, async ({ page }) => {
    await open(page, '/affiliate')
    const path = section(page, 'paths').getByRole('article').nth(at)
    await expect(path.getByRole('listitem')).toHaveText(points ?? [])
    const control = path.getByRole('button', { name: button?.text ?? '', exact: true })
    await expect(control).toBeEnabled()
    await control.click()
    await expect(page).toHaveURL(/\/affiliate$/)
    await expect(path.getByRole('link')).toHaveCount(0)
  })

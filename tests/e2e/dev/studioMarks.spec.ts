import { blockSchema } from '../../../src/content/schema/index.ts'
import { expect, test } from './devServer.ts'
import { picture } from './picture.ts'
import { edit, form, stops } from './studioStates.ts'
import { hero, withBlocks } from './testPage.ts'

// Lists in a running text, and what a press on the page leads to where there are no words of a field.

test('Enter goes on with a list, and ends it in an item without words, each as one step', async ({ dev, page }) => {
  await edit(dev, page, '/blocks/1/text', withBlocks(hero, { type: 'passage', title: 'A list', text: 'Begin.' }))
  const text = form(page).getByLabel('Text', { exact: true })
  await text.press('Control+a')
  await page.keyboard.type('one')
  await form(page).getByRole('button', { name: 'List', exact: true }).click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await page.keyboard.press('Enter')
  await expect(text).toHaveValue('- one\n- two\n- ')
  await page.keyboard.press('Enter')
  await page.keyboard.type('End')
  await expect(text).toHaveValue('- one\n- two\n\nEnd')
  for (const before of ['- one\n- two\n\n', '- one\n- two\n- ', '- one\n- two', '- one\n- ', '- one', 'one']) {
    await page.keyboard.press('Control+z')
    await expect(text).toHaveValue(before)
  }
})

test('the lines behind an item become items without an empty line', async ({ dev, page }) => {
  const passage = { type: 'passage', title: 'A list', text: '- one\ntwo\nthree' }
  await edit(dev, page, '/blocks/1/text', withBlocks(hero, passage))
  const text = form(page).getByLabel('Text', { exact: true })
  await text.press('Control+End')
  await page.keyboard.press('Shift+ArrowUp')
  await form(page).getByRole('button', { name: 'List', exact: true }).click()
  await expect(text).toHaveValue('- one\n- two\n- three')
})

test('a press on a picture or a drawing means that, not the words for those who do not see it', async ({
  dev,
  page,
}) => {
  dev.write('_media/one.jpg', await picture())
  const drawing = { name: 'complianceHero', alt: 'Lines that leave one rail.' }
  const shown = { type: 'picture', picture: { src: 'one.jpg', alt: 'One plain colour and nothing else.' } }
  await edit(dev, page, '/blocks/0', withBlocks({ ...hero, layout: 'open', drawing }, shown))
  const canvas = page.frameLocator('iframe')
  const focused = form(page).locator(':focus')
  await canvas.getByRole('img', { name: drawing.alt }).click()
  await expect(focused).toHaveText('Change')
  await expect(page).toHaveURL(/at=(?:%2F|\/)blocks(?:%2F|\/)0(?:%2F|\/)drawing(?:%2F|\/)name/)
  await canvas.getByRole('img', { name: shown.picture.alt }).click()
  await expect(focused).toHaveRole('button')
  await expect(page).toHaveURL(/picture(?:%2F|\/)src/)
})

test('the frame of a drawing goes round what is seen of it, and not over its neighbour', async ({ dev, page }) => {
  const [panels] = blockSchema('audience')?.examples ?? []
  const pointer = '/blocks/1/panels/0/drawing/name'
  await edit(dev, page, pointer, withBlocks(hero, { type: 'audience', ...(panels as object) }))
  const canvas = page.frameLocator('iframe')
  const frame = await canvas.locator('brightrail-marks .field').boundingBox()
  const neighbor = await canvas.locator('[data-block="audience"] h3').nth(1).boundingBox()
  if (!frame || !neighbor) throw new Error('Something is not shown.')
  expect(frame.x).toBeGreaterThan(0)
  expect(frame.x + frame.width).toBeLessThan(neighbor.x)
})

test('words of the header and the footer lead to their field in the whole site', async ({ dev, page }) => {
  const canvas = page.frameLocator('iframe')
  const toast = page.locator('.toast')
  const press = async (part: 'banner' | 'contentinfo', name: string) => {
    await edit(dev, page, '/blocks/0', withBlocks(hero))
    await canvas.getByRole(part).getByText(name, { exact: true }).first().click()
    await expect(toast).toContainText('These words belong to the whole site')
    await expect(page).toHaveURL(/file=compliance\.json/)
    await toast.getByRole('button', { name: 'Open in Whole site' }).click()
    await expect(page).toHaveURL(/file=_site\.json/)
  }
  await press('contentinfo', 'Compliance')
  await expect(form(page).getByRole('textbox').and(page.locator(':focus'))).toHaveValue('Compliance')
  await press('banner', 'Sign in')
  await expect(form(page).getByRole('textbox').and(page.locator(':focus'))).toHaveValue('Sign in')
  // In the whole site itself the press selects at once.
  await canvas.getByRole('contentinfo').getByText('Compliance', { exact: true }).click()
  await expect(form(page).getByRole('textbox').and(page.locator(':focus'))).toHaveValue('Compliance')
  await expect(toast).toBeHidden()
})

test('the frame of a block cuts through no heading, its own or that of the next block', async ({ dev, page }) => {
  const passage = (title: string) => ({ type: 'passage', title, text: 'We answer from Monday to Friday.' })
  await edit(dev, page, '/blocks/1', withBlocks(hero, passage('Before'), passage('Between'), passage('After')))
  const canvas = page.frameLocator('iframe')
  const ring = canvas.locator('brightrail-marks .ring')
  /** How far the frame is from the headings around its upper and its lower edge, in pixels of the page. */
  const distances = () =>
    ring.evaluate((shown) => {
      const { top, bottom } = shown.getBoundingClientRect()
      const tops = [...document.querySelectorAll('main h2')].map((heading) => heading.getBoundingClientRect().top)
      return [top, bottom].map((edge) => Math.min(...tops.filter((one) => one > edge)) - edge)
    })
  await page.locator('.line .stop').nth(2).click()
  await expect(page).toHaveURL(/blocks\/2$/)
  await expect(canvas.locator('.ring .tools b')).toContainText('3 of 4')
  const [own, next] = await distances()
  expect(own).toBeGreaterThanOrEqual(8)
  expect(own).toBeLessThan(40)
  expect(next).toBeGreaterThanOrEqual(8)
})

test('a block of a kind that does not exist has its place on the page, until it is another one', async ({
  dev,
  page,
}) => {
  const passage = { type: 'passage', title: 'Hours', text: 'At any hour.' }
  await edit(dev, page, '/blocks/2', withBlocks(hero, { ...passage, type: 'pasage', text: 'On weekdays.' }, passage))
  const canvas = page.frameLocator('iframe')
  const unknown = canvas.locator('[data-block=pasage]')
  await expect(unknown).toContainText('No block is called "pasage".')
  const flag = canvas.locator('brightrail-marks .flag', { hasText: 'No block' })
  await expect(flag.locator('span')).toHaveText('No block is called "pasage".')
  await expect(flag).not.toHaveAttribute('data-ringed')
  await unknown.click()
  await expect(stops(page).nth(1)).toHaveAttribute('aria-current', 'true')
  // One ring is enough.
  await expect(flag).toHaveAttribute('data-ringed')
  await form(page).getByLabel('Which kind is it?').selectOption('passage')
  await expect(canvas.locator('[data-block=passage]').first()).toContainText('On weekdays.')
  await expect(unknown).toHaveCount(0)
})

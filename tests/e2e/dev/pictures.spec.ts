import { expect, expectNoReload, open, test } from './devServer.ts'
import { picture } from './picture.ts'

const page = JSON.stringify({
  title: 'A page with a picture | {brand}',
  description: 'A page of the tests: it shows one picture, which changes while somebody looks at it, and goes.',
  blocks: [
    { type: 'hero', layout: 'compact', title: 'A picture' },
    { type: 'picture', picture: { src: 'team.jpg', alt: 'One plain colour and nothing else.' } },
  ],
})

test('a picture is shown when it comes, and anew when it changes, without a reload', async ({ dev, page: tab }) => {
  dev.write('_media/team.jpg', await picture('#0c8a7b'))
  dev.write('new-page.json', page)
  await expect.poll(async () => (await fetch(`${dev.address}new-page.json`)).status).toBe(200)
  await open(tab, `${dev.address}new-page`)
  const image = tab.getByRole('img', { name: 'One plain colour and nothing else.' })
  const sizeOf = () => image.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight])
  await expect.poll(sizeOf).toEqual([1400, 700])
  const before = await image.getAttribute('src')

  dev.write('_media/team.jpg', await picture('#e2552c', 1400, 900))
  await expect.poll(sizeOf).toEqual([1400, 900])
  expect(await image.getAttribute('src')).not.toBe(before)
  expect(await image.getAttribute('height')).toBe('900')
  await expectNoReload(tab)

  const answer = await tab.request.get(new URL((await image.getAttribute('src')) ?? '', dev.address).href)
  expect(answer.headers()).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
})

test('a badly named picture is renamed by a button, and the page that names it follows', async ({ dev, page: tab }) => {
  dev.write('_media/Team Lagos.JPG', await picture('#0c8a7b'))
  dev.write('new-page.json', page.replace('team.jpg', 'Team Lagos.JPG'))
  await expect.poll(async () => (await fetch(`${dev.address}new-page.json`)).status).toBe(200)
  await open(tab, `${dev.address}new-page`)
  const overlay = tab.getByRole('dialog', { name: 'Errors in the content' })
  await overlay.getByRole('button', { name: /^Rename .*Team Lagos\.JPG to team-lagos\.jpg$/ }).click()
  await expect(tab.locator('.toast')).toContainText('_media/team-lagos.jpg, and 1 place with it')
  await expect(overlay).toBeHidden()
  expect(dev.read('new-page.json')).toBe(page.replace('team.jpg', 'team-lagos.jpg'))
  await expect(tab.getByRole('img', { name: 'One plain colour and nothing else.' })).toBeVisible()
  await tab.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await expect(tab.locator('.toast')).toContainText('Renamed back:')
  expect(dev.read('new-page.json')).toBe(page.replace('team.jpg', 'Team Lagos.JPG'))
  await expect(overlay).toBeVisible()
  await expectNoReload(tab)
})

test('what is no picture is never served, and its error is told', async ({ dev, page: tab }) => {
  dev.write('_media/team.jpg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  dev.write('new-page.json', page)
  await expect.poll(async () => (await fetch(`${dev.address}new-page.json`)).status).toBe(200)
  await tab.goto(`${dev.address}new-page`)
  await expect(tab.locator('body')).toContainText('This is an SVG drawing.')
  await expect(tab.locator('main figure img')).toHaveAttribute('src', 'data:,')

  dev.write('_media/team.jpg', await picture('#0c8a7b'))
  await expect(tab.getByRole('img', { name: 'One plain colour and nothing else.' })).toBeVisible()
})

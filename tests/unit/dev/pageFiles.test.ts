import { existsSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { scratchFolder } from '../../support/scratch.ts'
import { baseTexts } from '../content/base.ts'
import { studioServer } from './studioServer.ts'

const place = scratchFolder()
beforeEach(() => place.write(baseTexts))
const { ask, start } = studioServer()

const has = (key: string) => existsSync(place.path(key))
const move = (from: string, to: string, how: { isTrial?: true; isBack?: true } = {}, headers = {}) =>
  ask('POST', `pages/${from}`, JSON.stringify({ to, isTrial: false, isBack: false, ...how }), headers)

test('a page is moved with all links to it, and back', async () => {
  const content = await start(place.folder)
  const before = [place.read('index.json'), place.read('about.json')]
  const links = before.join().split('"/about').length - 1
  expect(links).toBeGreaterThan(0)

  const trial = await move('about.json', 'company/about.json', { isTrial: true })
  expect(trial.status).toBe(200)
  expect(trial.body).toMatchObject({
    places: expect.any(Number) as number,
    documents: expect.arrayContaining(['index.json', '_site.json']) as string[],
  })
  expect([place.read('index.json'), place.read('about.json')]).toEqual(before)

  expect(await move('about.json', 'company/about.json')).toEqual(trial)
  expect(has('about.json')).toBe(false)
  expect(JSON.parse(place.read('company/about.json'))).toMatchObject({ redirectFrom: ['/company', '/about'] })
  // The server knows it at once.
  expect([...content.keys]).toContain('company/about.json')
  expect(content.store.findings().filter(({ severity }) => severity === 'error')).toEqual([])

  expect((await move('company/about.json', 'about.json', { isBack: true })).status).toBe(200)
  expect([place.read('index.json'), place.read('about.json')]).toEqual(before)
})

test('a page goes to no address that is taken or is none, and the home page to no other', async () => {
  await start(place.folder)
  place.write({ 'team.json': baseTexts['about.json'] ?? '' })
  for (const [to, problem] of [
    ['team.json', 'There is a page at /team already. Choose another address.'],
    ['Our Team.json', expect.stringMatching(/small letters.*Did you mean "\/our-team"\?$/)],
    ['../about.json', expect.any(String)],
    ['_site.json', expect.any(String)],
  ] as const) {
    expect(await move('about.json', to, { isTrial: true }), to).toEqual({
      status: 200,
      body: { places: 0, documents: [], problem },
    })
    const done = await move('about.json', to)
    expect([done.status >= 400, done.body.message], to).toEqual([true, problem])
  }
  expect((await move('index.json', 'home.json')).status).toBe(409)
  expect((await move('gone.json', 'home.json')).status).toBe(404)
  expect((await move('_site.json', 'home.json')).status).toBe(404)
  expect((await move('about.json', 'team2.json', {}, { 'X-Brightrail-Token': 'B'.repeat(43) })).status).toBe(403)
  expect((await ask('POST', 'pages/about.json', JSON.stringify({ to: 'a.json' }))).status).toBe(400)
  expect(has('about.json')).toBe(true)
})

test('a page is deleted unless something leads to it', async () => {
  const content = await start(place.folder)
  const linked = await ask('DELETE', 'pages/about.json')
  expect([linked.status, linked.body.message]).toEqual([
    409,
    expect.stringMatching(/^\d+ links? leads? here, from .+\. Choose where they go instead, then delete the page\.$/),
  ])
  expect(has('about.json')).toBe(true)
  place.write({ 'alone.json': baseTexts['about.json'] ?? '' })
  expect((await ask('DELETE', 'pages/alone.json', '', { 'X-Brightrail-Token': null })).status).toBe(403)
  expect((await ask('DELETE', 'pages/alone.json')).status).toBe(200)
  expect([has('alone.json'), content.keys.has('alone.json')]).toEqual([false, false])
  expect((await ask('DELETE', 'pages/index.json')).status).toBe(409)
})

test('a page goes with its links led to another one, and all of it comes back', async () => {
  const content = await start(place.folder)
  place.write({ 'team.json': (baseTexts['about.json'] ?? '').replace(/ *"redirectFrom".*\n/, '') })
  const keys = ['index.json', 'about.json', 'team.json']
  const before = keys.map(place.read)
  const linked = await ask('DELETE', 'pages/about.json')
  expect(linked.body).toMatchObject({ links: expect.any(Number) as number })
  expect((await ask('DELETE', 'pages/about.json?to=about.json')).status).toBe(404)
  expect((await ask('DELETE', 'pages/about.json?to=_site.json')).status).toBe(404)
  expect(keys.map(place.read)).toEqual(before)

  expect(await ask('DELETE', 'pages/about.json?to=team.json')).toEqual({ status: 200, body: {} })
  expect(has('about.json')).toBe(false)
  expect(place.read('index.json')).toContain('"/team"')
  expect(place.read('index.json')).not.toContain('/about')
  expect(JSON.parse(place.read('team.json'))).toMatchObject({ redirectFrom: ['/company', '/about'] })
  expect(content.store.findings().filter(({ severity }) => severity === 'error')).toEqual([])

  // What somebody has written meanwhile is not taken back with it.
  const led = place.read('index.json')
  place.write({ 'index.json': `${led}\n` })
  expect((await ask('PUT', 'pages/about.json')).status).toBe(409)
  place.write({ 'index.json': led })
  expect((await ask('PUT', 'pages/about.json', '', { 'X-Brightrail-Token': null })).status).toBe(403)
  expect((await ask('PUT', 'pages/about.json')).status).toBe(200)
  expect(keys.map(place.read)).toEqual(before)
  expect((await ask('PUT', 'pages/about.json')).status).toBe(404)
})

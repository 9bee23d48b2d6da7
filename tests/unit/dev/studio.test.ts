import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { mostWidth } from '../../../src/model/media.ts'
import { revisionOf } from '../../e2e/dev/token.ts'
import { scratchFolder } from '../../support/scratch.ts'
import { baseTexts } from '../content/base.ts'
import { encode, quarters, red, withCamera } from '../media/make.ts'
import { isNew, pageWith, studioServer } from './studioServer.ts'

const place = scratchFolder()
beforeEach(() => place.write(baseTexts))
const { ask, put, upload, start } = studioServer()

describe('documents', () => {
  test('a mistake does not stop a save, a text that is no JSON is not written', async () => {
    const content = await start(place.folder)
    const text = place.read('index.json')
    const seen = { 'If-Match': revisionOf(text) }
    const worse = text.replace('"title"', '"titel"')
    expect(await put('index.json', worse, seen)).toEqual({ status: 200, body: { revision: revisionOf(worse) } })
    expect(place.read('index.json')).toBe(worse)
    const broken = await put('index.json', worse.slice(0, -5), { 'If-Match': revisionOf(worse) })
    expect([broken.status, place.read('index.json')]).toEqual([422, worse])
    expect(broken.body.message).toMatch(/^[A-Z"].*\.$/)
    // The server knows it at once: what is asked next is not answered from before.
    expect(content.store.text('index.json')).toBe(worse)
  })

  test('who has seen another text hears what is there now', async () => {
    await start(place.folder)
    const text = place.read('index.json')
    const stale = await put('index.json', '{}', { 'If-Match': revisionOf('other') })
    expect(stale.status).toBe(412)
    expect(stale.body.now).toEqual({ text, revision: revisionOf(text) })
    const known = await ask('GET', 'documents/index.json')
    expect(known).toEqual({ status: 200, body: stale.body.now })
    rmSync(place.path('index.json'))
    const gone = await put('index.json', '{}', { 'If-Match': revisionOf(text) })
    expect([gone.status, gone.body.now, existsSync(place.path('index.json'))]).toEqual([412, undefined, false])
    expect((await ask('GET', 'documents/index.json')).status).toBe(404)
  })

  test('half of a text that somebody is writing just now is not told', async () => {
    await start(place.folder)
    const text = place.read('index.json')
    place.write({ 'index.json': text.slice(0, 30) })
    // The clock of the test: however slow the machine is, the other program is quicker.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = put('index.json', '{}', { 'If-Match': revisionOf(text) })
    await expect.poll(() => vi.getTimerCount(), { timeout: 60_000 }).toBeGreaterThan(0)
    place.write({ 'index.json': '{"whole":true}' })
    vi.advanceTimersByTime(100)
    vi.useRealTimers()
    const { status, body } = await answer
    expect([status, body.now?.text]).toEqual([412, '{"whole":true}'])
  })

  test('a new one comes with its folders, and never in the place of another', async () => {
    await start(place.folder)
    expect((await put('about/people/team.json', '{}', isNew)).status).toBe(200)
    expect(place.read('about/people/team.json')).toBe('{}')
    const again = await put('about/people/team.json', '{"a":1}', isNew)
    expect([again.status, again.body.now?.text]).toEqual([412, '{}'])
    expect((await put('about/people/team/index.json', '{}', isNew)).status).toBe(409)
    const misnamed = await put('about/Our%20Team.json', '{}', isNew)
    expect([misnamed.status, misnamed.body.message]).toEqual([422, expect.stringContaining('about/our-team.json')])
    expect(readdirSync(place.path('about'))).toEqual(['people'])
  })

  test('T-R13 of 20 saves of one text one is made, and all others hear which', async () => {
    await start(place.folder)
    const text = place.read('index.json')
    const own = Array.from({ length: 20 }, (_, index) => JSON.stringify({ index }))
    const answers = await Promise.all(own.map((one) => put('index.json', one, { 'If-Match': revisionOf(text) })))
    const made = answers.filter(({ status }) => status === 200)
    const others = answers.filter(({ status }) => status === 412)
    expect([made.length, others.length]).toEqual([1, 19])
    expect(new Set(others.map(({ body }) => body.now?.text))).toEqual(new Set([place.read('index.json')]))
  })
})

describe('pictures', () => {
  test('are kept upright, no wider than they are shown, and without what the camera noted', async () => {
    const content = await start(place.folder)
    const taken = await encode.jpeg(withCamera(quarters(300, 200), 6))
    const hidden = Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')])
    const { status, body } = await upload('people/team.jpg', hidden)
    expect([status, body.name, body.file.width, body.file.height]).toEqual([200, 'people/team.jpg', 200, 300])
    expect(body.shown).toMatchObject({ width: 200, sources: [] })
    expect(content.picture(body.shown.src)?.path).toBe(place.path('_media/people/team.jpg'))
    const bytes = readFileSync(place.path('_media/people/team.jpg'))
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata()
    expect({ exif, icc, xmp, orientation }).toEqual({})
    expect(['Telephone', '<script>'].filter((word) => bytes.includes(word))).toEqual([])
    // Turned to the right: what was above on the left is above on the right now.
    const corner = await sharp(bytes).extract({ left: 190, top: 10, width: 1, height: 1 }).raw().toBuffer()
    for (const [index, value] of red.entries()) expect(Math.abs((corner[index] ?? 0) - value)).toBeLessThan(12)
    const wide = await upload('wide.png', await encode.png(quarters(4000, 10)))
    expect(wide.body.file.width).toBe(mostWidth)
  })

  test('a name that is taken is replaced only when somebody says so, and a free one is offered', async () => {
    const content = await start(place.folder)
    place.write({ '_media/team.jpg': await encode.jpeg(quarters(60, 40)) })
    content.apply(new Map([['_media/team.jpg', '1']]))
    const other = await encode.jpeg(quarters(30, 20))
    const taken = await upload('team.jpg', other)
    expect([taken.status, taken.body.free]).toEqual([412, 'team-2.jpg'])
    expect((await upload('team.jpg?replace', other, {})).body.file).toMatchObject({ width: 30, height: 20 })
    expect((await upload('none.jpg?replace', other, {})).status).toBe(404)
    const asPng = await upload('x.jpg', await encode.png(quarters(30, 20)))
    expect([asPng.status, asPng.body.free]).toEqual([422, 'x.png'])
    const misnamed = await upload('Our%20Team.JPG', other)
    expect([misnamed.status, misnamed.body.free]).toEqual([422, 'our-team.jpg'])
    const damaged = await upload('half.jpg', other.subarray(0, other.length / 2))
    expect([damaged.status, damaged.body.message]).toEqual([422, expect.stringMatching(/^The picture is damaged/)])
  })

  test('are deleted only when nothing shows them, also nothing that cannot be read to its end', async () => {
    const bytes = await encode.jpeg(quarters(30, 20))
    place.write({
      'team.json': pageWith('used.jpg'),
      'draft.json': '{ "blocks": [{ "type": "picture", "picture": { "src": "half.jpg"',
      ...Object.fromEntries(['used', 'half', 'free'].map((name) => [`_media/${name}.jpg`, bytes])),
    })
    await start(place.folder)
    const remove = (name: string) => ask('DELETE', `media/${name}.jpg`)
    expect((await remove('used')).body).toMatchObject({ usedOn: ['team.json'] })
    expect((await remove('half')).body).toMatchObject({ usedOn: ['draft.json'] })
    expect((await remove('free')).status).toBe(200)
    expect((await remove('free')).status).toBe(404)
    expect(readdirSync(place.path('_media')).sort()).toEqual(['half.jpg', 'used.jpg'])
  })
})

import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guideOf, openGuide } from '../../../scripts/guide/index.ts'
import { keepPicture, keptPictures, type Shot } from '../../../scripts/guide/pictures/pictures.ts'
import { hindranceIn, withoutPictures } from '../../../scripts/guide/pictures/take.ts'
import { cacheFolder, filesUnder } from '../../../scripts/lib/cache.ts'
import { copyFiles } from '../../../scripts/lib/gone.ts'
import { readSite } from '../../../scripts/refactor/site.ts'
import { scratchFolder } from '../../support/scratch.ts'

const place = scratchFolder()

/** A shot of a block that no site has. */
const shotOf = (type: string, key: string): Shot => ({ example: { type, number: 1, text: '' }, kind: 'wide', key })
const [kept, never] = ['noBlockKept', 'noBlockNever']
beforeAll(() => keepPicture(shotOf(kept, 'then'), new Uint8Array([1]), { width: 12, height: 5 }))
afterAll(() => {
  const folder = join(cacheFolder, 'guide')
  for (const name of readdirSync(folder)) if (name.startsWith(`${kept}-`)) rmSync(join(folder, name))
})

test('a photograph from before is found where it is asked for, and is never taken for a current one', () => {
  const [then, now] = [shotOf(kept, 'then'), shotOf(kept, 'now')]
  expect([...keptPictures([then, now]).keys()]).toEqual([then])
  expect(keptPictures([now], { older: true }).get(now)).toMatchObject({ type: kept, width: 12, height: 5 })
  expect(keptPictures([shotOf(never, 'now')], { older: true }).size).toBe(0)
})

test('one line says what is broken, and which pictures are from before or left out', () => {
  place.write({ '_site.json': '{', 'about.json': '{ "title": ' })
  const hindrance = hindranceIn(readSite(place.folder).content)
  if (!hindrance) throw new Error('Nothing is broken.')
  expect(hindrance.reason).toMatch(/\.json:\d+:\d+ has an error \(and there (?:is|are) \d+ more\)$/)
  const said = (...shots: Shot[]) => withoutPictures({ reason: 'It rains', wayOut: 'Wait' }, shots)
  const start = 'It rains, so no new pictures of blocks can be taken.'
  expect(said(shotOf(kept, 'now'), shotOf(never, 'now'))).toBe(
    `${start} From before: ${kept}. Left out: ${never}. Wait.`,
  )
  expect(said()).toBe(`${start} All of them are there from before. Wait.`)
  const many = Array.from({ length: 9 }, (_, at) => shotOf(`noBlock${at}`, 'now'))
  expect(said(...many)).toContain('noBlock4 and 4 more blocks.')
})

test('the guide can be read whatever is broken: the file of the site, and a page', () => {
  place.write({ '_site.json': '{ "brand": ', 'about.json': '{ "title": ' })
  const guide = guideOf(readSite(place.folder), false)
  const paths = ['', 'navigation-and-footer', 'add-a-partner', 'site', 'shared', 'words', 'pictures', 'blocks/stats']
  expect(paths.filter((path) => !guide.html(path)?.includes('<h1>'))).toEqual([])
})

test('a picture that is renamed while the guide is written is left out', () => {
  place.write({ '_media/team.jpg': 'A picture', 'about.json': '{}' })
  const read = openGuide(place.folder, { isLive: false }).files.get('assets/media/team.jpg')
  const files = filesUnder(place.folder)
  expect(String(read?.())).toBe('A picture')
  rmSync(place.path('_media/team.jpg'))
  expect(read?.()).toBe(null)
  copyFiles(place.folder, place.path('copy'), files)
  expect(filesUnder(place.path('copy'))).toEqual([place.path('copy/about.json')])
})

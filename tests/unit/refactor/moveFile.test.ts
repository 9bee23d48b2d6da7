import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { main } from '../../../scripts/commands/move.ts'
import { UsageError } from '../../../scripts/lib/options.ts'
import { baseText, baseTexts } from '../content/base.ts'
import { encode, quarters } from '../media/make.ts'
import { scratchSite } from './scratch.ts'
import { takeTurns } from '../../support/turns.ts'

takeTurns('refactor moveFile')

const site = scratchSite()
const move = (...args: string[]) => main([...args, '--pages', site.folder])
const page = (src: string) =>
  baseText('index.json').replace(
    '{ "type": "shared"',
    `{ "type": "picture", "picture": { "src": "${src}", "alt": "Three people at a table look at a plan." } },\n    { "type": "shared"`,
  )

describe('npm run move of a file that is no document', () => {
  test.each([
    ['team.JSON', 'team.json'],
    ['team.json.txt', 'team.json'],
    ['about/_team.json', 'about/team.json'],
    ['team (1).json', 'team-1.json'],
    ['team', 'company/team.json'],
    ['_shraed/call.json', '_shared/call.json'],
  ])('%s becomes %s, whatever is in it', async (from, to) => {
    site.write({ [from]: 'not even JSON' })
    expect(await move(from, to)).toBe(0)
    expect(site.all()).toEqual({ ...baseTexts, [to]: 'not even JSON' })
    expect(site.printed).toMatch(
      / is now .*\.json\.\nNothing else names it\.\nTo take it back: .* --back --pages .*\n$/,
    )
  })

  test('a picture: the pages that show it follow', async () => {
    const jpeg = await encode.jpeg(quarters(2560, 1440))
    site.write({ 'index.json': page('Team Lagos.JPG'), '_media/Team Lagos.JPG': jpeg })
    expect(await move('_media/Team Lagos.JPG', '_media/team-lagos.jpg', '--dry-run')).toBe(0)
    expect(site.read('index.json')).toBe(page('Team Lagos.JPG'))
    expect(await move('_media/Team Lagos.JPG', '_media/team-lagos.jpg')).toBe(0)
    expect(site.read('index.json')).toBe(page('team-lagos.jpg'))
    expect(readFileSync(site.path('_media/team-lagos.jpg')).equals(jpeg)).toBe(true)
    expect(site.findings()).toEqual([])
    expect(site.printed).toContain('the picture "Team Lagos.JPG" becomes "team-lagos.jpg"')
  })

  test('a picture moves on beside errors of other documents, and of its own that leave it readable', async () => {
    const jpeg = await encode.jpeg(quarters(2560, 1440))
    const broken = baseText('about.json').replace('"id": "top",', '"id": "top"')
    const misspelt = page('Team Lagos.JPG').replace('"title"', '"titel"')
    site.write({ 'index.json': misspelt, 'about.json': broken, '_media/Team Lagos.JPG': jpeg })
    expect(await move('_media/Team Lagos.JPG', '_media/team-lagos.jpg')).toBe(0)
    expect(site.read('index.json')).toBe(misspelt.replace('Team Lagos.JPG', 'team-lagos.jpg'))
    expect(site.read('about.json')).toBe(broken)
    expect(site.printed).toMatch(/about\.json and .*index\.json have errors that were there before: npm run check/)
  })

  test.each([
    ['that cannot be parsed', (text: string) => text.replace(/",\n/, '"\n')],
    ['that names it where nobody looks for pictures', (text: string) => text.replace('"src"', '"scr_of_it"')],
  ])('a picture stays when a document shows it %s, which is named', async (_what, spoil) => {
    const jpeg = await encode.jpeg(quarters(2560, 1440))
    site.write({ 'index.json': spoil(page('Team Lagos.JPG')), '_media/Team Lagos.JPG': jpeg })
    const before = site.all()
    await expect(move('_media/Team Lagos.JPG', '_media/team-lagos.jpg')).rejects.toThrow(
      /Nothing was changed: the picture "Team Lagos\.JPG" is named in .*pages\/index\.json, .* in line \d+\. /,
    )
    expect(site.all()).toEqual(before)
  })

  test.each([
    ['a picture', '_media/Team Lagos.JPG', '_media/team-lagos.jpg'],
    ['a file with a wrong ending', 'team.JSON', 'team.json'],
    ['a page whose name is no address', 'Our Team.json', 'our-team.json'],
    ['a page', 'about.json', 'company/who-we-are.json'],
    ['a folder', 'about/', 'company/'],
  ])('%s is moved back by the command that is printed, byte for byte', async (_what, from, to) => {
    const picture = { [from]: await encode.jpeg(quarters(2560, 1440)), 'index.json': page('Team Lagos.JPG') }
    const text = baseText('about.json').replace(/"redirectFrom": .*\n/, '')
    const pages = { 'about/one.json': text, 'about/two.json': text }
    site.write(
      from === 'about/' ? pages : from === 'about.json' ? {} : from.includes('_media') ? picture : { [from]: text },
    )
    const before = site.all()
    expect(await move(from, to)).toBe(0)
    expect(site.all()).not.toEqual(before)
    const [, command = ''] = /^To take it back: npm run move -- (.*)$/m.exec(site.printed) ?? []
    const words = [...command.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
    expect(await main(words)).toBe(0)
    expect(site.all()).toEqual(before)
  })

  test.each([
    ['a target that exists', ['team.JSON', 'about.json'], /exists already/],
    ['a target that the site does not read', ['team.JSON', '_team.json'], /would not read/],
    ['a name that is no address', ['team.JSON', 'Our Team.json'], /Did you mean ".*our-team\.json"/],
    ['a picture outside of its folder', ['_media/x.jpg', 'x.json'], /Pictures stay in/],
    ['a bad name for a picture', ['_media/x.jpg', '_media/My X.jpg'], /Did you mean ".*_media\/my-x\.jpg"/],
  ])('%s is refused', async (_name, args, says) => {
    site.write({ 'team.JSON': '{}', '_media/x.jpg': 'x' })
    const before = site.all()
    await expect(move(...args)).rejects.toThrow(UsageError)
    await expect(move(...args)).rejects.toThrow(says)
    expect(site.all()).toEqual(before)
  })
})

import { describe, expect, test } from 'vitest'
import { routeOf } from '../../../src/model/route.ts'
import { isLitter, isStray, strayFinding } from '../../../src/content/entry/strays.ts'
import { baseTexts } from './base.ts'
import { contentOf } from './support.ts'

describe('a file that the site does not read', () => {
  test.each([
    ['team.JSON', 'team.json'],
    ['Team.Json', 'team.json'],
    ['team.json.txt', 'team.json'],
    ['about/Our Team.json.txt', 'about/our-team.json'],
    ['team', 'team.json'],
    ['about/team', 'about/team.json'],
    ['team.jsn', 'team.json'],
    ['team.json5', 'team.json'],
    ['_team.json', 'team.json'],
    ['_guide.json', 'guide.json'],
    ['about/_team.json', 'about/team.json'],
    ['_sit.json', '_site.json'],
    ['_Site.json', '_site.json'],
    ['_site.JSON', '_site.json'],
    ['_405.json', '_404.json'],
    ['_shraed/closing.json', '_shared/closing.json'],
    ['_Shared/closing.json', '_shared/closing.json'],
    ['_shared/calls/closing.json', '_shared/closing.json'],
    ['_shared/closing', '_shared/closing.json'],
    ['team.jpg', '_media/team.jpg'],
    ['about/Team Lagos.PNG', '_media/team-lagos.png'],
    ['_medai/team.jpg', '_media/team.jpg'],
  ])('%s was meant as %s', (key, better) => {
    expect(isStray(key)).toBe(true)
    const { message, hint, suggestions } = strayFinding(key, 'pages')
    expect(suggestions).toEqual([better])
    expect(message).toMatch(/Did you mean "[^"]+"\?$/)
    expect(hint).toMatch(/^Rename it with npm run move .+\.$/)
    expect(hint).toContain(better)
  })

  test('has the command that renames it, in quotes where it needs them', () => {
    expect(strayFinding('team.JSON', 'pages').hint).toBe('Rename it with npm run move pages/team.JSON pages/team.json.')
    expect(strayFinding('Our Team', 'pages').hint).toBe(
      'Rename it with npm run move "pages/Our Team" pages/our-team.json.',
    )
  })

  test.each([
    ['Team.docx', 'npm run new page team,'],
    ['about/Our team.md', 'npm run new page about/our-team,'],
    ['robots.txt', 'The build writes one'],
    ['favicon.png', 'the folder "public"'],
    ['_drafts/team.json', '"index": false'],
    ['team.mp4', 'delete it'],
    ['page.ts', 'delete it'],
  ])('%s is led to where it belongs', (key, words) => {
    expect(isStray(key)).toBe(true)
    expect(strayFinding(key, 'pages')).toMatchObject({ suggestions: [] })
    expect(strayFinding(key, 'pages').hint).toContain(words)
  })

  test.each(['~$Team.docx', 'team.json.bak', 'about/team.json.orig', 'team.json.old', 'team.bak2'])(
    '%s was left, and can be deleted',
    (key) => {
      expect(isStray(key)).toBe(true)
      expect(strayFinding(key, 'pages')).toMatchObject({ suggestions: [], hint: expect.stringMatching(/^Delete it/) })
    },
  )

  test.each([
    'team (1).json',
    'about/team - Copy.json',
    'about/team - Copy (2).json',
    'Copy of team.json',
    'team copy 2.json',
    'team(1).json',
  ])('%s is a copy, and no page of its own', (key) => {
    expect(routeOf(key)).toBeNull()
    expect(strayFinding(key, 'pages').message).toMatch(/^This looks like a copy of "(?:about\/)?team\.json"/)
  })

  test.each([
    '.DS_Store',
    'about/.DS_Store',
    'Thumbs.db',
    'desktop.ini',
    'team.json~',
    '.team.json.swp',
    '#team.json#',
    'team.json.tmp-12',
    '__MACOSX/team.json',
    'README.md',
    'about/readme',
  ])('%s is what a system, a program or a reader needs', (key) => {
    expect(isLitter(key)).toBe(true)
    expect(isStray(key)).toBe(false)
  })

  test.each([
    'team.json',
    'about/index.json',
    '_site.json',
    '_404.json',
    '_shared/closing.json',
    '_media/team.jpg',
    'copy.json',
    'team-copy.json',
    'Our Team.json',
  ])('%s is none', (key) => {
    expect(isStray(key)).toBe(false)
  })

  test('is one finding, whatever is in it', () => {
    for (const key of ['team.JSON', '_team.json', 'team (1).json', 'Team.docx', 'about/team']) {
      const found = contentOf({ ...baseTexts, [key]: baseTexts['about.json'] ?? '' }).findings()
      expect(found, key).toMatchObject([{ code: 'fileUnknown', severity: 'warning', file: `pages/${key}`, line: 1 }])
    }
  })

  test('with its ending twice is named without it', () => {
    const found = contentOf({ ...baseTexts, 'team.json.json': baseTexts['index.json'] ?? '' }).findings()
    expect(found.find(({ code }) => code === 'fileName')?.suggestions).toEqual(['team.json'])
  })
})

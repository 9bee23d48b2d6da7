import { describe, expect, test, vi } from 'vitest'
import { main } from '../../../scripts/commands/move.ts'
import { UsageError } from '../../../scripts/lib/options.ts'
import { baseText, baseTexts } from '../content/base.ts'
import { scratchSite } from './scratch.ts'

const site = scratchSite()
const move = (...args: string[]) => main([...args, '--pages', site.folder])

/** Every way in which a document of the small site writes the address of the page. */
const follow = (text: string, from: string, to: string) =>
  text.replaceAll(new RegExp(`(?<="|\\()${from}(?=["#?)])`, 'g'), to)

describe('npm run move', () => {
  test('every link follows, and nothing else of any file changes', async () => {
    expect(await move('about.json', 'company/team.json')).toBe(0)
    const { 'company/team.json': moved, ...others } = site.all()
    const { 'about.json': old, ...rest } = baseTexts
    for (const [key, text] of Object.entries(rest))
      expect(others[key], key).toBe(follow(text, '/about', '/company/team'))
    expect(Object.keys(others)).toEqual(Object.keys(rest).sort())
    expect(moved).toBe(
      follow(old ?? '', '/about', '/company/team')
        .replace('"../schemas/page.gen.json"', '"../../schemas/page.gen.json"')
        .replace('"redirectFrom": ["/company"]', '"redirectFrom": ["/company", "/about"]'),
    )
    expect(site.errors()).toEqual([])
  })

  test('both earlier addresses lead to the new one, without a chain', async () => {
    await move('about.json', 'team.json')
    expect(site.redirects()).toEqual([
      { from: '/about', to: '/team' },
      { from: '/company', to: '/team' },
    ])
    await move('team.json', 'people.json')
    expect(site.redirects().map(({ to }) => to)).toEqual(['/people', '/people', '/people'])
  })

  test('moving back takes away the earlier address that is none any more', async () => {
    await move('about.json', 'company/team.json')
    await move('company/team.json', 'about.json')
    const text = baseText('about.json').replace('["/company"]', '["/company", "/company/team"]')
    expect(site.all()).toEqual({ ...baseTexts, 'about.json': text })
    expect(site.errors()).toEqual([])
  })

  /** A page without errors but for its name. */
  const team = baseText('about.json')
    .replace('"title": "About', '"title": "Meet')
    .replace('"description": "What', '"description": "See what')

  test('a page whose name is no address gets one, and no earlier address', async () => {
    site.write({ 'Our Team.json': team.replace('/company', '/people') })
    expect(site.errors()).toMatchObject([{ code: 'fileName' }])
    await move('Our Team.json', 'our-team.json')
    expect(site.read('our-team.json')).toContain('"redirectFrom": ["/people"]')
    expect(Object.keys(site.all())).not.toContain('Our Team.json')
    expect(site.errors()).toEqual([])
  })

  test('links to a page whose name has capitals follow it', async () => {
    const index = baseText('index.json').replace('/about#our-story', '/OurTeam#our-story')
    site.write({ 'OurTeam.json': team.replace('  "redirectFrom": ["/company"],\n', ''), 'index.json': index })
    await move('OurTeam.json', 'our-team.json')
    expect(site.read('our-team.json')).not.toContain('redirectFrom')
    expect(site.read('index.json')).toContain('"/our-team#our-story"')
    expect(site.errors()).toEqual([])
  })

  test('a page with a bad name and another error waits until that is fixed', async () => {
    site.write({ 'Our Team.json': team.replace('"layout"', '"layuot"') })
    await expect(move('Our Team.json', 'our-team.json')).rejects.toThrow('Nothing was changed: because of the error at')
  })

  test('a page may take an earlier address of its own', async () => {
    await move('about.json', 'company.json')
    expect(site.read('company.json')).toContain('"redirectFrom": ["/about"]')
    expect(site.errors()).toEqual([])
  })

  test('it says each place, and --dry-run says the same and writes nothing', async () => {
    await move('about.json', 'team.json', '--dry-run')
    const planned = site.printed
    expect(site.all()).toEqual(baseTexts)
    site.printed = ''
    await move('about.json', 'team.json')
    const [done, back] = site.printed.split('To take it back: ')
    expect(planned).toBe(`Nothing is written yet. This would be done: ${done}`)
    expect(back).toMatch(/^npm run move -- .*team\.json .*about\.json --back --pages .*pages\n$/)
    expect(site.printed).toMatch(/^.*about\.json moves to .*team\.json\. The page \/about is now \/team\.\n/)
    expect(site.printed).toMatch(/_site\.json:\d+:\d+ {2}Navigation: the link "\/about#story" becomes "\/team#story"\n/)
    expect(site.printed).toMatch(/\n\d+ changes in 4 files\.\n/)
  })

  test('--dry-run counts as well where npm takes it for itself', async () => {
    vi.stubEnv('npm_config_dry_run', 'true')
    await move('about.json', 'team.json')
    vi.unstubAllEnvs()
    expect(site.all()).toEqual(baseTexts)
  })

  test('the index of a folder keeps its address', async () => {
    site.write({ 'legal/index.json': baseText('index.json').replace('{brand}: accounts', 'Legal notes') })
    await move('legal/index.json', 'legal.json')
    expect(site.printed).toContain('The address stays.')
    expect(Object.keys(site.all())).not.toContain('legal/index.json')
    expect(site.read('legal.json')).not.toContain('redirectFrom')
  })

  test('a folder moves with all of its pages', async () => {
    const page = (title: string, href: string) =>
      baseText('index.json').replace('{brand}: accounts', title).replace('/about#our-story', href)
    site.write({ 'a/one.json': page('Page one', '/a/two'), 'a/two.json': page('Page two', '/a/one?x=1#y') })
    site.write({ 'a/two.json': page('Page two', '/a/one') })
    await move('a', 'b/c')
    expect(site.read('b/c/one.json')).toContain('"/b/c/two"')
    expect(site.read('b/c/two.json')).toContain('"/b/c/one"')
    expect(site.redirects()).toContainEqual({ from: '/a/one', to: '/b/c/one' })
    expect(site.errors()).toEqual([])
  })

  test('a shared document: the pages that use it follow', async () => {
    await move('_shared/closing.json', '_shared/farewell.json')
    const { '_shared/closing.json': closing, ...rest } = baseTexts
    const texts = Object.entries(rest).map(([key, text]) => [
      key,
      text.replace('"use": "closing"', '"use": "farewell"'),
    ])
    expect(site.all()).toEqual({ ...Object.fromEntries(texts), '_shared/farewell.json': closing })
    expect(site.errors()).toEqual([])
  })

  test('links behind tokens follow where the token is defined', async () => {
    site.write({ '_site.json': baseText('_site.json').replace('https://app.rail.example/docs', '/about') })
    site.write({ 'index.json': baseText('index.json').replace('/about#our-story', '{links.docs}#our-story') })
    await move('about.json', 'team.json')
    expect(site.read('_site.json')).toContain('"docs": "/team"')
    expect(site.read('index.json')).toContain('"{links.docs}#our-story"')
    expect(site.errors()).toEqual([])
  })

  test('links inside of running text follow, with escapes before them and characters around them', async () => {
    const text = 'Say \\"hi\\" \\u2013 [a](/about), [b](</about#story>) and [c \\\\[d\\\\]](/about?tab=cards#story).'
    site.write({ 'about.json': baseText('about.json').replace('We began', `${text} We began`) })
    await move('about.json', 'team.json')
    expect(site.read('team.json')).toContain(text.replaceAll('/about', '/team'))
  })

  for (const [name, list, next] of [
    [
      'over several lines',
      '[\n    "/company",\n    "/firm"\n  ]',
      '[\n    "/company",\n    "/firm",\n    "/about"\n  ]',
    ],
    ['without entries', '[]', '["/about"]'],
  ] as const) {
    test(`a list of earlier addresses ${name} keeps its form`, async () => {
      site.write({ 'about.json': baseText('about.json').replace('["/company"]', list) })
      await move('about.json', 'team.json')
      expect(site.read('team.json')).toContain(`"redirectFrom": ${next},\n  "blocks"`)
    })
  }

  test('a page on one line stays on one line, and Windows line ends stay', async () => {
    const text = baseText('about.json').replace('  "redirectFrom": ["/company"],\n', '')
    site.write({ 'about.json': JSON.stringify(JSON.parse(text)) })
    await move('about.json', 'team.json')
    expect(site.read('team.json')).toContain('"redirectFrom": ["/about"],"blocks":[')
    site.write({ 'team.json': text.replaceAll('\n', '\r\n') })
    await move('team.json', 'people.json')
    expect(site.read('people.json')).toContain('"redirectFrom": ["/team"],\r\n  "blocks"')
    expect(site.read('people.json')).not.toMatch(/[^\r]\n/)
  })
})

describe('what npm run move refuses, and then nothing is changed', () => {
  const misuses: [string, string[], RegExp][] = [
    [
      'a page that does not exist',
      ['abuot.json', 'x.json'],
      /There is no .*abuot\.json\. Did you mean ".*about\.json"\?/,
    ],
    ['a target that exists', ['about.json', 'index.json'], /index\.json exists already, and nothing is overwritten/],
    ['a target that is the file itself', ['about.json', '/about'], /is where the file is already/],
    ['a name that is no address', ['about.json', 'Our Team.json'], /Did you mean ".*our-team\.json"/],
    ['a target outside of the folder', ['about.json', '../about.json'], /is not in/],
    ['the home page', ['index.json', 'home.json'], /is the home page/],
    ["the site's own document", ['_site.json', 'site.json'], /keeps its name/],
    ['a page as a shared document', ['about.json', '_shared/about.json'], /cannot become a shared document/],
    ['shared blocks as a page', ['_shared/closing.json', 'closing.json'], /stays in/],
    ['a name that shared blocks cannot have', ['_shared/closing.json', '_shared/The End.json'], /small letter first/],
    ['one word only', ['about.json'], /Something is missing/],
  ]
  for (const [name, args, says] of misuses) {
    test(`${name} is refused`, async () => {
      await expect(move(...args)).rejects.toThrow(UsageError)
      await expect(move(...args)).rejects.toThrow(says)
      expect(site.all()).toEqual(baseTexts)
    })
  }

  test('an earlier address of another page', async () => {
    await expect(move('index.json', 'company.json')).rejects.toThrow(UsageError)
    site.write({ 'legal.json': baseText('index.json').replace('{brand}: accounts', 'Legal notes') })
    await expect(move('legal.json', 'company.json')).rejects.toThrow(/is an earlier address of .*about\.json/)
  })

  test('an address that another file has', async () => {
    site.write({ 'legal/index.json': baseText('index.json').replace('{brand}: accounts', 'Legal notes') })
    await expect(move('about.json', 'legal.json')).rejects.toThrow(/belongs to .*legal\/index\.json already/)
  })

  test('a site with an error that may hide links', async () => {
    site.write({ 'index.json': baseText('index.json').replace('"blocks": [', '"blocks": ') })
    const before = site.all()
    await expect(move('about.json', 'team.json')).rejects.toThrow(
      /^Nothing was changed: because of the error at .*index\.json:\d+:\d+.* it is not certain what else has to move along\. Run npm run check/,
    )
    expect(site.all()).toEqual(before)
  })

  test('a broken link elsewhere is no reason', async () => {
    site.write({ 'index.json': baseText('index.json').replace('/about#our-story', '/nowhere') })
    expect(await move('about.json', 'team.json')).toBe(0)
    expect(site.errors().map(({ code }) => code)).toEqual(['linkPage'])
  })

  test('an address that is written with characters of Markdown inside', async () => {
    const text = 'See [us](/ab\\\\out\\\\-us).'
    site.write({ 'about-us.json': baseText('index.json').replace('{brand}: accounts', 'About us') })
    site.write({
      'about.json': baseText('about.json').replace('We began', `${text.replace('ab\\\\out', 'about')} We began`),
    })
    const before = site.all()
    await expect(move('about-us.json', 'team.json')).rejects.toThrow(/is written in an unusual way/)
    expect(site.all()).toEqual(before)
  })
})

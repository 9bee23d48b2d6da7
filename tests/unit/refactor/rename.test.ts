import { describe, expect, test } from 'vitest'
import { main } from '../../../scripts/commands/renameBlockId.ts'
import { main as whereUsed } from '../../../scripts/commands/whereUsed.ts'
import { UsageError } from '../../../scripts/lib/options.ts'
import { rootName } from '../../../scripts/lib/readContent.ts'
import { baseText, baseTexts } from '../content/base.ts'
import { scratchSite } from './scratch.ts'

const site = scratchSite()
const rename = (...args: string[]) => main([...args, '--pages', site.folder])

describe('npm run rename-block-id', () => {
  test('the anchor and every link to it follow, and nothing else changes', async () => {
    expect(await rename('about.json#story', 'history')).toBe(0)
    const next = (text: string) => text.replaceAll('#story"', '#history"').replace('"id": "story"', '"id": "history"')
    expect(site.all()).toEqual(Object.fromEntries(Object.entries(baseTexts).map(([key, text]) => [key, next(text)])))
    expect(site.all()).not.toEqual(baseTexts)
    expect(site.errors()).toEqual([])
  })

  test('an anchor of shared blocks: links on and to every page that shows them follow', async () => {
    site.write({ 'index.json': baseText('index.json').replace('/about#our-story', '#closing') })
    site.write({ 'about.json': baseText('about.json').replace('/about?tab=wallets', '/?a=b#closing') })
    await rename('_shared/closing.json', 'closing', 'last-words')
    expect(site.read('index.json')).toContain('"#last-words"')
    expect(site.read('about.json')).toContain('(/?a=b#last-words)')
    expect(site.errors()).toEqual([])
  })

  test('an anchor of the same name on another page is another one', async () => {
    const text = baseText('index.json')
      .replace('"type": "hero", ', '"type": "hero", "id": "story", ')
      .replace('/about#our-story', '#story')
    site.write({ 'index.json': text })
    await rename('about.json#story', 'history')
    expect(site.read('index.json')).toBe(text)
  })

  test('--dry-run writes nothing', async () => {
    await rename('about.json#story', 'history', '--dry-run')
    expect(site.all()).toEqual(baseTexts)
    expect(site.printed).toMatch(/the anchor "story" becomes "history"\n/)
  })

  const misuses: [string, string[], RegExp][] = [
    ['a name that another block has', ['about.json#story', 'top'], /"top" is taken on .*about\.json/],
    ['a name that a block of shared blocks has', ['about.json#story', 'closing'], /is taken/],
    ['a name that a heading has', ['about.json#top', 'our-story'], /is taken/],
    ['an anchor that does not exist', ['about.json#stroy', 'x-y'], /has no anchor "stroy"\. Did you mean "story"\?/],
    ['a heading', ['about.json#our-story', 'x-y'], /follows the words of the heading/],
    ['a form that no anchor has', ['about.json#story', 'Our History'], /Did you mean "our-history"\?/],
    ['no old name', ['about.json', 'history'], /Say which anchor/],
  ]
  for (const [name, args, says] of misuses) {
    test(`${name} is refused`, async () => {
      await expect(rename(...args)).rejects.toThrow(UsageError)
      await expect(rename(...args)).rejects.toThrow(says)
      expect(site.all()).toEqual(baseTexts)
    })
  }
})

describe('npm run where-used', () => {
  const used = async (what: string) => {
    site.printed = ''
    expect(await whereUsed([what, '--pages', site.folder])).toBe(0)
    return site.printed
      .replaceAll(`${rootName(site.folder)}/`, '')
      .split('\n')
      .slice(0, -1)
  }
  const cases: Record<string, RegExp[]> = {
    'about.json': [
      /^_shared\/closing\.json:4:\d+ {2}Banner, 1st block: .* links to "\/about#top"$/,
      /^_site\.json:29:\d+ {2}Navigation: the address of the menu item “About” of the navigation links to "\/about#story"$/,
      /^_site\.json:31:/,
      /^_site\.json:\d+:\d+ {2}Footer: the address of the link “Wallets” in “Company” of the footer/,
      /^about\.json:\d+:\d+ {2}Text, 2nd block: the text links to "\/about\?tab=wallets"$/,
      /^index\.json:/,
      /^6 uses of the page \/about in 4 files\.$/,
    ],
    'about.json#story': [
      /^_site\.json/,
      /^about\.json.*Hero, 1st block: the address of the button “Read our story” links to "#story"/,
      /^2 uses/,
    ],
    '_shared/closing.json': [
      /^about\.json.*the name stands for these blocks/,
      /^index\.json/,
      /^2 uses of the shared blocks "closing" in 2 files\.$/,
    ],
    '{links.signUp}': [/^_site\.json/, /^about\.json/, /^2 uses of the token \{links\.signUp\}/],
    startHero: [/^about\.json.*used as the drawing$/, /^1 use of the drawing "startHero" in 1 file\.$/],
    hero: [/^about\.json.*"Who we are"$/, /^index\.json.*"Money on one rail"$/, /^2 uses of the block type "hero"/],
    'index.json': [/^_site\.json.*"\/"$/, /^1 use/],
    kredapay: [/^Nothing uses the mark "kredapay"\.$/],
    faq: [/^Nothing uses the block type "faq"\.$/],
  }
  for (const [what, lines] of Object.entries(cases)) {
    test(`${what}: each place with its line, and how many`, async () => {
      const printed = await used(what)
      expect(printed).toHaveLength(lines.length)
      for (const [index, line] of lines.entries()) expect(printed[index]).toMatch(line)
    })
  }

  test('an address, as a browser shows it, is told its file', async () => {
    const written = 'The page /about is written in about.json.'
    const addresses = [
      '/about',
      '/about/',
      'http://localhost:5173/about?tab=wallets',
      'https://rail.example/about.html',
    ]
    for (const address of addresses) expect((await used(address))[0], address).toBe(written)
    expect((await used('http://localhost:5173/'))[0]).toBe('The page / is written in index.json.')
    expect((await used('/about#story'))[0]).toBe(written)
    expect(await used('/company')).toEqual(['The address /company leads to /about.', ...(await used('/about'))])
    await expect(used('http://localhost:5173/abuot')).rejects.toThrow(
      /There is no .*abuot\.json\. Did you mean .*about/,
    )
  })

  test('shared blocks and pictures that nothing uses: how a page shows them, and which file to delete', async () => {
    site.write({ '_shared/other.json': baseText('_shared/closing.json'), '_media/team.png': 'no picture' })
    expect(await used('other')).toEqual([
      'Nothing uses the shared blocks "other". To show it, put { "type": "shared", "use": "other" } into the "blocks" of a page; otherwise delete _shared/other.json.',
    ])
    expect((await used('_media/team.png'))[0]).toMatch(
      /^Nothing uses the picture .*"src": "team\.png".* otherwise delete .*_media\/team\.png\.$/,
    )
  })

  test('a picture: the blocks that show it', async () => {
    site.write({ '_media/team.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' })
    const block = '{ "type": "picture", "picture": { "src": "team.svg", "alt": "The team in its office" } }'
    site.write({ 'index.json': baseText('index.json').replace('"blocks": [', `"blocks": [${block},`) })
    expect(await used('pages/_media/team.svg')).toEqual([
      expect.stringMatching(/^index\.json:4:\d+ {2}Picture, 1st block: used as the picture$/),
      '1 use of the picture "team.svg" in 1 file.',
    ])
    await expect(used('taem.svg')).rejects.toThrow(/Did you mean ".*_media\/team\.svg"\?/)
  })

  test('what does not exist is refused, with what was meant', async () => {
    await expect(used('/abuot')).rejects.toThrow(/Did you mean/)
    await expect(used('{links.signup}')).rejects.toThrow('Did you mean "{links.signUp}"?')
    await expect(used('hreo')).rejects.toThrow('Did you mean "hero"?')
    await expect(used('about.json#stroy')).rejects.toThrow('Did you mean "#story"?')
  })
})

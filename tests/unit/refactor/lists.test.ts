import { describe, expect, test } from 'vitest'
import { main as moveMain } from '../../../scripts/commands/move.ts'
import { main as whereUsed } from '../../../scripts/commands/whereUsed.ts'
import { baseText } from '../content/base.ts'
import { listOf, overview, study } from '../content/collections/site.ts'
import { scratchSite } from './scratch.ts'

const site = scratchSite()
const move = (...args: string[]) => moveMain([...args, '--pages', site.folder])

/** The lists of the overview as they are written. */
function lists(key = 'stories.json') {
  const { blocks } = JSON.parse(site.read(key)) as { blocks: Record<string, unknown>[] }
  return blocks.slice(1).map(({ folder, only, except }) => ({ folder, only, except }))
}

function write(...written: Record<string, unknown>[]) {
  const stories = Object.fromEntries(['acorn', 'birch', 'cedar'].map((name) => [`stories/${name}.json`, study(name)]))
  site.write({
    ...stories,
    'stories.json': overview(...written.map((one, at) => listOf({ title: `Stories ${at}`, ...one }))),
  })
}

describe('npm run move', () => {
  test('the names in lists follow a page that is renamed', async () => {
    write({ only: ['cedar', 'acorn'] }, { except: ['acorn'] }, {})
    expect(await move('stories/acorn.json', 'stories/oak.json')).toBe(0)
    expect(lists()).toEqual([
      { folder: 'stories', only: ['cedar', 'oak'] },
      { folder: 'stories', except: ['oak'] },
      { folder: 'stories' },
    ])
    expect(site.errors()).toEqual([])
  })

  test('a page that leaves the folder is named no longer', async () => {
    write({ only: ['cedar', 'acorn'] }, { except: ['acorn'] })
    expect(await move('stories/acorn.json', 'old/acorn.json')).toBe(0)
    expect(lists()).toEqual([{ folder: 'stories', only: ['cedar'] }, { folder: 'stories' }])
    expect(site.errors()).toEqual([])
  })

  test('lists follow a folder with all that they name in it', async () => {
    write({ only: ['cedar', 'acorn'] }, { except: ['acorn'] })
    expect(await move('stories/', 'customers/')).toBe(0)
    expect(lists()).toEqual([
      { folder: 'customers', only: ['cedar', 'acorn'] },
      { folder: 'customers', except: ['acorn'] },
    ])
    expect(site.errors()).toEqual([])
  })

  test('a shared document: the lists that take its entries follow', async () => {
    const entry = { name: 'Acorn', line: 'sky', category: 'Food', about: 'Bakes bread.', benefits: ['Help'] }
    const list = { type: 'partners', title: 'Who works with us', shared: 'partners' }
    const text = JSON.stringify({ title: 'Partners', blocks: [{ type: 'partners', partners: [entry] }] })
    site.write({
      '_shared/partners.json': text,
      'about.json': baseText('about.json').replace('"blocks": [', `"blocks": [${JSON.stringify(list)},`),
    })
    await move('_shared/partners.json', '_shared/companies.json')
    expect(site.read('about.json')).toContain('"shared":"companies"')
    expect(site.read('_shared/companies.json')).toBe(text)
  })

  test('what would empty a list is refused', async () => {
    write({ only: ['acorn'] })
    const before = site.all()
    await expect(move('stories/acorn.json', 'old/acorn.json')).rejects.toThrow('Nothing was changed')
    expect(site.all()).toEqual(before)
  })
})

describe('npm run where-used', () => {
  test('names the lists that show a page, and those that leave it out', async () => {
    write({ only: ['cedar', 'acorn'] }, { except: ['acorn'] }, { first: 2 })
    const used = async (name: string) => {
      site.printed = ''
      await whereUsed([`stories/${name}.json`, '--pages', site.folder])
      return [...site.printed.matchAll(/Case studies, (\S+) block: (.*)/g)].map(([, block, what]) => `${block} ${what}`)
    }
    expect(await used('acorn')).toEqual([
      '2nd the 2nd page lists it',
      '3rd the 1st page leaves it out',
      '4th the folder lists it',
    ])
    expect(await used('birch')).toEqual(['3rd the folder lists it', '4th the folder lists it'])
  })
})

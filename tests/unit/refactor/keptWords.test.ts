import { expect, test } from 'vitest'
import { main } from '../../../scripts/commands/move.ts'
import { baseText } from '../content/base.ts'
import { scratchSite } from './scratch.ts'

const site = scratchSite()
const move = (...args: string[]) => main([...args, '--pages', site.folder])

test('the words that stay are listed: title and hero, the links of the frame, and those that say the name', async () => {
  const links = 'More [about us](/about) and [our cards](/about?tab=cards). We began'
  site.write({ 'about.json': baseText('about.json').replace('We began', links) })
  await move('about.json', 'team.json')
  const [, list = ''] = site.printed.split(/The words stay\..*\n/)
  const rows = [...list.matchAll(/^ {2}\S*\/([\w.]+):(\d+):(\d+) {2}(.*)$/gm)]
  expect(rows.map(([, file, , , what]) => `${file}: ${what}`)).toEqual([
    'team.json: the title of the page: “About the company | {brand}”',
    'team.json: the title of the hero: “Who we are”',
    '_site.json: a link in the navigation: “About”',
    '_site.json: a link in the navigation: “Cards”',
    '_site.json: a link in the footer: “Wallets”',
    'index.json: Hero, 1st block, a link: “About us”',
    'team.json: Text, 2nd block, a link: “about us”',
  ])
  // The places are those of the files as they are now.
  for (const [, file = '', line, column, what = ''] of rows) {
    const lines = site.read(file).split('\n')
    const written = lines[Number(line) - 1]?.slice(Number(column) - 1)
    const words = /“(.*)”$/.exec(what)?.[1] ?? ''
    expect(written?.replace(/^["[]/, '').slice(0, words.length), file).toBe(words)
  }
  expect(list).toContain('npm run where-used -- "About the company" --words\n')
})

import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ourDocument, plainPages } from '../../../scripts/bench/scale/pages.ts'
import { exampleMedia } from '../../../scripts/lib/examplePages.ts'
import { copyPages, run, temporary } from '../support/command.ts'
import { expect, served as test } from '../support/site.ts'

const places = ['one', 'several'].map(() => temporary())
test.afterAll(() => {
  for (const place of places) place.remove()
})

/** What a check of a folder says, and its exit code. The folder is named `pages`, wherever it is. */
async function check(pages: string, threads: string) {
  const { code, stdout, stderr } = await run(['check', '--format', 'json', '--threads', threads, '--pages', pages])
  expect(stderr).toBe('')
  return `${code} ${stdout.replaceAll(relative('.', pages), 'pages')}`
}

/** So many that the first thread is still reading when the others have their code. */
const pages = plainPages(1500).map((page, at): [string, string] => {
  const text = ourDocument(page)
  return [`${page.name}.json`, at % 50 === 7 ? text.replace('"title": "', '"title": "The the ') : text]
})

test('a check in several threads says what one says, from nothing and after changes', async () => {
  const folders = places.map(({ folder }) => copyPages(folder))
  const write = (key: string, text: string) => {
    for (const folder of folders) writeFileSync(join(folder, key), text)
  }
  const said = async () => {
    const [one, several] = [await check(folders[0] ?? '', '0'), await check(folders[1] ?? '', '2')]
    expect(several).toBe(one)
    return one
  }
  for (const [key, text] of pages) write(key, text)
  // What is known of a picture cannot be sent to a thread.
  for (const folder of folders) cpSync(exampleMedia, join(folder, '_media'), { recursive: true })
  const first = await said()
  expect(first).toMatch(/^0 /)
  for (const at of [7, 707, 1457]) expect(first).toContain(`pages/page-${at}.json`)

  const [, text = ''] = pages[11] ?? []
  const payout = readFileSync('pages/payout.json', 'utf8')
  write('payout.json', payout.replace('"title": "', '"title": "The the '))
  write('page-12.json', text.slice(0, -40))
  write('page-13.json', text.replace('"/page-14"', '"/nowhere"'))
  for (const folder of folders) rmSync(join(folder, 'page-900.json'))
  const changed = await said()
  expect(changed).toMatch(/^1 /)
  for (const key of ['payout', 'page-12', 'page-13', 'page-899']) expect(changed).toContain(`pages/${key}.json`)
})

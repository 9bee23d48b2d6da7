import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { lines, siteFiles } from '../../../scripts/build/siteFiles.ts'
import { main as build } from '../../../scripts/commands/build.ts'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { strayFinding } from '../../../src/content/entry/strays.ts'

test('SEC-2 a file of lines has one line for each value', () => {
  expect(lines('Contact: mailto:a@b.example', '', 'Expires: never')).toBe(
    'Contact: mailto:a@b.example\n\nExpires: never\n',
  )
  expect(lines()).toBe('')
  for (const end of ['\n', '\r', '\u0000', '\u2028', '\u0085'])
    expect(() => lines(`Contact: a${end}X: 1`)).toThrow(/does not fit on one line/)
})

test('SEC-2 --base-url takes the address of a site and nothing else', async () => {
  for (const url of [
    'evil',
    'javascript:alert(1)',
    'http://evil.example',
    'https://a.example/b',
    'https://a.example\nX: 1',
    '"><x',
  ])
    await expect(build(['--base-url', url, '--out', '/tmp/never'])).rejects.toThrow(/is not the address of a site/)
})

test('a file among the pages that the build writes is not led to where the build would refuse it', () => {
  const { content } = loadContent('pages')
  const site = content.site()
  if (!site) throw new Error('The site has no _site.json.')
  const made = siteFiles({ content, site, indexed: [], exceptions: [], styles: [], host: undefined })
  for (const path of Object.keys(made))
    expect(strayFinding(basename(path), 'pages').hint, path).toBe(
      'Delete it. The build writes one from what the pages say.',
    )
})

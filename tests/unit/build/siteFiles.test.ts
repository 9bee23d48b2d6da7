import { expect, test } from 'vitest'
import { main as build } from '../../../scripts/commands/build.ts'
import { lines } from '../../../scripts/build/siteFiles.ts'

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
    await expect(build(['--base-url', url, '--out', '/tmp/never'])).rejects.toThrow(/no address of a site/)
})

import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { main } from '../../scripts/commands/check.ts'
import { fixFolder } from '../../scripts/check/fix.ts'
import { loadContent } from '../../scripts/lib/readContent.ts'
import { baseText, baseTexts } from './content/base.ts'

let folder = ''
let printed = ''
const path = (key: string) => join(folder, key)
const read = (key: string) => readFileSync(path(key), 'utf8')
const check = (...args: string[]) => {
  printed = ''
  return main(['--pages', folder, ...args])
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fix-'))
  vi.stubEnv('NO_COLOR', '1')
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
  for (const [key, text] of Object.entries(baseTexts)) {
    mkdirSync(dirname(path(key)), { recursive: true })
    writeFileSync(path(key), text)
  }
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const about = baseText('about.json')
// A mistake in the characters hides nothing: the second slip is seen at once.
const wrong = about.replace('"id": "top",', '"id": "top"').replace('"layout"', '"layuot"')

test('--fix fixes what is certain, in rounds, says what, and keeps the rights of the file', async () => {
  writeFileSync(path('about.json'), wrong)
  chmodSync(path('about.json'), 0o640)
  expect(await check('--fix')).toBe(0)
  expect(read('about.json')).toBe(about)
  expect(statSync(path('about.json')).mode & 0o777).toBe(0o640)
  expect(printed).toMatch(/about\.json\n {2}line \d+: Insert the comma {2}commaMissing\n {2}line \d+: .*"layout"/)
  expect(printed).toContain('Fixed 2 mistakes in 1 file.')
  expect(printed).toContain('No errors in 5 documents')
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
})

test('what is left is reported, with its place after fixing', async () => {
  writeFileSync(path('about.json'), wrong.replace('"beside"', '"narrow"'))
  expect(await check('--fix')).toBe(1)
  const line = about.split('\n').findIndex((row) => row.includes('"layout"')) + 1
  expect(printed).toContain(`about.json:${line}:`)
  expect(printed).toMatch(/> +\d+ \|.*"narrow"/)
})

test('--dry-run shows the lines and writes nothing', async () => {
  writeFileSync(path('about.json'), wrong)
  expect(await check('--fix', '--dry-run')).toBe(1)
  expect(read('about.json')).toBe(wrong)
  expect(printed.match(/^[-+] +\d+ \| .*$/gm)?.map((row) => row.replace(/ +\d+ \| +/, ' '))).toEqual([
    '- "id": "top"',
    '- "layuot": "beside",',
    '+ "id": "top",',
    '+ "layout": "beside",',
  ])
  expect(await check('--fix', '--dry-run', '--format', 'json')).toBe(1)
  const report = JSON.parse(printed) as { findings: unknown[]; fixed: unknown[] }
  expect([report.findings.length, report.fixed.length]).toEqual([2, 2])
})

test('--dry-run says what is left to the person, in words that are true on a command line', async () => {
  const comment = '      // Shorter?\n      "id": "top",'
  writeFileSync(path('about.json'), about.replace('      "id": "top",', comment))
  await check('--fix', '--dry-run')
  expect(printed).toBe(
    'There is nothing that --fix would change.\n1 fix needs your decision: npm run check describes it, and npm run dev has a button for it.\n',
  )
  writeFileSync(path('about.json'), wrong.replace('"updated": "2026-11-20"', '"updated": "20.11.2026"'))
  await check('--fix', '--dry-run')
  expect(printed).toContain('This would fix 2 mistakes in 1 file. Without --dry-run it is written.\n1 more fix needs')
  writeFileSync(path('about.json'), about)
  await check('--fix', '--dry-run')
  expect(printed).toBe('There is nothing that --fix would change.\n')
})

test('a fix that would bring another error is neither applied nor offered', async () => {
  const text = about.replace('"layout": "beside"', '"unheardOf" "beside"')
  writeFileSync(path('about.json'), text)
  expect(await check('--fix')).toBe(1)
  expect(read('about.json')).toBe(text)
  expect(printed).not.toContain('can be fixed for you')
  await check()
  expect(printed).toContain('A colon is missing')
  expect(printed).not.toContain('can be fixed for you')
  writeFileSync(path('about.json'), wrong)
  await check()
  expect(printed).toContain('2 of them can be fixed for you')
})

test('a second run finds nothing to fix and leaves the file alone', async () => {
  writeFileSync(path('about.json'), wrong)
  await check('--fix')
  const before = statSync(path('about.json')).mtimeMs
  expect(await check('--fix')).toBe(0)
  expect(printed).toBe('No errors in 5 documents (2 pages).\n')
  expect(statSync(path('about.json')).mtimeMs).toBe(before)
})

test('only the named files are fixed', async () => {
  writeFileSync(path('about.json'), wrong)
  writeFileSync(path('index.json'), baseText('index.json').replace('"hero",', '"hero"'))
  await check('--fix', path('index.json'))
  expect(read('about.json')).toBe(wrong)
  expect(read('index.json')).toBe(baseText('index.json'))
})

test('a file with bytes that are no UTF-8 is not written: they would be lost', async () => {
  const bytes = Buffer.concat([Buffer.from(wrong.replace('"id": "top"', '"id": "top" ')), Buffer.from([0xff])])
  writeFileSync(path('about.json'), bytes)
  await check('--fix')
  expect(readFileSync(path('about.json')).equals(bytes)).toBe(true)
})

test('what an editor saves while --fix runs is not replaced', () => {
  writeFileSync(path('about.json'), wrong)
  const { content } = loadContent(folder)
  let asked = 0
  const concerns = () => {
    // The first question is answered with a look at the file.
    if (++asked === 2) writeFileSync(path('about.json'), 'theirs')
    return true
  }
  expect(() => fixFolder(content, folder, { concerns, dryRun: false })).toThrow(
    /about\.json was changed while this command ran, so it was not written\. Run it again\.$/,
  )
  expect(read('about.json')).toBe('theirs')
})

test('a symbolic link is not followed', async () => {
  writeFileSync(path('outside.txt'), wrong)
  rmSync(path('about.json'))
  symlinkSync(path('outside.txt'), path('about.json'))
  await check('--fix')
  expect(read('outside.txt')).toBe(wrong)
  expect(lstatSync(path('about.json')).isSymbolicLink()).toBe(true)
})

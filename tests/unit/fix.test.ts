import { chmodSync, lstatSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { main } from '../../scripts/commands/check.ts'
import { fixFolder } from '../../scripts/check/fix.ts'
import { loadContent } from '../../scripts/lib/readContent.ts'
import { baseText } from './content/base.ts'
import { scratchSite } from './refactor/scratch.ts'

const site = scratchSite()
const check = (...args: string[]) => {
  site.printed = ''
  return main(['--pages', site.folder, ...args])
}
beforeEach(() => void vi.stubEnv('NO_COLOR', '1'))
afterEach(() => void vi.unstubAllEnvs())

const about = baseText('about.json')
// A mistake in the characters hides nothing: the second slip is seen at once.
const wrong = about.replace('"id": "top",', '"id": "top"').replace('"layout"', '"layuot"')

test('--fix fixes what is certain, in rounds, says what, and keeps the rights of the file', async () => {
  site.write({ 'about.json': wrong })
  chmodSync(site.path('about.json'), 0o640)
  expect(await check('--fix')).toBe(0)
  expect(site.read('about.json')).toBe(about)
  expect(statSync(site.path('about.json')).mode & 0o777).toBe(0o640)
  expect(site.printed).toMatch(
    /about\.json\n {2}line \d+: Add a comma after this text {2}commaMissing\n {2}line \d+: .*"layout"/,
  )
  expect(site.printed).toContain('Fixed 2 mistakes in 1 file.')
  expect(site.printed).toContain('No errors in 5 documents')
  expect(readdirSync(site.folder).filter((name) => name.startsWith('.'))).toEqual([])
})

test('what is left is reported, with its place after fixing', async () => {
  site.write({ 'about.json': wrong.replace('"beside"', '"narrow"') })
  expect(await check('--fix')).toBe(1)
  const line = about.split('\n').findIndex((row) => row.includes('"layout"')) + 1
  expect(site.printed).toContain(`about.json:${line}:`)
  expect(site.printed).toMatch(/> +\d+ \|.*"narrow"/)
})

test('--dry-run shows the lines and writes nothing', async () => {
  site.write({ 'about.json': wrong })
  expect(await check('--fix', '--dry-run')).toBe(1)
  expect(site.read('about.json')).toBe(wrong)
  expect(site.printed.match(/^[-+] +\d+ \| .*$/gm)?.map((row) => row.replace(/ +\d+ \| +/, ' '))).toEqual([
    '- "id": "top"',
    '- "layuot": "beside",',
    '+ "id": "top",',
    '+ "layout": "beside",',
  ])
  expect(await check('--fix', '--dry-run', '--format', 'json')).toBe(1)
  const report = JSON.parse(site.printed) as { findings: unknown[]; fixed: unknown[] }
  expect([report.findings.length, report.fixed.length]).toEqual([2, 2])
})

test('--dry-run says what is left to the person, in words that are true on a command line', async () => {
  const comment = '      // Shorter?\n      "id": "top",'
  site.write({ 'about.json': about.replace('      "id": "top",', comment) })
  await check('--fix', '--dry-run')
  expect(site.printed).toBe(
    'There is nothing that --fix would change.\n1 fix needs your decision: npm run check describes it, and npm run dev has a button for it.\n',
  )
  site.write({ 'about.json': wrong.replace('"updated": "2026-11-20"', '"updated": "20.11.2026"') })
  await check('--fix', '--dry-run')
  expect(site.printed).toContain(
    'This would fix 2 mistakes in 1 file. Without --dry-run it is written.\n1 more fix needs',
  )
  site.write({ 'about.json': about })
  await check('--fix', '--dry-run')
  expect(site.printed).toBe('There is nothing that --fix would change.\n')
})

test('a fix that would bring another error is neither applied nor offered', async () => {
  const text = about.replace('"layout": "beside"', '"unheardOf" "beside"')
  site.write({ 'about.json': text })
  expect(await check('--fix')).toBe(1)
  expect(site.read('about.json')).toBe(text)
  expect(site.printed).not.toContain('can be fixed for you')
  // Why it was left, with its place: before it is asked for, in the preview, and afterwards.
  const reason = /about\.json:\d+:\d+ {2}Write a colon: it would bring another error \(keyUnknown\): .*unheardOf/
  expect(site.printed).toMatch(reason)
  await check('--fix', '--dry-run')
  expect(site.printed).toMatch(reason)
  await check()
  expect(site.printed).toContain('A colon is missing')
  expect(site.printed).toMatch(reason)
  expect(site.printed).not.toContain('can be fixed for you')
  site.write({ 'about.json': wrong })
  await check()
  expect(site.printed).toContain('2 of them can be fixed for you')
})

test('a word that is out was so before a comma let it be seen: it keeps no fix away', async () => {
  const phrases = `"phrases": [{ "words": ["forever"], "why": "Nobody knows.", "instead": "Say until when." }],\n  "navigation"`
  site.write({ '_site.json': baseText('_site.json').replace('"navigation"', phrases) })
  const told = about.replace(/"lead": "/, '"lead": "Forever, ')
  expect(told).not.toBe(about)
  site.write({ 'about.json': told.replace('"layout": "beside",', '"layout": "beside"') })
  expect(await check('--fix')).toBe(1)
  expect(site.read('about.json')).toBe(told)
  expect(site.printed).toContain('"Forever" is not used on this site')
  expect(site.printed).not.toContain('Left for you')
})

test('a second run finds nothing to fix and leaves the file alone', async () => {
  site.write({ 'about.json': wrong })
  await check('--fix')
  const before = statSync(site.path('about.json')).mtimeMs
  expect(await check('--fix')).toBe(0)
  expect(site.printed).toBe('No errors in 5 documents (2 pages).\n')
  expect(statSync(site.path('about.json')).mtimeMs).toBe(before)
})

test('only the named files are fixed', async () => {
  site.write({ 'about.json': wrong })
  site.write({ 'index.json': baseText('index.json').replace('"hero",', '"hero"') })
  await check('--fix', site.path('index.json'))
  expect(site.read('about.json')).toBe(wrong)
  expect(site.read('index.json')).toBe(baseText('index.json'))
})

test('a file with bytes that are no UTF-8 is not written: they would be lost', async () => {
  const bytes = Buffer.concat([Buffer.from(wrong.replace('"id": "top"', '"id": "top" ')), Buffer.from([0xff])])
  site.write({ 'about.json': bytes })
  await check('--fix')
  expect(readFileSync(site.path('about.json')).equals(bytes)).toBe(true)
})

test('what an editor saves while --fix runs is not replaced', () => {
  site.write({ 'about.json': wrong })
  const { content } = loadContent(site.folder)
  let asked = 0
  const concerns = () => {
    // The first question is answered with a look at the file.
    if (++asked === 2) site.write({ 'about.json': 'theirs' })
    return true
  }
  expect(() => fixFolder(content, site.folder, { concerns, dryRun: false })).toThrow(
    /about\.json was changed while this command ran, so it was not written\. Run it again\.$/,
  )
  expect(site.read('about.json')).toBe('theirs')
})

test('a symbolic link is not followed', async () => {
  site.write({ 'outside.txt': wrong })
  rmSync(site.path('about.json'))
  symlinkSync(site.path('outside.txt'), site.path('about.json'))
  await check('--fix')
  expect(site.read('outside.txt')).toBe(wrong)
  expect(lstatSync(site.path('about.json')).isSymbolicLink()).toBe(true)
})

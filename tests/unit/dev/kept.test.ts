import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { LiveContent } from '../../../scripts/dev/liveContent.ts'
import * as ownCode from '../../../scripts/dev/ownCode.ts'
import { cacheFolder, hashOf } from '../../../scripts/lib/cache.ts'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { seed } from '../../../scripts/test/seed.ts'
import { scratchFolder } from '../../support/scratch.ts'
import { baseText, baseTexts } from '../content/base.ts'

const place = scratchFolder()
const day = '2026-12-01'
const { BRIGHTRAIL_CODE: real } = process.env
const setCode = (code: string) => (process.env.BRIGHTRAIL_CODE = `test ${seed} ${code}`)
const kept = join(cacheFolder, 'readings')
const keptFiles = () => {
  const own = hashOf(ownCode.rootName(place.folder))
  return readdirSync(kept).flatMap((name) => (name.startsWith(own) ? [join(kept, name)] : []))
}

beforeAll(() => setCode('dev'))
afterAll(() => {
  if (real === undefined) delete process.env.BRIGHTRAIL_CODE
  else process.env.BRIGHTRAIL_CODE = real
})
beforeEach(() => {
  for (const [key, text] of Object.entries(baseTexts)) {
    mkdirSync(dirname(join(place.folder, key)), { recursive: true })
    writeFileSync(join(place.folder, key), text)
  }
  // A file that was written just now would not be known by its times.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  return () => {
    vi.useRealTimers()
    if (existsSync(kept)) keptFiles().forEach((file) => rmSync(file))
  }
})

/** A development server that starts now, and has told what is wrong. */
function start({ isAsCompiled = true } = {}) {
  const content = new LiveContent(place.folder, day)
  content.load(ownCode, isAsCompiled)
  const taken = content.store.entries().flatMap((entry) => (entry.kept ? [entry.key] : []))
  const findings = content.check()
  return { content, taken, findings, routes: content.store.routes().map(({ route }) => route) }
}

/** What is shown at all addresses. */
const shown = ({ content, routes }: ReturnType<typeof start>) => routes.map((route) => content.page(route).document)

/** What `npm run check` does, which keeps what it has read. */
function check() {
  const { content, keep } = loadContent(place.folder, { kept: true, today: day })
  content.findings()
  keep()
}

describe('a development server that starts', () => {
  test('takes over what a check has read, and says and shows the same', () => {
    writeFileSync(join(place.folder, 'about.json'), baseText('about.json').replace('"description"', '"descriptoin"'))
    const alone = start({ isAsCompiled: false })
    check()
    const after = start()
    expect(alone.taken).toEqual([])
    expect(after.taken).toContain('_404.json')
    expect(after.taken).not.toContain('about.json')
    expect(after.findings).toEqual(alone.findings)
    expect(alone.findings.map(({ file }) => file)).toContain(`${ownCode.rootName(place.folder)}/about.json`)
    expect(shown(after)).toEqual(shown(alone))
  })

  test('leaves the same for the next one, and takes nothing over from other code', () => {
    expect(start().taken).toEqual([])
    expect(start().taken).toContain('about.json')
    setCode('other code')
    expect(start().taken).toEqual([])
    setCode('dev')
  })

  test('reads what has changed meanwhile', () => {
    check()
    writeFileSync(join(place.folder, 'about.json'), baseText('about.json').replace('"title": "', '"title": "Quite '))
    const { content, taken } = start()
    expect(taken).not.toContain('about.json')
    expect(content.page('/about').document.page.title).toMatch(/^Quite /)
  })

  test('still shows a page as it was when it was taken over, once its file is broken', () => {
    const before = start().content.page('/about').document
    const { content } = start()
    writeFileSync(join(place.folder, 'about.json'), '{')
    content.apply(new Map([['about.json', '{']]))
    expect(content.check().some(({ severity }) => severity === 'error')).toBe(true)
    expect(content.page('/about').document).toEqual(before)
  })

  test.each<[string, (file: string) => void]>([
    ['cut in half', (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2))],
    ['changed in one byte', (file) => writeFileSync(file, readFileSync(file).fill(1, 40, 41))],
    ['gone', (file) => rmSync(file)],
  ])('says and shows the same when what was kept is %s', (_, damage) => {
    const alone = start({ isAsCompiled: false })
    check()
    for (const file of keptFiles()) damage(file)
    const after = start()
    expect(after.taken).toEqual([])
    expect(after.findings).toEqual(alone.findings)
    expect(shown(after)).toEqual(shown(alone))
    check()
    const files = keptFiles().filter((file) => !file.endsWith('-since'))
    expect(files.length).toBeGreaterThan(1)
    // Without its details a document is read again.
    for (const file of files.filter((name) => /-\d+-\d+$/.test(name))) damage(file)
    const later = start()
    expect(later.taken).toContain('about.json')
    expect(shown(later)).toEqual(shown(alone))
  })
})

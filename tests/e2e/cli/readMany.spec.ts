import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { copyPages, run, temporary } from '../support/command.ts'

/** Enough pages for a second thread; mistakes of every kind of reading are spread over them. */
const pages = 2200
const model = JSON.parse(readFileSync('pages/payout.json', 'utf8')) as { description: string }
const mistakes: ((text: string) => string)[] = [
  (text) => text.replace('"lead"', '"leed"'),
  (text) => text.replace(/,\n/, '\n'),
  (text) => text.replace(/"href": "[^"]*"/, '"href": "/nowhere-at-all"'),
  (text) => text.replace(/"lead": "/, '"lead": "TODO '),
  (text) => text.replace(/"title": "[^"]*"/, '"title": "Payouts of group 5"'),
  (text) => text.replace(/"lead": "/, '"lead": "{nobody} '),
]

test('a large site is read in two threads with the same findings as in one', async () => {
  test.setTimeout(120_000)
  const { folder, remove } = temporary()
  try {
    const content = copyPages(folder)
    mkdirSync(join(content, 'many'))
    for (let at = 0; at < pages; at++) {
      const spoil = at % 60 === 59 ? mistakes[Math.floor(at / 60) % mistakes.length] : undefined
      const own = { ...model, title: `Payouts of group ${at}`, description: `${at} ${model.description}`.slice(0, 155) }
      const text = `${JSON.stringify(own, undefined, 2)}\n`
      writeFileSync(join(content, 'many', `group-${at}.json`), spoil ? spoil(text) : text)
    }
    const check = (threads: Record<string, string>) =>
      run(['check', '--pages', content, '--all', '--format', 'json'], threads)
    const two = await check({})
    const one = await check({ BRIGHTRAIL_THREADS: '1' })
    expect(two).toEqual(one)
    const { findings } = JSON.parse(one.stdout) as { findings: { code: string }[] }
    const codes = new Set(findings.map(({ code }) => code))
    expect([...codes]).toEqual(
      expect.arrayContaining(['keyUnknown', 'linkPage', 'unfinished', 'titleTwice', 'tokenUnknown']),
    )
    expect(findings.length).toBeGreaterThan(30)
  } finally {
    remove()
  }
})

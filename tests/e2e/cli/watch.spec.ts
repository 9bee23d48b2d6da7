import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyPages, start, temporary } from '../support/command.ts'
import { expect, served } from '../support/site.ts'

interface Watching {
  file: string
  pid: number | undefined
  /** Everything on standard output since the start. */
  printed(): string
  end(): Promise<number | null>
}

const test = served.extend<{ watching: (...args: string[]) => Promise<Watching> }>({
  watching: async ({}, use) => {
    const { folder, remove } = temporary()
    const pages = copyPages(folder)
    const all: ReturnType<typeof start>[] = []
    await use(async (...args) => {
      const running = start(['check', '--watch', '--pages', pages, ...args])
      all.push(running)
      const { child, outcome, ended } = running
      await expect.poll(() => outcome.stdout).not.toBe('')
      const end = () => {
        child.kill('SIGINT')
        return ended
      }
      return { file: join(pages, 'compliance.json'), pid: child.pid, printed: () => outcome.stdout, end }
    })
    for (const { child } of all) child.kill('SIGKILL')
    remove()
  },
})

const change = (file: string, from: string, to: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))

test('--watch tells what is new and what is fixed, once, and one line for the state', async ({ watching }) => {
  const { file, printed, end } = await watching()
  await expect.poll(printed).toMatch(/^No errors.*in \d+ documents \(\d+ pages\)\.[^]*Waiting for changes\. Ctrl\+C/)
  const before = printed().length
  const news = () => printed().slice(before)
  change(file, '"blocks"', '"bloks"')
  await expect.poll(news).toMatch(/Did you mean "blocks"\?[^]*\d\d:\d\d:\d\d {2}1 error.* in \d+ documents/)
  // A line above moves the mistake: nothing is new, and nothing is said.
  const length = news().length
  change(file, '"title"', '"index": true,\n  "title"')
  change(file, '"index": true', '"index": "x"')
  await expect.poll(news).toMatch(/"index"[^]*2 errors/)
  expect(news().slice(length)).not.toContain('bloks')
  change(file, '"index": "x",\n', '')
  await expect.poll(news).toMatch(/fixed {2}\S*compliance\.json:\d+:\d+ {2}error[^]*1 error/)
  change(file, '"bloks"', '"blocks"')
  await expect.poll(news).toMatch(/No errors[^\n]*\n$/)
  expect(await end()).toBe(0)
})

test('--watch with JSON: one object on one line for each change, and nothing else', async ({ watching }) => {
  const { file, printed, end } = await watching('--format', 'json')
  const objects = () =>
    printed()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { findings: { code: string }[] })
  await expect.poll(() => objects().length).toBe(1)
  change(file, '"blocks"', '"bloks"')
  await expect.poll(() => objects().length).toBe(2)
  expect(objects()[1]?.findings.map(({ code }) => code)).toContain('keyUnknown')
  expect(Object.keys(objects()[1] ?? {})).toEqual(['findings', 'checked'])
  change(file, '"bloks"', '"blocks"')
  await expect
    .poll(() =>
      objects()
        .at(-1)
        ?.findings.filter(({ code }) => code === 'keyUnknown'),
    )
    .toEqual([])
  expect(await end()).toBe(0)
})

test('--watch does nothing while nothing happens', async ({ watching }) => {
  test.skip(process.platform !== 'linux', 'The time that a process has used is read from /proc.')
  const { pid } = await watching()
  // Its start is over when it uses no more time.
  const used = () => {
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const fields = after.split(' ')
    return Number(fields[11]) + Number(fields[12])
  }
  await expect
    .poll(async () => {
      const before = used()
      await new Promise((done) => setTimeout(done, 1000))
      return used() - before
    })
    .toBeLessThanOrEqual(1)
})

import { expect, test } from 'vitest'
import { asTestList, inTurn, type Listed, listed, turns } from '../../../scripts/test/turns.ts'

const one = (file: string, title: string, tags: string[] = []): Listed => ({ file, titles: [title], tags })
const many = (file: string, count: number) => Array.from({ length: count }, (_, at) => one(file, `test ${at}`))

test('a share of each file is taken, and of all together that are too small for one', () => {
  const small = Array.from({ length: 3 * turns }, (_, at) => one(`small${at}.spec.ts`, 'a long story'))
  const all = [...many('a.spec.ts', turns), ...many('b.spec.ts', 10 * turns), ...small, ...many('c.spec.ts', turns + 1)]
  const taken = inTurn(all, 'seed')
  const count = (file: string) => taken.filter((each) => each.file === file).length
  expect(['a.spec.ts', 'b.spec.ts', 'c.spec.ts'].map(count)).toEqual([1, 10, 1])
  expect(small.filter((each) => taken.includes(each))).toHaveLength(3)
  expect(taken).toEqual(all.filter((each) => taken.includes(each)))
})

test('the same seed takes the same tests, and sooner or later each test has its turn', () => {
  const all = [...many('a.spec.ts', 9), ...many('b.spec.ts', 9)]
  expect(inTurn(all, 'x')).toEqual(inTurn(all, 'x'))
  const seen = new Set(Array.from({ length: 80 }, (_, at) => inTurn(all, `commit ${at}`)).flat())
  expect(seen.size).toBe(all.length)
})

test('each requirement has a test in every run, and what is to be in all of them is', () => {
  const all = [
    ...many('a.spec.ts', 20),
    one('a.spec.ts', 'NAV-1 T-R10 a link'),
    one('b.spec.ts', 'UTF is no requirement'),
    one('c.spec.ts', 'kept', ['always']),
    one('c.spec.ts', 'kept too', ['always']),
    one('c.spec.ts', 'not always'),
  ]
  for (let commit = 0; commit < 20; commit++) {
    const titles = inTurn(all, `${commit}`).flatMap((each) => each.titles)
    expect(titles).toEqual(expect.arrayContaining(['NAV-1 T-R10 a link', 'kept', 'kept too']))
    expect(titles).not.toContain('not always')
  }
})

test('a report is read with the names of its groups, and written as Playwright reads it', () => {
  const spec = (title: string) => ({ title, file: 'faq.spec.ts', line: 1, tests: [] })
  const group = { title: 'without JavaScript', file: 'faq.spec.ts', specs: [{ ...spec('is open'), tags: ['always'] }] }
  const tests = listed([{ title: 'faq.spec.ts', file: 'faq.spec.ts', specs: [spec('opens')], suites: [group] }])
  expect(tests).toEqual([
    { file: 'faq.spec.ts', titles: ['opens'], tags: [] },
    { file: 'faq.spec.ts', titles: ['without JavaScript', 'is open'], tags: ['always'] },
  ])
  expect(asTestList(tests)).toBe('faq.spec.ts › opens\nfaq.spec.ts › without JavaScript › is open\n')
})

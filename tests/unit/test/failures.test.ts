import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { browserFailures, failureText, unitFailures } from '../../../scripts/test/failures.ts'

const message = '\u001b[31mexpected 1 to be 2\u001b[39m\n  one\n  two\n  three\n  four\n  five\n  six'

test('names the tests that failed in a browser', () => {
  const spec = (title: string, line: number, status: string, errors: { message: string }[]) => ({
    title,
    file: 'faq.spec.ts',
    line,
    tests: [{ status, results: [{ errors }] }],
  })
  const group = {
    title: 'without JavaScript',
    file: 'faq.spec.ts',
    specs: [spec('shows answers', 64, 'unexpected', [{ message }])],
  }
  const file = {
    title: 'faq.spec.ts',
    file: 'faq.spec.ts',
    specs: [spec('is quiet', 12, 'expected', []), spec('opens', 28, 'unexpected', [{ message }])],
    suites: [group],
  }
  const errors = [{ message: 'Timed out', location: { file: resolve('tests/e2e/playwright.config.ts'), line: 3 } }]
  expect(browserFailures({ suites: [file], errors }, 'tests/e2e').map(failureText)).toEqual([
    'tests/e2e/playwright.config.ts:3  (outside of a test)\n    Timed out',
    'tests/e2e/faq.spec.ts:28  opens\n    expected 1 to be 2\n      one\n      two\n      three\n      four\n      five',
    expect.stringMatching(/^tests\/e2e\/faq\.spec\.ts:64 {2}without JavaScript › shows answers\n/),
  ])
})

test('names the unit tests that failed, and the files that did not load', () => {
  const failed = { status: 'failed', fullName: 'a list is sorted', failureMessages: [message] }
  const passed = { status: 'passed', fullName: 'a list is empty', failureMessages: [] }
  const testResults = [
    { name: resolve('tests/unit/list.test.ts'), status: 'failed', message: '', assertionResults: [passed, failed] },
    { name: resolve('tests/unit/lost.test.ts'), status: 'failed', message: 'Cannot find it', assertionResults: [] },
    { name: resolve('tests/unit/good.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
  ]
  const [first, second, ...others] = unitFailures({ testResults }).map(failureText)
  expect(first).toMatch(/^tests\/unit\/list\.test\.ts {2}a list is sorted\n {4}expected 1 to be 2\n/)
  expect(second).toBe('tests/unit/lost.test.ts  (outside of a test)\n    Cannot find it')
  expect(others).toEqual([])
})

test('reads a report that was never written as one without errors', () => {
  expect(browserFailures({}, 'tests/e2e')).toEqual([])
  expect(unitFailures({})).toEqual([])
})

import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A test that failed: where it is, its name, and the first lines of what was wrong. */
export interface Failure {
  /** File below the project, with a line where the runner knows it. */
  where: string
  title: string
  message: string
}

/** A file of tests, or a group in it. */
export interface Suite {
  title: string
  file: string
  suites?: Suite[]
  specs?: Spec[]
}

/** A test as it is written; a project runs it once. */
export interface Spec {
  title: string
  file: string
  line: number
  tags?: string[]
  tests: { status: string; results: { errors: { message?: string }[] }[] }[]
}

/** What Playwright's JSON report holds, as far as it is read here. */
export interface PlaywrightReport {
  suites?: Suite[]
  /** Errors outside of tests: a file that does not load, a run that took too long. */
  errors?: { message?: string; location?: { file: string; line: number } }[]
  stats?: { expected: number; unexpected: number; skipped: number }
}

/** What Vitest's JSON report holds, as far as it is read here. */
export interface VitestReport {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  testResults?: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[]
  }[]
}

/** The tests that failed in a browser. */
export function browserFailures({ suites = [], errors = [] }: PlaywrightReport, folder: string): Failure[] {
  return [
    ...errors.map(({ message, location }) => ({
      where: location ? `${relative('', location.file)}:${location.line}` : folder,
      title: '(outside of a test)',
      message: firstLines(message),
    })),
    ...suites.flatMap((suite) => suiteFailures(suite, folder, [])),
  ]
}

function suiteFailures({ title, file, suites = [], specs = [] }: Suite, folder: string, path: string[]): Failure[] {
  // The outermost group is the file itself.
  const inner = title === file ? path : [...path, title]
  return [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => ({
          where: `${folder}/${spec.file}:${spec.line}`,
          title: [...inner, spec.title].join(' › '),
          message: firstLines(results.find(({ errors }) => errors.length > 0)?.errors[0]?.message),
        })),
    ),
    ...suites.flatMap((suite) => suiteFailures(suite, folder, inner)),
  ]
}

/** The unit tests that failed, and the files that did not load. */
export function unitFailures({ testResults = [] }: VitestReport): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const where = relative('', name)
    const failed = assertionResults
      .filter((one) => one.status === 'failed')
      .map((one) => ({ title: one.fullName, message: firstLines(one.failureMessages?.[0]) }))
    const isUnread = status === 'failed' && failed.length === 0
    const failures = isUnread ? [{ title: '(outside of a test)', message: firstLines(message) }] : failed
    return failures.map((failure) => ({ where, ...failure }))
  })
}

const firstLines = (message = '') => stripVTControlCharacters(message).trim().split('\n').slice(0, 6).join('\n')

/** An error in a list of errors: place and name, and below them what was wrong. */
export function failureText({ where, title, message }: Failure): string {
  return [`${where}  ${title}`, ...message.split('\n').map((line) => `    ${line}`)].join('\n').trimEnd()
}

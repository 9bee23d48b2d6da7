import type { Spec, Suite } from './failures.ts'
import { createRandom, shuffled } from './random.ts'

/** A test in a browser: its file, and its title below those of its groups. */
export interface Listed {
  file: string
  titles: string[]
  tags: string[]
}

/** An ordinary run takes one of so many tests that take turns: those in browsers, and the slow ones of others. */
export const turns = 4

/** A test with this tag is in every run: what it shows needs others beside it, or too much depends on it. */
const always = 'always'

/** The tests of a report of Playwright. */
export function listed(suites: readonly Suite[]): Listed[] {
  const testsIn = ({ title, file, specs = [], suites: inner = [] }: Suite, groups: string[]): Listed[] => {
    // The outermost group is the file itself.
    const titles = title === file ? groups : [...groups, title]
    const own = specs.map((spec: Spec) => ({ file: spec.file, titles: [...titles, spec.title], tags: spec.tags ?? [] }))
    return [...own, ...inner.flatMap((one) => testsIn(one, titles))]
  }
  return suites.flatMap((suite) => testsIn(suite, []))
}

/**
 * The tests whose turn it is in an ordinary run, in their order: a share of each file, and of all files together that have
 * too few tests for one; and of each requirement that titles begin with at least one.
 */
export function inTurn(all: readonly Listed[], seed: string): Listed[] {
  const taken = new Set(all.filter(({ tags }) => tags.includes(always)))
  const files = new Set(all.map(({ file }) => file))
  const ofFiles = [...files].map((file) => ({ file, tests: all.filter((one) => one.file === file) }))
  const large = ofFiles.filter(({ tests }) => tests.length >= turns)
  // A file with one long story would never have a turn of its own.
  const small = ofFiles.filter(({ tests }) => tests.length < turns).flatMap(({ tests }) => tests)
  for (const { file, tests } of [...large, { file: 'small files', tests: small }]) {
    const left = Math.floor(tests.length / turns) - tests.filter((one) => taken.has(one)).length
    const others = tests.filter((one) => !taken.has(one))
    for (const one of shuffled(others, createRandom(`${seed} ${file}`)).slice(0, Math.max(0, left))) taken.add(one)
  }
  const shown = new Set([...taken].flatMap(requirementsOf))
  for (const one of shuffled(all, createRandom(seed))) {
    const found = requirementsOf(one)
    if (found.every((requirement) => shown.has(requirement))) continue
    taken.add(one)
    for (const requirement of found) shown.add(requirement)
  }
  return all.filter((one) => taken.has(one))
}

/** As Playwright reads a list of tests: a line for each. */
export const asTestList = (tests: readonly Listed[]): string =>
  tests.map(({ file, titles }) => `${[file, ...titles].join(' › ')}\n`).join('')

const requirementsOf = ({ titles }: Listed): string[] =>
  titles.flatMap((title) => /^(?:(?:T-[A-Z]|[A-Z][A-Z0-9]{2,}-)\d+ )+/.exec(title)?.[0].trim().split(' ') ?? [])

import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, describe, expect, test } from 'vitest'
import { findStart, startOf } from '../../../scripts/changes/git.ts'
import { UsageError } from '../../../scripts/lib/options.ts'
import { scratchFolder } from '../../support/scratch.ts'
import { takeTurns } from '../../support/turns.ts'

takeTurns('changes start')

const place = scratchFolder()
let [server, clone] = ['', '']

function git(cwd: string, ...args: string[]): string {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@brightrail.example', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...who, ...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

/** Commits a file of its own. Returns the commit. */
function commit(folder: string, name: string): string {
  writeFileSync(join(folder, name), name)
  git(folder, 'add', '-A')
  git(folder, 'commit', '-qm', name)
  return git(folder, 'rev-parse', 'HEAD')
}

/** Clones the server as a build server may do it: over a protocol, which a path alone is not. */
const cloneWith = (...args: string[]) => git(place.folder, 'clone', '-q', ...args, pathToFileURL(server).href, clone)

/** What is said where no commit is found to compare with. */
function refusal(base: string): string {
  try {
    startOf(clone, base, 'npm run changes --')
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
  throw new Error(`Something was found for ${base}`)
}

/** The command at the end of a message. */
const commandIn = (message: string) => message.slice(message.lastIndexOf(': ') + 2)

/** Runs it as somebody does who pastes it. */
const paste = (message: string) => execFileSync('bash', ['-c', commandIn(message)], { cwd: clone, stdio: 'pipe' })

/** A server with a branch that left main after its first commit; both went on. */
let left = ''
beforeEach(() => {
  server = place.path('server')
  clone = place.path('clone')
  git(place.folder, 'init', '-q', '-b', 'main', server)
  left = commit(server, 'first')
  git(server, 'checkout', '-qb', 'edit')
  commit(server, 'mine')
  git(server, 'checkout', '-q', 'main')
  commit(server, 'theirs')
})

describe('where the history is missing', () => {
  beforeEach(() => cloneWith('--depth', '1', '--no-single-branch', '--branch', 'edit'))

  test('it is not guessed, and the command that is told brings it, also when main has gone on since', () => {
    expect(findStart(clone, 'main')).toEqual({ lacks: 'history' })
    const said = refusal('main')
    expect(said).toMatch(/^This copy has only a part of the history, without the commit .* HEAD and "main" .*\. Fetch /)
    expect(commandIn(said)).toBe('git fetch --unshallow origin main:refs/remotes/origin/main')
    commit(server, 'later')
    paste(said)
    expect(findStart(clone, 'main')).toEqual({ commit: left })
  })

  test('what it has can be compared', () => {
    expect(findStart(clone, 'HEAD')).toEqual({ commit: git(clone, 'rev-parse', 'HEAD') })
  })
})

test('a branch that never had anything in common with the base is compared with its tip', () => {
  cloneWith()
  git(clone, 'checkout', '-q', '--orphan', 'other')
  commit(clone, 'alone')
  expect(findStart(clone, 'main')).toEqual({ commit: git(clone, 'rev-parse', 'origin/main') })
})

describe('a base that is here and on the server', () => {
  beforeEach(() => cloneWith())
  const tip = (name: string) => git(clone, 'rev-parse', name)

  test('is the one of the server where the branch here has stayed behind', () => {
    git(clone, 'checkout', '-qb', 'new')
    git(clone, 'branch', '-qf', 'main', left)
    commit(clone, 'own')
    expect(findStart(clone, 'main')).toEqual({ commit: tip('origin/main') })
  })

  test('is the one here where it is ahead', () => {
    const ahead = commit(clone, 'not pushed')
    git(clone, 'checkout', '-qb', 'new')
    commit(clone, 'own')
    expect(findStart(clone, 'main')).toEqual({ commit: ahead })
  })

  test('is the one that shares anything with this branch', () => {
    git(clone, 'checkout', '-q', '--orphan', 'other')
    commit(clone, 'alone')
    git(clone, 'branch', '-qD', 'main')
    git(clone, 'checkout', '-qb', 'new', 'origin/main')
    git(clone, 'branch', '-q', 'main', 'other')
    expect(findStart(clone, 'main')).toEqual({ commit: tip('origin/main') })
  })

  test('is the commit that was asked for: HEAD~1 is none of the server', () => {
    git(clone, 'reset', '-q', '--hard', left)
    const [before, last] = [commit(clone, 'before'), commit(clone, 'last')]
    commit(clone, 'of the server')
    git(clone, 'update-ref', 'refs/remotes/origin/HEAD', 'HEAD')
    git(clone, 'reset', '-q', '--hard', last)
    expect(tip('origin/HEAD~1')).toBe(last)
    expect(findStart(clone, 'HEAD~1')).toEqual({ commit: before })
  })
})

describe('the command that fetches a base', () => {
  test.each([
    ['all of its history', [], 'git fetch origin main:refs/remotes/origin/main'],
    ['a part of it', ['--depth', '1'], 'git fetch --unshallow origin main:refs/remotes/origin/main'],
  ])('brings it to a clone of one branch with %s', (_, how, command) => {
    cloneWith('--single-branch', '--branch', 'edit', ...how)
    const said = refusal('main')
    expect([said.startsWith('There is no branch or commit "main" here.'), commandIn(said)]).toEqual([true, command])
    expect(commandIn(refusal('origin/main'))).toBe(command)
    paste(said)
    expect(findStart(clone, 'main')).toEqual({ commit: left })
  })

  test('holds nothing of a name of which a shell could make something else', () => {
    cloneWith('--single-branch', '--branch', 'edit')
    const all = 'git fetch origin "+refs/heads/*:refs/remotes/origin/*"'
    for (const name of ['a;touch x', '$(touch x)', "a';touch x'", '--upload-pack=touch x', 'größer', 'main~9', 'a\nb'])
      expect(commandIn(refusal(name)), name).toBe(all)
    paste(refusal('größer'))
    expect(findStart(clone, 'main')).toEqual({ commit: left })
  })

  test('brings a commit with the branch that has it', () => {
    const theirs = git(server, 'rev-parse', 'main')
    cloneWith('--single-branch', '--branch', 'edit', '--depth', '1')
    paste(refusal(theirs))
    expect(findStart(clone, theirs)).toEqual({ commit: left })
  })
})

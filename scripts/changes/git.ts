import { execFileSync } from 'node:child_process'
import { quote } from '../../src/model/words.ts'
import { UsageError } from '../lib/options.ts'

/** Runs Git in a folder. Throws what Git refuses. */
export const git = (
  folder: string,
  args: readonly string[],
  input?: Buffer,
  env: Record<string, string> = {},
): Buffer =>
  execFileSync('git', args, {
    cwd: folder,
    input: input ?? '',
    maxBuffer: 2 ** 30,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })

/** What Git answers, in one line; null where it refuses. */
export function askGit(folder: string, args: readonly string[]): string | null {
  try {
    return git(folder, args).toString().trim()
  } catch {
    return null
  }
}

/**
 * What is missing where nothing can be compared: the program, a repository around the folder, the branch or commit, or the
 * history back to where both were one, in a clone that has only the last commits.
 */
export type Lack = 'git' | 'repository' | 'base' | 'history'

/** The commit where this branch left `base`: what others have changed in the base since is no change of this branch. */
export function findStart(folder: string, base: string): { commit: string } | { lacks: Lack } {
  const ask = (...args: string[]) => askGit(folder, args)
  if (ask('--version') === null) return { lacks: 'git' }
  if (ask('rev-parse', '--show-toplevel') === null) return { lacks: 'repository' }
  const [commit, ...others] = commitsOf(folder, base)
  if (commit === undefined) return { lacks: 'base' }
  const starts = [commit, ...others].flatMap((one) => ask('merge-base', one, 'HEAD') ?? [])
  const isBefore = (one: string, other: string) => ask('merge-base', '--is-ancestor', one, other) !== null
  const start = starts.find((one) => starts.every((other) => isBefore(other, one))) ?? starts[0]
  // With all of the history this means that they never had anything in common.
  return start === undefined && isShallow(folder) ? { lacks: 'history' } : { commit: start ?? commit }
}

/**
 * The commits that a base may mean. A branch may have stayed behind the one of the server, or be ahead of it; any other
 * name means one commit: HEAD~1 must not become the one before the HEAD of the server.
 */
function commitsOf(folder: string, base: string): string[] {
  const isBranch = askGit(folder, ['show-ref', '--verify', '--quiet', `refs/heads/${base}`]) !== null
  const found = [base, `origin/${base}`].flatMap(
    (name) => askGit(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]) ?? [],
  )
  return isBranch ? found : found.slice(0, 1)
}

const isShallow = (folder: string) => askGit(folder, ['rev-parse', '--is-shallow-repository']) === 'true'

/** Whether a name can be put into a command that somebody pastes: no shell makes anything else of it. */
export const isPlainName = (name: string): boolean => /^[\w./][\w./-]*$/.test(name)

/**
 * What brings a branch where it can be compared with. Its place is named: a clone of a single branch would fetch it, and
 * remember it nowhere. All branches, where the name is none that can be pasted, or is that of a commit.
 */
function fetchCommand(folder: string, base: string): string {
  const name = base.replace(/^origin\//, '')
  const isBranch = isPlainName(name) && !/^(?:HEAD|[\da-f]{7,64})$/.test(name)
  const what = isBranch ? `${name}:refs/remotes/origin/${name}` : '"+refs/heads/*:refs/remotes/origin/*"'
  return `git fetch ${isShallow(folder) ? '--unshallow ' : ''}origin ${what}`
}

/** The same. Throws a usage error in one sentence where it cannot be found. `command`: what asks for it. */
export function startOf(folder: string, base: string, command: string): string {
  const found = findStart(folder, base)
  if ('commit' in found) return found.commit
  throw new UsageError(
    {
      git: 'Changes are found with Git, which is not installed here. Get it from git-scm.com.',
      repository: `${folder} is not in a Git repository, so there is nothing to compare it with.`,
      base: `There is no branch or commit ${quote(base)} here. To see what you have changed since your last commit: ${command} --base HEAD. Or fetch it: ${fetchCommand(folder, base)}`,
      history: `This copy has only a part of the history, without the commit that HEAD and ${quote(base)} have in common. Fetch the rest: ${fetchCommand(folder, base)}`,
    }[found.lacks],
  )
}

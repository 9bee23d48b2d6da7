import { execFileSync } from 'node:child_process'
import { quote, visible } from '../../src/model/words.ts'
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

/** What is missing where nothing can be compared: the program, a repository around the folder, or the branch or commit. */
export type Lack = 'git' | 'repository' | 'base'

/** The commit where this branch left `base`: what others have changed in the base since is no change of this branch. */
export function findStart(folder: string, base: string): { commit: string } | { lacks: Lack } {
  const ask = (...args: string[]) => askGit(folder, args)
  if (ask('--version') === null) return { lacks: 'git' }
  if (ask('rev-parse', '--show-toplevel') === null) return { lacks: 'repository' }
  const commit = [base, `origin/${base}`]
    .map((name) => ask('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`))
    .find((found) => found !== null)
  if (commit === undefined || commit === null) return { lacks: 'base' }
  return { commit: ask('merge-base', commit, 'HEAD') ?? commit }
}

/** The same. Throws a usage error in one sentence where it cannot be found. `command`: what asks for it. */
export function startOf(folder: string, base: string, command: string): string {
  const found = findStart(folder, base)
  if ('commit' in found) return found.commit
  throw new UsageError(
    {
      git: 'Changes are found with Git, which is not installed here. Get it from git-scm.com.',
      repository: `${folder} is in no Git repository, so there is nothing to compare it with.`,
      base: `There is no branch or commit ${quote(base)} here. To see what you have changed since your last commit: ${command} --base HEAD. Or fetch the branch: git fetch origin ${visible(base)}`,
    }[found.lacks],
  )
}

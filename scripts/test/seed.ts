import { execFileSync } from 'node:child_process'

/**
 * What the samples of a test run are drawn by: the commit, so that each commit looks at others. `BRIGHTRAIL_SEED=…` draws
 * those of another run again, which has printed its seed.
 */
export const seed = process.env.BRIGHTRAIL_SEED ?? commit()

/** The commit that is checked out. What is no clone (an unpacked archive) has the same sample for ever. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return 'archive'
  }
}

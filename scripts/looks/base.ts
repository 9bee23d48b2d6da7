import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { git } from '../changes/git.ts'

/** The lock file of the packages, which says whether two versions of the project have the same ones. */
const lock = 'package-lock.json'

/** A place for both builds that is removed in the end. */
export function temporaryFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'brightrail-looks-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * Writes the project as it was in a commit into an empty folder, without a trace in the repository. With the same lock file
 * it has the packages that are here; otherwise its own are installed when it is built. Returns the folder of the project.
 */
export function checkOut(commit: string, folder: string): string {
  const top = git('.', ['rev-parse', '--show-toplevel']).toString().trim()
  const below = git('.', ['rev-parse', '--show-prefix']).toString().trim()
  // An index of its own: what is staged here stays as it is.
  const env = { GIT_INDEX_FILE: join(folder, 'index') }
  const tree = join(folder, 'base')
  git(top, ['read-tree', commit], undefined, env)
  git(top, ['checkout-index', '--all', `--prefix=${tree}/`], undefined, env)
  const project = join(tree, below)
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  const packages = join(project, 'node_modules')
  if (read(join(project, lock)) === read(lock) && !existsSync(packages))
    symlinkSync(resolve('node_modules'), packages, 'junction')
  return project
}

/** A site that could not be built, with what the build has said. */
export class BuildError extends Error {}

/**
 * Builds the site of a project into a folder, as visitors see it on that day. Throws a {@link BuildError} with what the
 * build says when it refuses.
 */
export function buildSite(project: string, folder: string, today: string): Promise<void> {
  const args = ['scripts/run.mjs', 'build', '--out', folder, '--today', today, '--no-compress', '--no-social']
  return new Promise((done, fail) => {
    execFile(process.execPath, args, { cwd: project, maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
      if (error) fail(new BuildError(`${stdout}${stderr}`.trim()))
      else done()
    })
  })
}

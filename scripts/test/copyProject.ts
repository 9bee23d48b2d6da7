import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The files of the project in a new folder, which has the same packages and is a repository with one commit. */
export function copyProject(to: string): void {
  const left = ['.git', 'node_modules', 'test-results']
  for (const name of readdirSync('.').filter((one) => !left.includes(one)))
    cpSync(name, join(to, name), { recursive: true })
  commitAll(to, 'init')
  symlinkSync(resolve('node_modules'), join(to, 'node_modules'), 'junction')
}

/** Commits all files of a folder. Tests ask git for the files of the project, and `changes` for how they were. */
export function commitAll(folder: string, ...first: string[]): void {
  const author = ['-c', 'user.name=Copy', '-c', 'user.email=copy@brightrail.example']
  const commands = [
    ...first.map((one) => [one]),
    ['add', '--all'],
    [...author, 'commit', '--no-verify', '--message=Copy'],
  ]
  for (const args of commands) execFileSync('git', args, { cwd: folder, stdio: 'ignore' })
}

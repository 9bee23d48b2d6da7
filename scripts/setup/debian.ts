import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether packages of the system can be installed here. */
export const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** Installs packages of the system. Of the lists in `choices` the first one that can be had is taken. Throws the last refusal. */
export function installPackages(...choices: readonly (readonly string[])[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  apt('update')
  for (const [at, names] of choices.entries()) {
    try {
      apt('install', '-y', '--no-install-recommends', ...names)
      return
    } catch (error) {
      if (at === choices.length - 1) throw error
    }
  }
}

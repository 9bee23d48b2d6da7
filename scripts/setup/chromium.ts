import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium or Chrome that is installed: the one that CHROMIUM_PATH names, or the system's. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  return named && existsSync(named) ? named : places.find(existsSync)
}

/** The path of a Chromium that is there already: an installed one, or Playwright's own. Nothing is installed. */
export const locateChromium = async (): Promise<string | undefined> =>
  findChromium() ?? (await downloadedByPlaywright())

/**
 * The path of a Chromium for the tests in the browser: one that is installed, Playwright's own, or on a Debian system
 * (as root) one that is installed now.
 * @throws an Error with one sentence for people when there is none.
 */
export async function provideChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist. Correct it, or unset it to use the system's.`)
  }
  const found = await locateChromium()
  if (found) return found
  if (isDebianRoot()) installOnDebian()
  const installed = findChromium()
  if (installed) return installed
  throw new Error('There is no Chromium. Install Chromium or Chrome, or set CHROMIUM_PATH to where it is.')
}

async function downloadedByPlaywright(): Promise<string | undefined> {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

function installOnDebian(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  console.log('Installing Chromium from the packages of the system …')
  try {
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation')
  } catch (error) {
    throw new Error(`Chromium could not be installed. Install it by hand, or set CHROMIUM_PATH. ${String(error)}`, {
      cause: error,
    })
  }
}

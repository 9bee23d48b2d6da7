import { existsSync } from 'node:fs'
import { installPackages, isDebianRoot } from './debian.ts'

/** The same engine without the window around it: a page costs it less than half of the processor time. */
const headlessShells = ['/usr/bin/chromium-headless-shell']

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a Chromium that is there already. Nothing is installed.
 * @param kind `any`: the one that CHROMIUM_PATH names, a headless shell, Playwright's own, or a whole browser. `whole`: a
 *   whole browser, for measuring and for what the shell does not have; any when there is none
 */
export async function findChromium(kind: 'any' | 'whole' = 'any'): Promise<string | undefined> {
  const whole = browsers.find(existsSync)
  if (kind === 'whole' && whole) return whole
  const named = process.env.CHROMIUM_PATH
  if (named && existsSync(named)) return named
  return headlessShells.find(existsSync) ?? (await downloadedByPlaywright()) ?? whole
}

/**
 * The path of a Chromium for the tests in the browser: the one that CHROMIUM_PATH names, a headless shell (installed now
 * on a Debian system, as root), Playwright's own, or any that is installed.
 * @throws an Error with one sentence for people when there is none.
 */
export async function provideChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist. Correct it, or unset it to use the system's.`)
  }
  if (!named && isDebianRoot() && !headlessShells.some(existsSync)) installOnDebian()
  const found = await findChromium()
  if (found) return found
  throw new Error('There is no Chromium. Install Chromium or Chrome, or set CHROMIUM_PATH to where it is.')
}

async function downloadedByPlaywright(): Promise<string | undefined> {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

/** Installs the browser and its headless shell, which some releases do not have. */
function installOnDebian(): void {
  console.log('Installing Chromium from the packages of the system …')
  const whole = ['chromium', 'fonts-liberation']
  try {
    installPackages([...whole, 'chromium-headless-shell'], whole)
  } catch (error) {
    throw new Error(`Chromium could not be installed. Install it by hand, or set CHROMIUM_PATH. ${String(error)}`, {
      cause: error,
    })
  }
}

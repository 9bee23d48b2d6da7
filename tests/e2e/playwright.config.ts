import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { provideChromium } from '../../scripts/setup/chromium.ts'

process.env.CHROMIUM_PATH ??= await provideChromium()

// `npm test` names the site that it has built. Who starts the runner by hand gets one built here, unless only the tests of
// the development server run. The workers inherit the variable, so it is built once.
process.env.BRIGHTRAIL_DIST ??= process.argv.some((argument) => /^(?:--project=)?dev$/.test(argument)) ? '' : build()

function build(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'brightrail-site-')), 'site')
  execFileSync(process.execPath, ['scripts/run.mjs', 'build', '--out', folder], { stdio: 'inherit' })
  return folder
}

/** No limit decides a result: machines differ, and may be busy. These only end what hangs. */
const minute = 60_000

export default defineConfig({
  globalTeardown: './support/builtOnce.ts',
  outputDir: '../../test-results',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 10 * minute,
  expect: { timeout: minute },
  reporter: 'list',
  use: {
    actionTimeout: minute,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Whatever is asked for elsewhere fails at once, with or without a network.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    { name: 'site', testIgnore: 'dev/**' },
    { name: 'dev', testMatch: ['dev/**/*.spec.ts', 'smoke.spec.ts'], fullyParallel: false },
  ],
})

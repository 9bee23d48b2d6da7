import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const isTest = /\.test\.tsx?$/

/** Tests that put something in the place of a module: only these need an import of everything for themselves. */
const replacing = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((name) => join('tests', name))
  .filter((path) => isTest.test(path) && readFileSync(path, 'utf8').includes('vi.mock('))

export default defineConfig({
  appType: 'custom',
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  resolve: { dedupe: ['react', 'react-dom', '@emotion/react', '@emotion/cache'] },
  test: {
    // A limit of time only ends a hang: machines differ, and may be busy.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Vitest would leave one core idle, and the other steps wait for this one.
    maxWorkers: '100%',
    projects: [
      // Importing all of the code once for each file took longer than most of their tests.
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', ...replacing],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: replacing } },
    ],
  },
})

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  appType: 'custom',
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  resolve: { dedupe: ['react', 'react-dom', '@emotion/react', '@emotion/cache'] },
  // A limit of time only ends a hang: machines differ, and may be busy.
  test: { include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/e2e/**'], testTimeout: 600_000 },
})

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  appType: 'custom',
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  resolve: { dedupe: ['react', 'react-dom', '@emotion/react', '@emotion/cache'] },
  test: { include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/e2e/**'], testTimeout: 20_000 },
})

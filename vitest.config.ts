import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/temporary.ts',
    pool: 'threads',
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})

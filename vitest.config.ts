import { defineConfig } from 'vitest/config'

const here = (file: string) => `${import.meta.dirname}/${file}`

export default defineConfig({
  resolve: {
    alias: [
      { find: /^#kernel$/, replacement: here('src/kernel/index.ts') },
      { find: /^#spec\/(.*)$/, replacement: here('spec/$1.ts') },
    ],
  },
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/temporary.ts',
    pool: 'threads',
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})

/**
 * The command line as a few files: what the compiler made of it, put together with the packages that it uses.
 *
 * docs/decisions/commands-at-once.md tells why.
 */
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'rolldown'
import { licences } from './licences.js'

/** Lets the command line be called by its name, also after it was built anew: who installs it sets this once. */
const callable = {
  name: 'callable',
  writeBundle({ dir }) {
    chmodSync(join(dir, 'rulewright.js'), 0o755)
  },
}

export default defineConfig({
  // Threads load what the command line loads: the same files, so that books and checks share one kernel.
  input: {
    rulewright: 'dist/src/main.js',
    'verify-worker': 'dist/src/cli/verify-worker.js',
    books: 'dist/machines/books.js',
  },
  platform: 'node',
  // It starts threads from a file beside its own.
  external: ['tinypool'],
  plugins: [licences, callable],
  output: { dir: 'dist/cli', format: 'esm', chunkFileNames: '[name].js' },
})

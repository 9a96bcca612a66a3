/**
 * The command line as a few files: what the compiler made of it, put together with the packages that it uses.
 *
 * docs/decisions/commands-at-once.md tells why.
 */
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'rolldown'

/** The folder of the package that a module belongs to; nothing for a module of ours. */
const packageOf = (module) => module.match(/^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/)?.[0]

/** The licence of a package, as it came with it. */
function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one))
  const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
  return `${name} ${version}: ${license}\n${text}`
}

/** Puts the licences of the packages beside the files that hold them, as those licences ask. */
const licences = {
  name: 'licences',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
    const folders = new Set(modules.map(packageOf).filter((folder) => folder !== undefined && existsSync(folder)))
    const source = [...folders]
      .sort()
      .map(licenceOf)
      .join(`\n${'-'.repeat(80)}\n\n`)
    this.emitFile({ type: 'asset', fileName: 'LICENCES.txt', source })
  },
}

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
    worker: 'dist/src/cli/worker.js',
    books: 'dist/machines/books.js',
  },
  platform: 'node',
  // It starts threads from a file beside its own.
  external: ['tinypool'],
  plugins: [licences, callable],
  output: { dir: 'dist/cli', format: 'esm', chunkFileNames: '[name].js' },
})

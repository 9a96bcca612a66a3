/**
 * The command line as a few files: what the compiler made of it, put together with the packages that it uses.
 *
 * docs/decisions/commands-at-once.md tells why.
 */
import { chmodSync, copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** The style sheets of the pages in one, without what only who writes them needs, and their picture. */
const styles = {
  name: 'styles',
  writeBundle({ dir }) {
    const sheets = ['docs/site.css', 'src/browser/shell.css'].map((file) => readFileSync(file, 'utf8'))
    const short = sheets
      .join('\n')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,>]) ?/g, '$1')
      .replace(/;}/g, '}')
    writeFileSync(join(dir, 'site.css'), short.trim())
    copyFileSync('docs/favicon.svg', join(dir, 'icon.svg'))
  },
}

const commands = defineConfig({
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

/** What runs in a page: a classic script, which runs from a folder opened as a file, too. */
const page = defineConfig({
  input: { app: 'dist/src/browser/app.js' },
  platform: 'browser',
  plugins: [styles],
  output: { dir: 'dist/page', format: 'iife', minify: true },
})

export default [commands, page]

/**
 * Bundles the compiled program: the command line, the pages and the scripts of the reference. Run it with Node; the bundler's
 * own command prints a line for each of 1,400 files.
 *
 * See docs/decisions/program.md for the reasons.
 */
import { chmodSync, copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, defineConfig } from 'rolldown'
import { engine, licences, licencesIn, pastEntries } from './rolldown.page.config.js'
import { writePlainDefinitions } from './types.config.js'

/** Lets the command line be called by its name, also after it was built anew: who installs it sets this once. */
const callable = {
  name: 'callable',
  writeBundle({ dir }) {
    chmodSync(join(dir, 'rulewright.js'), 0o755)
  },
}

/** Tells of which modules the command line was made: a proof that it keeps is one of these. */
const stamped = {
  name: 'stamped',
  async writeBundle() {
    const { STAMP, stampNow } = await import('./dist/src/core/proof/build-stamp.js')
    writeFileSync(STAMP, stampNow())
  },
}

/** The program that Piscina starts in each thread: it looks for it in a folder of its own, which is in no bundle. */
const THREAD = 'threads/worker.cjs'
const threadsBeside = {
  name: 'threads-beside',
  transform(code, id) {
    if (!/[\\/]piscina[\\/]dist[\\/]index\.js$/.test(id)) return undefined
    const asked = "(__dirname, 'worker.js')"
    if (!code.includes(asked)) throw new Error(`${id}: expected ${asked}, by which Piscina finds its threads`)
    return code.replace(asked, `(import.meta.dirname, '${THREAD}')`)
  },
}

/** Messages of zod in English alone: half of it would be translations. */
const inEnglish = {
  name: 'in-english',
  transform(_code, id) {
    return /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/.test(id) ? "export { default as en } from './en.js'" : undefined
  },
}

/** The style sheets of the pages in one, without what only who writes them needs, and their picture. */
const styles = {
  name: 'styles',
  async writeBundle({ dir }) {
    const { drawingStyle } = await import('./dist/src/site/draw/style.js')
    const sheets = ['docs/site.css', 'src/site/browser/shell.css', 'src/site/browser/search.css'].map((file) =>
      readFileSync(file, 'utf8'),
    )
    const short = [...sheets, drawingStyle]
      .join('\n')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,>]) ?/g, '$1')
      .replace(/;}/g, '}')
    writeFileSync(join(dir, 'site.css'), short.trim())
    copyFileSync('docs/favicon.svg', join(dir, 'icon.svg'))
  },
}

/** Removes what the last build put together, and what the compiler once made of a source that is gone. */
function removeLeftovers() {
  for (const folder of ['cli', 'page', 'reference', 'tests'])
    rmSync(join('dist', folder), { recursive: true, force: true })
  for (const room of ['src', 'spec', 'machines'])
    for (const file of readdirSync(join('dist', room), { recursive: true, encoding: 'utf8' })) {
      const source = join(room, file.replace(/(?:\.d\.ts|\.js)$/, '.ts'))
      if (source.endsWith('.ts') && !existsSync(source)) rmSync(join('dist', room, file))
    }
}

removeLeftovers()
const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const { compiledScope } = await import('./dist/src/core/files/compiled-scope.js')
const scope = compiledScope(manifest)
// The compiler reads this file: one that is written anew makes it build again.
if (!existsSync('dist/package.json') || readFileSync('dist/package.json', 'utf8') !== scope)
  writeFileSync('dist/package.json', scope)
writePlainDefinitions(
  Object.values(manifest.exports).flatMap(({ types }) => (/^\.\/dist\/machines\//.test(types) ? [types] : [])),
)

/** A warning about our slow plugins helps nobody: they write the examples. */
const checks = { pluginTimings: false }

/** What the package exports: each entry, from where the compiler put it. */
const entries = Object.fromEntries(
  Object.values(manifest.exports)
    .filter((entry) => typeof entry === 'object')
    .map((entry) => [entry.default.slice('./dist/cli/'.length, -'.js'.length), entry.types.replace(/\.d\.ts$/, '.js')]),
)

const commands = defineConfig({
  // Threads, and books of other packages, load what the command line loads: the same files, so that all share one kernel.
  input: {
    rulewright: 'dist/src/main.js',
    worker: 'dist/src/fleet/thread.js',
    books: 'dist/machines/books.js',
    // A book that has installed nothing imports it from here.
    'packages/zod': 'zod',
    ...entries,
  },
  platform: 'node',
  // Whoever needs these installs them; the guides say when.
  external: [
    '@hpcc-js/wasm-graphviz',
    '@napi-rs/nice',
    'acorn',
    'aws4fetch',
    'bullmq',
    'ioredis',
    'rolldown/utils',
    'typedoc',
    'vitest',
  ],
  plugins: [pastEntries(), licences, callable, stamped, threadsBeside, inEnglish],
  // Definitions hold the doc comments; here they would be an eighth of the bundle. The names of its modules would be a hundredth.
  // White space stays: pages show the text of short functions.
  output: { dir: 'dist/cli', format: 'esm', chunkFileNames: '[name].js', comments: { jsdoc: false } },
  experimental: { attachDebugInfo: 'none' },
})

const thread = defineConfig({
  input: { worker: 'node_modules/piscina/dist/worker.js' },
  platform: 'node',
  external: ['@napi-rs/nice'],
  output: { file: `dist/cli/${THREAD}`, format: 'cjs' },
})

/** What runs in a page: a classic script, which runs from a folder opened as a file, too. */
const page = defineConfig({
  input: { app: 'dist/src/site/browser/app.js' },
  platform: 'browser',
  plugins: [pastEntries(), styles],
  output: { dir: 'dist/page', format: 'iife', minify: true },
})

/** What searches: loaded when somebody is about to. */
const search = defineConfig({
  input: { search: 'dist/src/site/browser/search-script.js' },
  platform: 'browser',
  plugins: [pastEntries(), licencesIn('LICENCES-search.txt')],
  output: { dir: 'dist/page', format: 'iife', minify: true },
})

/** What the pages of TypeDoc's reference do. */
const reference = defineConfig({
  input: { site: 'dist/src/site/browser/reference-script.js' },
  platform: 'browser',
  plugins: [pastEntries()],
  output: { dir: 'dist/reference', format: 'iife' },
})

const outputs = await build([commands, thread, page, search, engine, reference].map((one) => ({ ...one, checks })))
const files = outputs.flatMap(({ output }) => output)
console.log(`built ${files.length} files of the command line, the pages and the reference in dist/`)

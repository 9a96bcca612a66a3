/**
 * What a page loads: the elements, the worker with the engine, and each book as a file of its own. `publish` puts the examples of a book
 * beside it.
 *
 * See docs/decisions/site.md for the reasons.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'rolldown'

const here = (file) => fileURLToPath(new URL(file, import.meta.url))

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
export const licencesIn = (fileName) => ({
  name: 'licences',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
    const folders = new Set(modules.map(packageOf).filter((folder) => folder !== undefined && existsSync(folder)))
    const source = [...folders]
      .sort()
      .map(licenceOf)
      .join(`\n${'-'.repeat(80)}\n\n`)
    this.emitFile({ type: 'asset', fileName, source })
  },
})

export const licences = licencesIn('LICENCES.txt')

/** What is kept of how questions were settled, by the names of the books. */
function keptRulings() {
  const spec = here('spec')
  const files = readdirSync(spec).map((book) => [book, join(spec, book, 'rulings.json')])
  return files.flatMap(([book, file]) => (existsSync(file) ? [[book, JSON.parse(readFileSync(file, 'utf8'))]] : []))
}

/** A page has no files: its books come without the worlds that their examples are, and with their rulings. */
export const withoutFiles = {
  name: 'without-files',
  load: (id) =>
    /[\\/]home[\\/]example-worlds\.[jt]s$/.test(id)
      ? `import { applyRulings } from '../kernel/book/apply-rulings.js'
const kept = ${JSON.stringify(Object.fromEntries(keptRulings()))}
export const withExampleWorlds = (book) => applyRulings(book, kept[book.name] ?? [])`
      : undefined,
}

const SHORT = {
  'all-bridges-burning': 'abb',
  'front-line': 'fl',
  'land-and-freedom': 'laf',
  'russian-civil-war': 'rcw',
  talvisota: 'tal',
}

/** A chunk that is a book is called by its short name. */
export const nameOfChunk = ({ facadeModuleId, name }) => {
  const [, book] = /machines[\\/]([^\\/]+)[\\/]book\.[jt]s$/.exec(facadeModuleId ?? '') ?? []
  return book === undefined ? `${name}.js` : `book-${SHORT[book] ?? book}.js`
}

/** Imports from the entry of a building lead to the modules behind it, so that a bundle holds no more than it uses. */
export const pastEntries = () => {
  let direct
  return {
    name: 'past-entries',
    async buildStart() {
      const { entryReader, withDirectImports } = await import('./dist/src/core/home/import-lines.js')
      const { resolveImport } = await import('./dist/src/core/home/module-graph.js')
      const behind = entryReader((file) => readFileSync(file, 'utf8'), resolveImport)
      direct = (file, text) => withDirectImports(file, text, behind)
    },
    transform: (code, id) => (code.includes("from '#") ? direct(id, code) : undefined),
  }
}

/** The elements, and the engine in its worker. */
export const engine = defineConfig({
  input: { try: here('dist/src/site/browser/index.js'), worker: here('dist/src/page-worker.js') },
  platform: 'browser',
  plugins: [pastEntries(), withoutFiles, licences],
  output: { dir: 'dist/page', format: 'esm', minify: true, entryFileNames: '[name].js', chunkFileNames: nameOfChunk },
})

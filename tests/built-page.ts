/** The files that a page loads, built from the sources as `npm run build` builds them from the compiled code. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type OutputChunk, type Plugin, rolldown } from 'rolldown'
import { books } from '../machines/books.js'
import { packageRoot } from '../src/core/home/package-root.js'
import { examplesForPage } from '../src/site/output/page-examples.js'
import { pastEntries, sourceOf } from './bundle-sources.js'

interface Config {
  readonly withoutFiles: Plugin
  readonly nameOfChunk: (chunk: { readonly facadeModuleId?: string | null; readonly name: string }) => string
}

/** The files of a page, by their names. */
export type BuiltPage = ReadonlyMap<string, OutputChunk>

/** Puts the elements, the engine and the books together. */
export async function builtPage(): Promise<BuiltPage> {
  const config: Config = await import(join(packageRoot, 'rolldown.page.config.js'))
  const bundle = await rolldown({
    input: { try: join(packageRoot, 'src/site/browser/index.ts'), worker: join(packageRoot, 'src/page-worker.ts') },
    platform: 'browser',
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    plugins: [pastEntries(), config.withoutFiles, { name: 'sources', resolveId: sourceOf }],
  })
  const { output } = await bundle.generate({
    format: 'esm',
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: config.nameOfChunk,
  })
  await bundle.close()
  return new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])))
}

/** The files that a file needs before it runs, itself included. */
export function neededBy(page: BuiltPage, name: string): ReadonlySet<string> {
  const needed = new Set([name])
  // A set hands out what is added while it is walked.
  for (const one of needed) for (const other of page.get(one)?.imports ?? []) needed.add(other)
  return needed
}

/** Computes the compressed size of some files. */
export const bytesOf = (page: BuiltPage, names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + gzipSync(page.get(name)?.code ?? '', { level: 9 }).length, 0)

/** Writes the files of a page, and the examples of some books, into a folder. */
export function writePage(page: BuiltPage, folder: string, shorts: readonly string[]): void {
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  for (const [name, { code }] of page) write(name, code)
  for (const book of books)
    if (shorts.includes(book.short ?? ''))
      for (const [name, value] of Object.entries(examplesForPage(book)))
        write(`examples-${book.short}/${name}.json`, JSON.stringify(value))
}

/** What runs in a thread of its own while somebody writes rules: a book, loaded anew, as the pages of a site. @module */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { hashOfContent } from '../hash.js'
import { booksFrom } from '../home/books-from.js'
import { packageRoot } from '../home/package-root.js'
import type { Book } from '../kernel/book.js'
import type { Origin } from '../kernel/listed-book.js'
import { isFile } from '../outside/read.js'
import { bookPages } from '../publish/book-pages.js'
import { drawing } from '../publish/graphviz.js'
import { drawnLate, examplesAgain, type Learnt, type Sources, sourcesOf } from '../publish/sources.js'
import { bookFiles, pageFile } from '../site/book-files.js'
import { bookSite } from '../site/book-site.js'
import type { SiteFiles } from '../site/files.js'
import type { Frame } from '../site/layout.js'

/** A book that is to be made anew, as plain data. */
export interface Anew {
  readonly from: Origin
  readonly name: string
  readonly short: string
  readonly learnt: Learnt
  readonly frame: Frame
  readonly isPlayable: boolean
  /** The files that changed, as seen from the folder of the package: modules as they are compiled, and examples. */
  readonly changed: readonly string[]
  /** The files of the book by the hashes of their texts, as they were made last, without what is drawn of examples. */
  readonly known: ReadonlyMap<string, string>
}

/** What the thread hands over: first the pages that are about what changed, then all others that say something else than before. */
export type Made =
  | { readonly is: 'first'; readonly files: SiteFiles }
  | {
      readonly is: 'rest'
      readonly files: SiteFiles
      readonly known: ReadonlyMap<string, string>
      readonly examples: Learnt['examples']
    }

const isExample = (name: string) => (file: string) => file.startsWith(`spec/${name}/examples/`)

/** What is known of the examples, where those of some files are read and run again. */
function examplesNow(book: Book, learnt: Learnt, changed: readonly string[]): Learnt['examples'] {
  const again = changed.filter((file) => isFile(join(packageRoot, file)))
  return [
    ...learnt.examples.filter(({ file }) => !changed.includes(file)),
    ...again.map((file) => examplesAgain(book, join(packageRoot, file))),
  ].toSorted(({ file: one }, { file: other }) => (one < other ? -1 : 1))
}

/** The names of the pages that are about what some files hold: an example file, or a value that a module exports. */
async function touchedBy({ places, book }: Sources, changed: readonly string[]) {
  const examples = new Set(changed.filter(isExample(book.name)).map((file) => places.exampleFile(file).page))
  const modules = changed.filter((file) => file.endsWith('.js') && isFile(join(packageRoot, file)))
  const exported = await Promise.all(modules.map((file) => import(pathToFileURL(join(packageRoot, file)).href)))
  const values = new Set<unknown>(exported.flatMap((module) => Object.values(module)))
  return ({ id, about }: { readonly id: string; readonly about: readonly object[] }): boolean =>
    examples.has(id) || about.some((value) => values.has(value))
}

/** Makes a book anew: what somebody waits for first. */
async function make(anew: Anew, handOver: (made: Made) => void): Promise<void> {
  const { from, name, short, learnt, frame, isPlayable, changed, known } = anew
  const book = await (await booksFrom(from)).find((known) => known.name === name)?.load()
  if (book === undefined) throw new Error(`${from.module} has no book "${name}"`)
  const examples = examplesNow(book, learnt, changed.filter(isExample(name)))
  const plain = sourcesOf(book, short, { ...learnt, examples, isOlder: true })
  const sources = drawnLate(plain)
  const drawn = bookSite({ sources, top: bookPages(sources, draw) }, isPlayable)
  const isTouched = await touchedBy(sources, changed)
  handOver({
    is: 'first',
    files: new Map(drawn.pages.filter(isTouched).map((page) => pageFile(drawn, page, frame))),
  })
  const all = bookFiles(bookSite({ sources: plain, top: bookPages(plain, draw) }, isPlayable), frame)
  const now = new Map([...all].map(([file, content]) => [file, hashOfContent(content)]))
  const others = [...all].filter(([file]) => known.size > 0 && known.get(file) !== now.get(file))
  const pages = new Map(drawn.pages.map((page) => [`${drawn.naming(page.id)}.html`, page]))
  const files = others.map(([file, content]) => {
    const page = pages.get(file)
    return page ? pageFile(drawn, page, frame) : ([file, content] as const)
  })
  handOver({ is: 'rest', files: new Map(files), known: now, examples })
}

const draw = await drawing()
parentPort?.once('message', (anew: Anew) => make(anew, (made) => parentPort?.postMessage(made)))

/** A thread that loads a book anew and builds the pages of its site, while somebody writes the rules. @module */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import {
  type Book,
  booksFrom,
  DATA,
  hashOfContent,
  headOf,
  isFile,
  type Origin,
  packageRoot,
  parsePage,
  textAt,
} from '#core'
import {
  bookFiles,
  bookPages,
  bookSite,
  drawing,
  drawnLate,
  examplesAgain,
  type Learnt,
  pageFile,
  type SiteFiles,
  type SiteFrame,
  type Sources,
  sourcesOf,
} from '#site'

/** A book that is to be made anew, as plain data. */
export interface Anew {
  readonly from: Origin
  readonly name: string
  readonly short: string
  readonly learnt: Learnt
  readonly frame: SiteFrame
  readonly isPlayable: boolean
  /** The files that changed, as seen from the folder of the package: modules as they are compiled, and examples. */
  readonly changed: readonly string[]
  /** The files of the book by the hashes of their texts, as they were made last, without what is drawn of examples. */
  readonly known: ReadonlyMap<string, string>
}

/** The messages of the thread: first the pages about the changes, then all other pages with new content. */
export type PublishMessage =
  | { readonly is: 'first'; readonly files: SiteFiles }
  | {
      readonly is: 'rest'
      readonly files: SiteFiles
      readonly known: ReadonlyMap<string, string>
      readonly examples: Learnt['examples']
    }

const isExample = (name: string) => (file: string) => file.startsWith(`spec/${name}/examples/`)

/** Updates the known results of examples by running the changed files again. */
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
  const modules = changed.filter((file) => /(?<!\.gen)\.js$/.test(file) && isFile(join(packageRoot, file)))
  const exported = await Promise.all(modules.map((file) => import(pathToFileURL(join(packageRoot, file)).href)))
  const values = new Set<unknown>([
    ...exported.flatMap((module) => Object.values(module)),
    ...changed.filter((file) => file.endsWith('.md')).flatMap((file) => statedOn(book, join(packageRoot, file))),
  ])
  return ({ id, about }: { readonly id: string; readonly about: readonly object[] }): boolean =>
    examples.has(id) || about.some((value) => values.has(value))
}

/** Lists the sections and questions of a book that a page states. */
function statedOn({ sections, questions }: Book, page: string): readonly object[] {
  const names = new Set(isFile(page) ? parsePage(textAt(page, DATA)).parts.map(({ name }) => name) : [])
  return [
    ...sections.filter((section) => names.has(headOf(section).name)),
    ...questions.filter(({ name }) => names.has(name)),
  ]
}

/** Makes a book anew: what somebody waits for first. */
async function make(anew: Anew, handOver: (made: PublishMessage) => void): Promise<void> {
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

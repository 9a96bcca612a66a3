/** What runs in a thread of its own while somebody writes rules: a book, loaded anew, as the pages of a site. @module */
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { booksFrom } from '../home/books-from.js'
import { packageRoot } from '../home/package-root.js'
import type { Origin } from '../kernel/listed-book.js'
import { sitePages } from '../publish/book-pages.js'
import { drawing } from '../publish/graphviz.js'
import { examplesAgain, type Learnt, sourcesOf } from '../publish/sources.js'
import { bookSite } from '../site/book-site.js'
import type { SiteFiles } from '../site/files.js'
import { type Frame, isPlayable, pageFiles } from '../site/site.js'

/** A book that is to be made anew, as plain data. */
export interface Anew {
  readonly from: Origin
  readonly name: string
  readonly short: string
  readonly learnt: Learnt
  readonly frame: Frame
  /** The names of the files that pages use. */
  readonly assets: readonly string[]
  /** The files with examples that changed, as seen from the folder of the package. */
  readonly changed: readonly string[]
}

/** The files of the book, and what is known of its examples now. */
export interface Made {
  readonly files: SiteFiles
  readonly examples: Learnt['examples']
}

/** Makes a book anew. */
async function made({ from, name, short, learnt, frame, assets, changed }: Anew): Promise<Made> {
  const book = await (await booksFrom(from)).find((known) => known.name === name)?.load()
  if (book === undefined) throw new Error(`${from.module} has no book "${name}"`)
  const others = undrawn(learnt.examples).filter(({ file }) => !changed.includes(file))
  const examples = [...others, ...changed.map((file) => examplesAgain(book, join(packageRoot, file)))].toSorted(
    ({ file: one }, { file: other }) => (one < other ? -1 : 1),
  )
  const sources = sourcesOf(book, short, { ...learnt, witnesses: undrawn(learnt.witnesses), examples, isOlder: true })
  const top = sitePages(sources, await drawing())
  const one = { sources, top }
  return { files: pageFiles(bookSite(one, isPlayable(one, new Set(assets))), frame), examples }
}

/** Examples without their games: to draw them takes most of the time, and they have not changed. */
const undrawn = (files: Learnt['examples']): Learnt['examples'] =>
  files.map(({ file, examples }) => ({ file, examples: examples.map(({ games: _, ...example }) => example) }))

parentPort?.postMessage(await made(workerData as Anew))

/** Every reader of input in the program is tested at the border. A new file that begins to read must be added here. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsIn } from '../../src/core/home/import-lines.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { BORDERS } from './inputs/every-border.js'

/** By which names something comes in, as text or as a value. */
const READERS = [
  ...['textAt', 'textIfThere', 'textOrPiped', 'bytesOrPiped', 'bytesAt', 'readSource', 'parseSource', 'openFile'],
  ...['jsonIn', 'readIn', 'linesIn', 'keptIn', 'readPlayFile', 'parseJson'],
]
/** From where they are imported: what has another reader of the same name is none of them. */
const FROM = /^#core$|\/(?:read-file|parse-source|read-source|json-file|open-file|play-file|plain-data)\.js$/

/** True of a file that imports a reader and calls it. */
const isReading = (text: string): boolean =>
  importsIn(text)
    .filter(({ target }) => FROM.test(target))
    .flatMap(({ names = [] }) => names)
    .some((name) => READERS.includes(name) && new RegExp(`\\b${name}\\(`).test(text))

/** The readers themselves, through which all others read. */
const ONE_READER = [
  'src/core/files/read-file.ts',
  'src/core/examples/format/parse-source.ts',
  'src/core/examples/format/read-source.ts',
  'src/core/home/json-file.ts',
  'src/core/values/plain-data.ts',
]

/** Readers of files that only the program or the package has written, with the reason why nobody else writes them. */
const OWN: Readonly<Record<string, string>> = {
  'src/core/files/write-back.ts': 'what it is about to replace, to see whether somebody else has written there',
  'src/core/home/package-root.ts': 'the package.json of the package itself',
  'src/core/home/new-book-files.ts': 'the first book of the package, which is copied',
  'src/core/home/book-module.ts':
    'the package.json of a package that is installed, which is not taken where it is otherwise',
  'src/lab/stored/rewritten-book.ts': 'the modules of the package and of the book, which are copied',
  'src/core/home/check-citations.ts': 'the modules of the book, in which citations are looked for',
  'src/cli/commands/new/run.ts': 'whether a file is what was about to be written there',
  'src/core/home/resolve-own-names.ts': 'the package.json of the package itself',
  'src/core/home/locate-books.ts': 'the package.json of a book, of which tests/own-books/new.test.ts holds this',
  'src/core/home/trusted-folders.ts':
    'the folders that the user trusts, of which tests/own-books/trust.test.ts holds this',
  'src/lab/audit/behaviour/checkout.ts': 'the package.json of an older state of the project',
  'src/lab/stored/code-digest.ts': 'the code of the package itself',
  'src/core/home/module-graph.ts': 'the modules of the package and of the book, to find what they import',
  'src/core/proof/build-stamp.ts': 'the modules of the package, to be told from others',
  'src/core/proof/environment-digest.ts': 'the modules of the package, to be told from others',
  'src/core/proof/kept-report.ts': 'a report that is made again where it cannot be read',
  'src/core/proof/kept-units.ts': 'results that are found again where they cannot be read',
  'src/core/proof/marked-copy.ts': 'a list of the package itself, which is made again where it is otherwise',
  'src/core/proof/stored-report.ts': 'a report that the same run has just written',
  'src/core/proof/book-tree-digest.ts': 'the modules of the package and of the book, to be told from others',
  'src/core/home/stale-build.ts': 'a module of the package and what it was built to, which are compared',
  'src/core/home/citing-lines.ts': 'the sources of the book, in which a citation is looked for',
  'src/core/pages/edit-page.ts': 'a page of the book that was read a moment before',
  'src/cli/books/prove-edit.ts': 'the report that this program has just printed',
  'src/cli/commands/questions/settle/apply.ts':
    'examples of the book as text, which are read as examples where they change',
  'src/lab/audit/defects/source-locations.ts': 'the sources of the book, in which a line is looked for',
  'src/lab/audit/behaviour/play-paths.ts': 'whether two example files are alike',
  'src/core/examples/examples-hold.ts': 'an example that was just made',
  'src/lab/conformance/reduce/reduce.ts': 'a place that was just written',
  'src/core/play/check-position.ts': 'a value, of which tests/library/check-position.test.ts holds this',
  'src/site/publish/guide-pages.ts': 'the guides of the package, which become pages',
  'src/site/publish/book-sources.ts': 'files of the book for its reference',
  'src/core/home/stored-status.ts': 'the statuses that a verification has written',
  'src/site/output/page-examples.ts': 'the examples of the books here, as the pages are built',
  'src/site/output/assets.ts': 'what the build has made for pages',
  'src/site/browser/elements/start-attributes.ts': 'an attribute, which the site itself has written',
  'src/fleet/queue/address.ts': 'a certificate, which only the library of the queue reads',
  'src/fleet/queue/book-digest.ts': 'the code of the package and of the book, to be told from others',
  'src/fleet/queue/payload-store.ts': 'what a worker left, of which tests/jobs/payload-stores.test.ts holds this',
  'src/core/pages/pages-module.ts': 'the module of pages, which is compared as a text',
  'src/cli/publish-worker.ts': 'a page of the book that was read a moment before',
  'src/cli/watch/detect-changes.ts': 'the sources of the book, which a compiler reads',
  'src/cli/commands/publish/run.ts': 'a picture as it is, and words of the licence as text of a page',
}

const reading = readdirSync(join(packageRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `src/${name}`)
  .filter((file) => !ONE_READER.includes(file) && isReading(readFileSync(join(packageRoot, file), 'utf8')))

describe('what the program reads', () => {
  it('is met at the border, or is its own', () => {
    const known = [...BORDERS.flatMap(({ readBy }) => readBy), ...Object.keys(OWN)]
    expect(reading.filter((file) => !known.includes(file))).toEqual([])
  })

  it('is named where it still is read', () => {
    expect(Object.keys(OWN).filter((file) => !reading.includes(file))).toEqual([])
  })

  it('is seen wherever a file reads', () => {
    const reader = "import { textAt } from '../files/read-file.js'\nconst text = textAt(file, DATA)"
    expect(isReading(reader)).toBe(true)
    expect(isReading("import { openFile } from '../open-file.js'\nconst source = openFile(file, io)")).toBe(true)
    expect(isReading("import { textAt, DATA } from '#core'\nconst text = textAt(file, DATA)")).toBe(true)
    expect(isReading("import { briefly } from '#core'\nconst text = textAt(file)")).toBe(false)
    expect(isReading("import { isFile } from '../files/read-file.js'\nconst is = isFile(file)")).toBe(false)
  })
})

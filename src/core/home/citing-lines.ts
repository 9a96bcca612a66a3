/** The lines of a book's code that cite a clause. @module */
import { join, relative } from 'node:path'
import { DATA, textAt } from '../files/read-file.js'
import { sourceFiles } from '../files/source-files.js'
import { type Housed, homeOf } from './book-home.js'
import { packageRoot } from './package-root.js'

/** The folders that hold the code of a book. */
const codeFolders = (book: Housed): readonly string[] =>
  book.home === undefined ? [homeOf(book), join(packageRoot, 'machines', book.name)] : [book.home]

/** Lists where a clause is cited, as `file:line`, with paths as seen from a folder. */
export function citingLines(book: Housed, id: string, from: string): readonly string[] {
  const cites = new RegExp(`\\b${id.replace('.', '\\.')}\\b`)
  return codeFolders(book).flatMap((folder) =>
    sourceFiles(folder).flatMap((source) => {
      const file = join(folder, source)
      return textAt(file, DATA)
        .split('\n')
        .flatMap((line, index) => (cites.test(line) ? [`${relative(from, file)}:${index + 1}`] : []))
    }),
  )
}

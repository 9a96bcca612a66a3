/** Digests of books with the program: what comes of a job is the same wherever these are the same. @module */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { bytesAt, DATA, type Housed, homeOf, isFolder, packageRoot } from '#core'

/** The files of a book: its modules, and the files that they read. */
const OF_BOOKS = /\.(?:[cm]?[jt]s|json|jsonl|ya?ml)$/
/** Folders that are not read by a job, or that people working on the book write. */
const APART = ['node_modules', 'reports', 'vectors', 'site']

/** The digest of a book, and of the program that is run on it. */
export function digestOfBook(book: Housed): string {
  const hash = createHash('sha256')
  for (const [folder, is] of [
    [join(packageRoot, 'dist', 'cli'), /\.js$/],
    [homeOf(book), OF_BOOKS],
  ] as const)
    for (const file of filesIn(folder).filter((one) => is.test(one)))
      hash.update(`${relative(folder, file).replaceAll(sep, '/')}\n`).update(bytesAt(file, DATA))
  return hash.digest('hex').slice(0, 16)
}

function filesIn(folder: string): readonly string[] {
  if (!isFolder(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !APART.includes(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesIn(path) : [path]
    })
}

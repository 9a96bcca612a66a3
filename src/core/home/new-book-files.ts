/** The first book that somebody begins with: a small whole one, in the name of their own. @module */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DATA, isFile, textAt } from '../files/read-file.js'
import { packageRoot } from './package-root.js'

const FOLDER = join(packageRoot, 'docs', 'first-book')

/** The name of the book in file names, and its printed title. */
const CALLED = { name: 'first-book', title: 'First book' }

/** Paths made by tools and by the book's commands. */
const IGNORED = 'node_modules/\nsite/\nvectors/\n'

/** A book's own name, and its title. */
export type Called = typeof CALLED

/** The files of a first book by their places, in the name of somebody's own. */
export function firstBook({ name, title }: Called): ReadonlyMap<string, string> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => isFile(join(FOLDER, file)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  const renamed = (text: string) => text.replaceAll(CALLED.name, name).replaceAll(CALLED.title, title)
  return new Map([
    ...files.map((file) => [file, renamed(textAt(join(FOLDER, file), DATA))] as const),
    ['.gitignore', IGNORED],
  ])
}

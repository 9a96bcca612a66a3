/** `rulewright new`, carried out. @module */
import { readdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import {
  DATA,
  firstBook,
  isFolder,
  isUnfinished,
  makeFolder,
  mustTakeFiles,
  takeAwayUnfinished,
  textAt,
  Unreadable,
  writeWhole,
} from '#core'
import { isKnown } from '../../books/library.js'
import { printResult } from '../../output/print-result.js'
import type { Session } from '../../program/command-context.js'
import { many } from '../../text/layout/output-layout.js'

/** Command-line options of `new`. */
export interface NewFlags {
  readonly title?: string
  readonly json?: true
}

/** Writes a first book into a folder of its own. */
export function newBook({ io, library }: Pick<Session, 'io' | 'library'>, folder: string, flags: NewFlags): void {
  const name = basename(resolve(folder))
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new Unreadable([
      `${folder}: got the name "${name}", expected small letters, digits and hyphens, such as my-game`,
    ])
  if (isKnown(library, name))
    throw new Unreadable([`${folder}: "${name}" is a book already; expected a name of its own`])
  const title = flags.title?.trim() || inWords(name)
  if (/["'\\\n]/.test(title)) throw new Unreadable([`--title: got ${title}, expected words without quotation marks`])
  mustTakeFiles('new', folder)
  const files = firstBook({ name, title })
  if (isFolder(folder) && !isBegun(folder, files))
    throw new Unreadable([`${folder}: this folder holds something; expected a new or an empty one`])
  makeFolder(folder)
  // First: a folder whose files are not all written can be begun again, and one with all of them cannot.
  io.trust?.add(folder)
  takeAwayUnfinished(folder, files.keys())
  for (const [file, text] of files) {
    makeFolder(dirname(join(folder, file)))
    writeWhole(join(folder, file), text)
  }
  const written = [...files.keys()]
  printResult(io, flags, {
    data: () => ({ folder, name, title, files: written }),
    text: () => told(folder, title, written.length),
  })
}

/** True if a folder is empty, or holds only part of a new book because the program was stopped while writing it. */
function isBegun(folder: string, files: ReadonlyMap<string, string>): boolean {
  const there = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !isUnfinished(basename(name)) && !isFolder(join(folder, name)),
  )
  return there.length < files.size && there.every((name) => holds(join(folder, name), files.get(name)))
}

const holds = (file: string, text: string | undefined): boolean => text !== undefined && textAt(file, DATA) === text

const inWords = (name: string): string => {
  const words = name.replaceAll('-', ' ')
  return `${words[0]?.toUpperCase()}${words.slice(1)}`
}

const told = (
  folder: string,
  title: string,
  files: number,
): string => `${folder}: ${title}, a whole book in ${many(files, 'file')}

  cd ${folder}
  npm install            what a book needs, this program among it
  npm run verify         every gate passes: change something, and see
  npm start              what to do next
  npm run play           at the terminal
  npm test               every gate as a test

rules/ holds the rules as pages, book.ts the tables and charts, examples/ worked cases.
`

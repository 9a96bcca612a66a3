/** The states of a book that are kept, each under the name of an edition. @module */
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  type Book,
  exampleFiles,
  examplesFolder,
  type Housed,
  inHome,
  makeFolder,
  placedExamples,
  readIn,
  readSource,
  writeNew,
  writeWhole,
} from '#core'
import { type BookState, type ExampleState, stateOf, stateSchema } from '../audit/changes/book-state.js'
import { changesBetween } from '../audit/changes/compare.js'
import type { ChangesReport } from '../audit/changes/report.js'

/** Returns the folder of a book's editions. */
export const editionsFolder = (book: Housed): string => inHome(book, 'editions')

/** The file of an edition. */
export const editionFile = (folder: string, name: string): string => join(folder, `${name}.json`)

/** The names of the editions that a folder keeps, with numbers in their order. */
export const editionsIn = (folder: string): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))

/** A state that somebody kept. */
export const stateIn = (file: string): BookState =>
  readIn(file, stateSchema, { most: 64 * 1024 * 1024, expected: 'a state of a book, as "changes --save" writes it' })

/** Keeps a state as an edition, which must be a new one; where a folder is lacking, it is made. */
export function keepEdition(file: string, state: BookState, flag: string): void {
  makeFolder(dirname(file), flag)
  writeNew(file, textOf(state), flag)
}

/** Writes a state to a file that somebody names, in the place of what stands there; where a folder is lacking, it is made. */
export function writeState(file: string, state: BookState, flag: string): void {
  makeFolder(dirname(file), flag)
  writeWhole(file, textOf(state), flag)
}

const textOf = (state: BookState): string => `${JSON.stringify(state, null, 1)}\n`

const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

/** The clause that a citation names, whatever stands before its id. */
const idIn = (citation: string): string => citation.split(/\s+/).at(-1) ?? citation

/** The examples in a folder, as they are written: those of another state may be none by the rules as they are now. */
export const examplesToldIn = (folder: string): readonly ExampleState[] =>
  (existsSync(folder) ? exampleFiles(folder) : []).flatMap((file) => {
    const source = readSource(file)
    const wholes = source.ok ? placedExamples(source.value.value) : []
    return wholes.map(({ value: { name, cites } }) => ({ name: String(name), cites: textsIn(cites).map(idIn) }))
  })

/** The state of a book as it is now. */
export const stateNow = (book: Book, examples: string = examplesFolder(book)): BookState =>
  stateOf(book, examplesToldIn(examples))

/** Lists the changes between consecutive stored editions, and from the last one to the current book, newest first. */
export function keptChanges(book: Book, folder: string = editionsFolder(book)): readonly ChangesReport[] {
  const kept = editionsIn(folder).map((name) => ({ name, state: stateIn(editionFile(folder, name)) }))
  if (kept.length === 0) return []
  const all = [...kept, { name: 'now', state: stateNow(book) }]
  return all
    .flatMap((to, index) => {
      const from = all[index - 1]
      return from ? [changesBetween(from, to)] : []
    })
    .filter(({ same }) => !same)
    .toReversed()
}

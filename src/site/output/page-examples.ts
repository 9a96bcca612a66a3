/** The examples of a book for a page, which has no files: as they are written, with the witnesses of its questions. @module */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  Defect,
  exampleFiles,
  examplesFolder,
  groupsBy,
  type Housed,
  placedExamples,
  readSource,
  sourceProblemLine,
} from '#core'
import { keptOfPairs } from '#lab'
import { type ExamplesOfFile, type IndexedExample, idOfExample, idOfWitness } from '../browser/engine/book-examples.js'

/** An example as it is written, with its name in addresses. */
interface Written {
  readonly id: string
  readonly written: Readonly<Record<string, unknown>>
}

/** Collects the examples of a book that a page can open, by the names of the files to store them in. */
export function examplesForPage(book: Housed): Readonly<Record<string, unknown>> {
  const folder = examplesFolder(book)
  const files = exampleFiles(folder)
  const bases = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(?:ya?ml|json)$/.test(file) && !files.includes(file))
  const all = [...files.flatMap(examplesIn), ...witnessesOf(book)]
  return {
    positions: Object.fromEntries(bases.map((file) => [basename(file), valueIn(file)])),
    ...Object.fromEntries(groupsBy(all, fileOf).map((same) => [fileOf(same[0] as Written), examplesOfFile(same)])),
    ...citingBySection(all.toSorted((one, other) => rank(one) - rank(other)).map(indexed)),
  }
}

/** First those that are refused something, where a clause bites; then such as choose, then what only asks. */
const rank = ({ written }: Written): number => ('table' in written ? 2 : 'refused' in written ? 0 : 1)

const fileOf = ({ id }: Written): string => id.slice(0, id.indexOf('/'))

const examplesOfFile = (all: readonly Written[]): ExamplesOfFile =>
  Object.fromEntries(all.map(({ id, written }) => [id, written]))

const indexed = ({ id, written: { name, cites } }: Written): IndexedExample => ({
  id,
  name: String(name),
  cites: Array.isArray(cites) ? cites.map(String) : [],
})

/** For each section the examples that cite its clauses. */
function citingBySection(all: readonly IndexedExample[]): Readonly<Record<string, readonly IndexedExample[]>> {
  const sectionOf = (clause: string) => clause.slice(0, clause.indexOf('.'))
  const sections = new Set(all.flatMap(({ cites }) => cites.filter((one) => /^[a-z]\w*\./i.test(one)).map(sectionOf)))
  return Object.fromEntries(
    [...sections].map((section) => {
      const own = all.map((one) => ({ ...one, cites: one.cites.filter((clause) => sectionOf(clause) === section) }))
      return [`citing/${section}`, own.filter(({ cites }) => cites.length > 0)]
    }),
  )
}

function valueIn(file: string): unknown {
  const source = readSource(file)
  if (!source.ok) throw new Defect(source.misread.map(sourceProblemLine).join('\n'))
  return source.value.value
}

const examplesIn = (file: string): readonly Written[] =>
  placedExamples(valueIn(file)).map(({ value }) => ({ id: idOfExample(file, String(value.name)), written: value }))

const witnessesOf = (book: Housed): readonly Written[] =>
  keptOfPairs(book).flatMap(({ question, readings, examples }) =>
    examples.map((written, at) => ({ id: idOfWitness(question, readings, at), written })),
  )

/** The examples of a book for a page, which has no files: as they are written, with the witnesses of its questions. @module */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type ExamplesOfFile, fileOf, type IndexedExample } from '../browser/examples.js'
import { exampleFiles } from '../examples/folder.js'
import { readSource } from '../examples/read-source.js'
import { misreadLine } from '../examples/source.js'
import type { Book } from '../kernel/book.js'
import { Defect } from '../kernel/defect.js'
import { isRecord } from '../kernel/json.js'
import { keptOfPairs } from './kept-readings.js'
import { examplesFolder } from './package-root.js'

/** An example as it is written, with its name in addresses. */
interface Written {
  readonly id: string
  readonly written: Readonly<Record<string, unknown>>
  readonly question?: string
  readonly reading?: string
}

/** What a page can open of the examples of a book, by the names of the files in which it finds them. */
export function examplesForPage(book: Pick<Book, 'name'>): Readonly<Record<string, unknown>> {
  const folder = examplesFolder(book.name)
  const files = exampleFiles(folder)
  const bases = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(?:ya?ml|json)$/.test(file) && !files.includes(file))
  const all = [...files.flatMap(examplesIn), ...witnessesOf(book)]
  const names = [...new Set(all.map(({ id }) => fileOf(id)))]
  return {
    index: all.map(indexed),
    positions: Object.fromEntries(bases.map((file) => [basename(file), valueIn(file)])),
    ...Object.fromEntries(names.map((name) => [name, examplesOfFile(all.filter(({ id }) => fileOf(id) === name))])),
  }
}

const indexed = ({ id, written: { name, cites }, question, reading }: Written): IndexedExample => ({
  id,
  name: String(name),
  cites: Array.isArray(cites) ? cites.map(String) : [],
  ...(question !== undefined && { question }),
  ...(reading !== undefined && { reading }),
})

const examplesOfFile = (all: readonly Written[]): ExamplesOfFile =>
  Object.fromEntries(all.map(({ id, written }) => [id, written]))

function valueIn(file: string): unknown {
  const source = readSource(file)
  if (!source.ok) throw new Defect(source.misread.map(misreadLine).join('\n'))
  return source.value.value
}

function examplesIn(file: string): readonly Written[] {
  const value = valueIn(file)
  if (!isRecord(value)) return []
  const { book: _, ...only } = value
  const all = Array.isArray(value.examples) ? value.examples.filter(isRecord) : [only]
  return all.map((written) => ({
    id: `${nameOf(basename(file).replace(/\.\w+$/, ''))}/${nameOf(String(written.name))}`,
    written,
  }))
}

const witnessesOf = (book: Pick<Book, 'name'>): readonly Written[] =>
  keptOfPairs(book).flatMap(({ question, readings, examples }) =>
    examples.map((written, at) => ({
      id: `question-${question}/${nameOf([...readings].join(' '))}-${at + 1}`,
      written,
      question,
      reading: readings[at] ?? '',
    })),
  )

/** A name as a part of an address. */
const nameOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? ''

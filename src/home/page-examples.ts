/** The examples of a book for a page, which has no files: as they are written, with the witnesses of its questions. @module */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { StoredExample, StoredExamples } from '../browser/examples.js'
import { exampleFiles } from '../examples/folder.js'
import { readSource } from '../examples/read-source.js'
import { misreadLine } from '../examples/source.js'
import type { Book } from '../kernel/book.js'
import { Defect } from '../kernel/defect.js'
import { isRecord } from '../kernel/json.js'
import { keptOfPairs } from './kept-readings.js'
import { examplesFolder } from './package-root.js'

/** Everything of the examples of a book that a page can open. */
export function examplesForPage(book: Pick<Book, 'name'>): StoredExamples {
  const folder = examplesFolder(book.name)
  const files = exampleFiles(folder)
  const bases = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(?:ya?ml|json)$/.test(file) && !files.includes(file))
  return {
    examples: [...files.flatMap(examplesIn), ...witnessesOf(book)],
    positions: Object.fromEntries(bases.map((file) => [basename(file), valueIn(file)])),
  }
}

function valueIn(file: string): unknown {
  const source = readSource(file)
  if (!source.ok) throw new Defect(source.misread.map(misreadLine).join('\n'))
  return source.value.value
}

function examplesIn(file: string): readonly StoredExample[] {
  const value = valueIn(file)
  if (!isRecord(value)) return []
  const { book: _, ...only } = value
  const all = Array.isArray(value.examples) ? value.examples.filter(isRecord) : [only]
  return all.map((written) => ({
    id: `${nameOf(basename(file).replace(/\.\w+$/, ''))}/${nameOf(String(written.name))}`,
    written,
  }))
}

const witnessesOf = (book: Pick<Book, 'name'>): readonly StoredExample[] =>
  keptOfPairs(book).flatMap(({ question, readings, examples }) =>
    examples.map((written, at) => ({
      id: `${question}/${nameOf([...readings].join(' '))}-${at + 1}`,
      written,
      question,
      readings: [readings[at] ?? '', readings[1 - at] ?? ''],
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

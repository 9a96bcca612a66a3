/** The words of the game that a book names where it prints no glossary, each with the clause that says what it means. @module */
import { z } from 'zod'
import { Unreadable } from '../files/input-error.js'
import type { Book } from '../kernel/book/book.js'
import { bookClauses } from '../kernel/book/book.js'
import type { Clause } from '../kernel/sections/clause.js'
import { inHome } from './book-home.js'
import { keptIn } from './json-file.js'

const word = z.string().min(1, 'expected a word')

/** The content of a file with words: each word, with its other forms in brackets, and the id of its clause. */
const termsSchema = z.record(word, z.string()).readonly()

/** The words that a file keeps, with the ids of their clauses; none where there is no file. */
export const termsIn = (file: string): Readonly<Record<string, string>> => keptIn(file, termsSchema) ?? {}

/** The words of a book by the clauses that say what they mean. */
export function keptTerms(book: Book, file: string = inHome(book, 'terms.json')): ReadonlyMap<string, Clause> {
  const clauses = new Map(bookClauses(book).map((clause) => [clause.id, clause]))
  const kept = Object.entries(termsIn(file))
  const lost = kept.filter(([, id]) => !clauses.has(id))
  if (lost.length > 0)
    throw new Unreadable(lost.map(([said, id]) => `${file}: ${said}: got "${id}", expected the id of a clause`))
  return new Map(kept.flatMap(([said, id]) => [[said, clauses.get(id) as Clause]]))
}

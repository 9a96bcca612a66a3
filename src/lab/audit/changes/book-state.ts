/** States of a book: everything that it says, in its own words, so that two can be held against each other. @module */
import { z } from 'zod'
import { type Book, bookClauses, CLAUSE_KINDS, citationPlaces, citingPlaces, idsOf, rowSentence, STATUSES } from '#core'
import { rulingSchema } from '../readings/report.js'

const cites = z.array(z.string()).readonly()
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()

const clause = z.strictObject({
  id: z.string(),
  /** The name of its section. */
  section: z.string(),
  kind: z.enum(CLAUSE_KINDS),
  text: z.string(),
  term: z.string().optional(),
  status: z.enum(STATUSES),
  because: z.string().optional(),
})
/** A clause as a state has it. */
export type ClauseState = Readonly<z.infer<typeof clause>>

const question = z.strictObject({
  name: z.string(),
  asks: z.string(),
  readings: z.record(z.string(), z.string()),
  usual: z.string(),
  cites,
  ruling: rulingSchema.optional(),
})
/** A question as a state has it. */
export type QuestionState = Readonly<z.infer<typeof question>>

const place = z.strictObject({ kind: z.string(), name: z.string(), cites })

/** The schema of a state. */
export const stateSchema = z
  .strictObject({
    book: z.string(),
    title: z.string(),
    edition: z.string(),
    sections: listOf(z.strictObject({ name: z.string(), number: z.string(), title: z.string() })),
    clauses: listOf(clause),
    /** The rows of tables as sentences. */
    rows: listOf(z.strictObject({ table: z.string(), says: z.string(), cites })),
    /** States, transitions and offers of charts, formulas, laws and priorities, as people read them. */
    places: listOf(place),
    questions: listOf(question),
    findings: listOf(z.strictObject({ name: z.string(), says: z.string(), cites })),
    examples: listOf(z.strictObject({ name: z.string(), cites })),
  })
  .readonly()
/** A state of a book. */
export type BookState = z.infer<typeof stateSchema>

/** An example as far as a state knows it. */
export type ExampleState = BookState['examples'][number]

/** The kinds of places that are listed elsewhere, not among charts, invariants and the like. */
const ELSEWHERE = ['table', 'question', 'finding']

/**
 * The state of a book, which may be one that an older state of the program made.
 *
 * @param examples - its examples, which stand beside it
 * @param relying - where it relies on clauses, which only the program knows that made it
 */
export function stateOf(book: Book, examples: readonly ExampleState[], relying = citingPlaces): BookState {
  const clauses = bookClauses(book)
  const heads = new Map(clauses.map(({ section: { name, number, title } }) => [name, { name, number, title }]))
  const places = relying(book).filter(({ anchor }) => !ELSEWHERE.includes(anchor.slice(0, anchor.indexOf(':'))))
  const named = citationPlaces(book)
  return {
    book: book.name,
    title: book.title,
    edition: book.edition,
    sections: [...heads.values()],
    clauses: clauses.map(({ id, section, kind, text, term, disposition }) => ({
      id,
      section: section.name,
      kind,
      text,
      ...(term !== undefined && { term }),
      status: disposition.as,
      ...('reason' in disposition && { because: disposition.reason }),
    })),
    rows: book.tables.flatMap((table) =>
      table.rows.map((row) => ({
        table: table.name,
        says: asWritten(rowSentence(table, row)),
        cites: idsOf(row.clauses),
      })),
    ),
    places: places.map(({ anchor, clauses: cited }) => ({ ...named(anchor), cites: idsOf(cited) })),
    questions: book.questions.map(({ name, asks, readings, usual, clauses: cited, ruling }) => ({
      name,
      asks,
      readings,
      usual,
      cites: idsOf(cited),
      ...(ruling && { ruling }),
    })),
    findings: (book.findings ?? []).map(({ name, says, clauses: cited }) => ({ name, says, cites: idsOf(cited) })),
    examples,
  }
}

/** A sentence in which an expression stands as any compiler would write it. */
const asWritten = (says: string): string => says.replace(/["`]/g, "'").replace(/[\s;]+/g, ' ')

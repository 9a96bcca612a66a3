/** Books that are being written: what of a book there is, before it can be played. @module */
import { z } from 'zod'
import { charting } from '../charts/chart.js'
import { call, procedure } from '../charts/procedure.js'
import { type GameState, type Question, usualReadings } from '../sections/question.js'
import type { Book } from './book.js'
import { record } from './record-schema.js'

/** The parts that every book has from the start. */
type Begun = Pick<Book<never>, 'name' | 'title' | 'edition' | 'sections'>

const Nothing = record({ readings: z.record(z.string(), z.string()) })

/** A game that ends as it begins, while no chart says how it is played. */
const unwritten = procedure('the whole game')
const writing = charting<GameState>().implementing(unwritten, record({}))
const unwrittenChart = writing.chart({
  context: ({ input: { game } }) => ({ game, data: {} }),
  initial: 'not written',
  states: { 'not written': { type: 'final' } },
})

/**
 * A book as far as it has come. What is left out is not written yet: a book of clauses alone can be verified, which tells what
 * it lacks.
 */
export function bookSoFar(book: Begun & { readonly questions?: readonly Question[] } & Partial<Book>): Book {
  return {
    schema: Nothing,
    empty: { readings: usualReadings(book.questions ?? []) },
    charts: [unwrittenChart],
    main: call(unwritten, null),
    tables: [],
    formulas: [],
    laws: [],
    pathLaws: [],
    worlds: [],
    questions: [],
    facts: [],
    ...book,
  }
}

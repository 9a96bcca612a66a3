/** Pairs of readings as plain data, which name their question. @module */
import type { Book, Pair } from '#core'

/** Two readings of a question, by its name. */
export interface PlainPair {
  readonly question: string
  readonly readings: Pair['readings']
}

/** A pair for somebody who has the same book. */
export const plainPair = ({ question: { name }, readings }: Pair): PlainPair => ({ question: name, readings })

/** The pair of a book that is meant. */
export function pairIn({ questions }: Pick<Book, 'questions'>, { question: name, readings }: PlainPair): Pair {
  const question = questions.find((known) => known.name === name)
  if (question === undefined) throw new Error(`there is no question "${name}"`)
  return { question, readings }
}

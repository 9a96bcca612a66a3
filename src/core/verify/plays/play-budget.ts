/**
 * The budget of random plays: a book whose decisions have very many candidates gets fewer of them.
 *
 * Each play costs about as much as it has candidates. A look at the first decisions of one play tells how many that are, and the
 * same book is always played as often.
 *
 * @module
 */

import { playing } from '../../explore/play-with-picker.js'
import { pickerFrom } from '../../explore/seat-strategies.js'
import type { Book } from '../../kernel/book/book.js'
import { rulesOf } from '../../kernel/plays/rules.js'
import { once } from '../../kernel/quick/memoize.js'
import type { GameState } from '../../kernel/sections/question.js'
import type { Finding } from '../report.js'

/** The number of choices after which no more decisions are looked at. */
const LOOKED_AT = 20
/** The number of candidates that a decision may have before a book is played less often. */
const CANDIDATES = 160
/** The number of plays of every book, unless fewer are asked for. */
const LEAST = 3

/** The mean number of candidates of the first decisions: options and what is refused. A book that cannot be played has none. */
const candidatesIn: (book: Book<never>) => number = once((book: Book<never>): number => {
  try {
    return meanOf(book as unknown as Book)
  } catch {
    // The plays themselves show what is wrong.
    return 0
  }
})

function meanOf(book: Book): number {
  const { procedure, args } = book.main
  const rules = rulesOf(book, { trace: false })
  const counts: number[] = []
  for (const { due } of playing(rules, rules.begin(book.empty, procedure.name, args), pickerFrom(1), LOOKED_AT))
    if (!due.over) counts.push(due.choices.length + due.refused().length)
  return counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length)
}

/** The number of random plays of a book, where so many are asked for. */
export function playsWithin<Game extends GameState>(book: Book<Game>, asked: number): number {
  const mean = candidatesIn(book as unknown as Book<never>)
  return Math.min(asked, Math.max(LEAST, Math.floor((asked * CANDIDATES) / Math.max(CANDIDATES, mean))))
}

/** Says that a book was played less often than asked for, and why. */
export function fewerPlays<Game extends GameState>(book: Book<Game>, asked: number): readonly Finding[] {
  const plays = playsWithin(book, asked)
  if (plays === asked) return []
  const mean = Math.round(candidatesIn(book as unknown as Book<never>))
  const what = `${plays} random plays instead of ${asked}, since a decision has about ${mean} candidates; ask for more with --plays`
  return [{ what, where: 'plays', clauses: [] }]
}

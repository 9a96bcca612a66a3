/** Pairs of readings of the toy games, and witnesses that tell them apart. */

import type { RawExample } from '../../../src/core/examples/format/to-text.js'
import { type Pair, pairsOf } from '../../../src/core/explore/reading-pair.js'
import { type Candidate, judgeWitness, type Witness } from '../../../src/core/explore/reading-witness.js'
import type { Book } from '../../../src/core/kernel/book/book.js'
import { option } from '../../../src/core/kernel/offers/offer.js'
import { rulesOf } from '../../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../../src/core/kernel/sections/question.js'
import type { SmallWitness } from '../../../src/lab/audit/readings/shrink.js'
import { STEPS, book as walk } from '../walk-game.js'

/** The pair of readings of a question. */
export function pairOf({ questions }: Pick<Book, 'questions'>, name: string): Pair {
  const found = pairsOf(questions).find(({ question }) => question.name === name)
  if (found === undefined) throw new Error(`no question ${name}`)
  return found
}

/** A procedure that begins, by its name, in the game of a book with some of its fields otherwise, and the choices after that. */
export function candidateOf<Game extends GameState>(
  book: Book<Game>,
  name: string,
  choices: readonly string[],
  game: Partial<Game> = {},
): Candidate<Game> {
  const chart = book.charts.find((one) => one.name === name)
  if (chart === undefined) throw new Error(`no procedure ${name}`)
  return {
    game: { ...book.empty, ...game },
    call: { procedure: chart.procedure, args: null },
    choices: choices.map((type) => option(type)),
  }
}

/** The witness that a candidate is. */
export function witnessOf<Game extends GameState>(
  book: Book<Game>,
  pair: Pair,
  candidate: Candidate<Game>,
): Witness<Game> {
  const found = judgeWitness(rulesOf(book), pair, candidate)
  if (found === undefined) throw new Error(`${pair.question.name}: not told apart`)
  return found
}

/** A witness in a game that an example tells from the empty one. */
export const fromEmpty = <Game extends GameState>(
  witness: Witness<Game>,
  part: SmallWitness['distance']['part'] = {},
): SmallWitness<Game> => ({ witness, distance: { base: 'empty', part, changes: [] } })

/** The walk, so many steps before its end. */
export const walkOf = (steps: number): typeof walk => ({
  ...walk,
  charts: walk.charts.map((chart) => ({
    ...chart,
    plan: { ...chart.plan, context: ({ input: { game } }) => ({ game, data: { steps: STEPS - steps } }) },
  })),
})

/** What an example says of the game at its end. */
export const endingIn = (game: RawExample): RawExample => Object.fromEntries([['then', { game }]])

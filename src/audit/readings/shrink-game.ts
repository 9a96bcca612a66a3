/**
 * Games made as like a base as they can be: what can be said of a witness in the fewest words.
 *
 * @module
 */
import { changes, type Difference } from '../../examples/partial.js'
import type { Book, GameState } from '../../kernel/book.js'
import type { Rules } from '../../kernel/rules.js'
import { type Base, type Distance, distanceFrom, nearest } from '../positions/nearest.js'
import { gameUnder } from './pair.js'
import { choosing, judged, type Witness } from './witness.js'

/** The games from which an example may start. */
export const basesOf = <Game extends GameState>({ empty, bases = {} }: Book<Game>): readonly Base<Game>[] => [
  ['empty', empty],
  ...Object.entries(bases),
]

/** The difference between a base and the game of a witness, of which the reading in question is no part. */
function between<Game extends GameState>(base: Game, { game, pair }: Witness<Game>): readonly Difference[] {
  const [usual] = pair.readings
  // A reading that a game leaves out is the usual one, as it is in a base.
  const whole = { ...game, readings: { ...base.readings, ...game.readings } }
  return changes(gameUnder(base, pair.question, usual), gameUnder(whole, pair.question, usual))
}

/** How far the game of a witness is from the nearest base of a book. */
export const distanceOf = <Game extends GameState>(book: Book<Game>, witness: Witness<Game>): Distance =>
  distanceFrom(basesOf(book), (base) => between(base, witness)) ?? { base: 'empty', part: {}, changes: [] }

/** The same witness in the game that is most like a base of the book. */
export function nearer<Game extends GameState>(
  rules: Rules<Game>,
  book: Book<Game>,
  witness: Witness<Game>,
): Witness<Game> {
  const { pair, choices } = witness
  const found = nearest({
    bases: basesOf(book),
    between: (base) => between(base, witness),
    holds: (game) => judged(rules, pair, choosing({ ...witness, game }, choices)),
  })
  return found ?? witness
}

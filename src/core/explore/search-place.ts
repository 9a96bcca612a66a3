/** Places: positions with the way that led there, and with the procedures that began on the way. @module */
import type { Book } from '../kernel/book/book.js'
import type { Call } from '../kernel/charts/procedure.js'
import type { Option } from '../kernel/offers/option.js'
import type { Position } from '../kernel/plays/position.js'
import { type Chosen, type Rules, rulesOf } from '../kernel/plays/rules.js'
import type { Traced } from '../kernel/plays/trace.js'
import type { GameState } from '../kernel/sections/question.js'

/** A procedure that begins in a game, or that runs already. */
export interface Opening<Game extends GameState = GameState> {
  readonly game: Game
  readonly call: Call
  /** The running procedures, outermost first. If given, nothing begins, and the call names the innermost. */
  readonly stack?: Position<Game>['stack']
}

/** A position, and how it came about. */
export interface Place<Game extends GameState = GameState> {
  readonly position: Position<Game>
  /** The procedures that began in the last step, the innermost last. */
  readonly openings: readonly Opening<Game>[]
  /** The last choice, and where it was made; absent where the first procedure has just begun. */
  readonly made?: { readonly option: Option; readonly from: Place<Game> }
}

/** The rules of a book that tell which procedures begin. */
export interface Surveyor<Game extends GameState> {
  readonly rules: Rules<Game>
  readonly begin: (opening: Opening<Game>) => Place<Game>
  readonly after: (place: Place<Game>, option: Option) => Place<Game>
}

/**
 * Puts the rules of a book to work, and notes which procedures begin.
 *
 * @param told - is told what happened in every step
 */
export function surveyorOf<Game extends GameState>(
  book: Book<Game>,
  told?: (trace: readonly Traced[]) => void,
): Surveyor<Game> {
  const procedures = new Map(book.charts.map(({ name, procedure }) => [name, procedure]))
  const openingsIn = (trace: readonly Traced[]): readonly Opening<Game>[] =>
    trace.flatMap((line) => {
      if (line.kind !== 'called') return []
      const procedure = procedures.get(line.chart)
      return procedure ? [{ game: line.game as Game, call: { procedure, args: line.args } }] : []
    })
  const rules = rulesOf(book)
  const arrived = ({ position, trace }: Chosen<Game>): Place<Game> => {
    told?.(trace)
    return { position, openings: openingsIn(trace) }
  }
  return {
    rules,
    begin: ({ game, call, stack }) =>
      stack ? { position: { game, stack }, openings: [] } : arrived(rules.begin(game, call.procedure.name, call.args)),
    after: (from, option) => ({ ...arrived(rules.choose(from.position, option)), made: { option, from } }),
  }
}

/** The places from the first one on to a place, which is the last. */
export function wayTo<Game extends GameState>(place: Place<Game>): readonly Place<Game>[] {
  const way: Place<Game>[] = []
  for (let at: Place<Game> | undefined = place; at !== undefined; at = at.made?.from) way.push(at)
  return way.toReversed()
}

/** The opening that continues from the middle of a position; nothing if the game is over. */
export function resumption<Game extends GameState>(
  { charts }: Pick<Book<Game>, 'charts'>,
  { game, stack }: Position<Game>,
): Opening<Game> | undefined {
  const innermost = charts.find(({ name }) => name === stack.at(-1)?.chart)
  return innermost && { game, call: { procedure: innermost.procedure, args: null }, stack }
}

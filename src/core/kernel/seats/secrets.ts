/**
 * Secrets: what a seat may know of a game, of a decision and of a choice.
 *
 * The secrets of a book stand in its game, and nowhere else. Who may not know them is shown the game with something else in
 * their place, is told of the decisions of others only who must decide what, and of a sealed choice only that it was made.
 * `verify` holds that nothing else tells more.
 *
 * @module
 */

import type { Json } from '../../values/json.js'
import { CHANCE, type Seat } from '../offers/option.js'
import type { Choice, Decision, Over } from '../plays/decision.js'
import type { Traced } from '../plays/trace.js'
import type { Clause } from '../sections/clause.js'
import type { GameState } from '../sections/question.js'

/** The text that replaces something a seat may not know, if there is nothing better. */
export const UNSEEN = 'unseen'

/** Somebody who looks on and sits nowhere: sees what everybody may see. */
export const ONLOOKER = 'onlooker'

/** A game as somebody may see it: no game of the schema, so that nothing in it can be taken for true that is not. */
export type Seen = Readonly<Record<string, Json>>

/** The parts of a game that seats may not know. */
export interface Secrets<Game extends GameState = GameState> {
  /** The clauses that keep something secret. */
  readonly clauses: readonly Clause[]
  /** A game as a seat may see it, and as the onlooker, who sits nowhere. Chance sees all, and is not asked about. */
  seenBy(game: Game, seat: Seat): Seen
  /** Some other lawful games that a seat cannot tell from this one; more are found from choices that it does not see. */
  couldBe?(game: Game, seat: Seat): readonly Game[]
  /** The clauses that let the automaton know what the seat for which it decides may not know, where there are any. */
  readonly automatonKnows?: readonly Clause[]
}

/** The parts of a book that its secrets need. */
interface Keeping<Game extends GameState> {
  readonly secrets?: Secrets<Game>
  readonly seats?: readonly Seat[]
}

/** Everybody who may know different things: the seats of a book but for chance, and who only looks on. */
export const viewersOf = <Game extends GameState>({ seats = [] }: Pick<Keeping<Game>, 'seats'>): readonly Seat[] => [
  ...seats.filter((seat) => seat !== CHANCE),
  ONLOOKER,
]

/** A filter that reduces a game, its decisions and its traces to what one viewer may know. */
export interface Sight<Game extends GameState = GameState> {
  /** The seat for which sketches and boards are reduced; left out if everything may be known. */
  readonly seat?: Seat
  /** The game as it may be seen. */
  readonly game: (game: Game) => Seen
  /** A decision as it may be known: of others only who decides what, and of a sealed one not what it is about. */
  readonly due: (due: Decision | Over) => Decision | Over
  /** True if the viewer may know a choice. */
  readonly sees: (choice: Pick<Choice, 'seenBy'>) => boolean
  /** Filters the trace of a choice. It is empty if the choice is hidden; only the seat itself sees why the book chose for it. */
  readonly trace: (trace: readonly Traced[]) => readonly Traced[]
}

/** Returns the filter for a seat; a judge, who has no seat, may know everything. */
export function sightOf<Game extends GameState>({ secrets }: Pick<Keeping<Game>, 'secrets'>, seat?: Seat): Sight<Game> {
  const sees = ({ seenBy }: Pick<Choice, 'seenBy'>) =>
    seenBy === undefined || seat === undefined || seat === CHANCE || seenBy.includes(seat)
  if (secrets === undefined || seat === undefined || seat === CHANCE)
    return { game: (game) => game as unknown as Seen, due: (due) => due, sees, trace: (trace) => trace }
  return {
    seat,
    game: (game) => secrets.seenBy(game, seat),
    due: (due) => (due.over ? due : knownOf(due, seat, sees(due))),
    sees,
    trace: (trace) => {
      const chosen = trace.find((line) => line.kind === 'chosen')
      if (chosen && !sees(chosen)) return []
      return trace.filter((line) => line.kind !== 'advised' || line.seat === seat)
    },
  }
}

/** A decision as a seat may know it. */
function knownOf(due: Decision, seat: Seat, seesAbout: boolean): Decision {
  const { about, advised, asides, ...open } = due
  const own = ({ seat: whose }: { readonly seat: Seat }): boolean => whose === seat
  const isAdvised = advised?.seat === seat
  return {
    ...open,
    // Whether chance decides among what the book leaves to a seat tells what that seat knows.
    ...(advised && !isAdvised && { seat: advised.seat }),
    ...(about !== undefined && (seesAbout || own(due)) && { about }),
    ...(advised && isAdvised && { advised }),
    choices: isAdvised ? due.choices : due.choices.filter(own),
    refused: () => due.refused().filter(own),
    asides: { choices: () => asides.choices().filter(own), refused: () => asides.refused().filter(own) },
  }
}

/** Shows each seat its own entry, and replaces the entries of other seats by the result of a function. */
export const ownAlone = <Own extends Json, Other extends Json>(
  all: Readonly<Record<Seat, Own>>,
  seat: Seat,
  veiled: (own: Own, whose: Seat) => Other,
): Readonly<Record<Seat, Own | Other>> =>
  Object.fromEntries(Object.entries(all).map(([whose, own]) => [whose, whose === seat ? own : veiled(own, whose)]))

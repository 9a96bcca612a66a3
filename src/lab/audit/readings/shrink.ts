/** Shrinking: of a witness, the shortest play first, then the position that differs least from a base. @module */

import {
  type Book,
  basesOf,
  begunUnder,
  type Candidate,
  canonical,
  changes,
  choosing,
  type Distance,
  distanceFrom,
  fewer,
  type GameState,
  gameUnder,
  judgeWitness,
  LONG,
  mergePartial,
  nearest,
  type Place,
  partialOf,
  type Rules,
  resumptionsOf,
  rootsOf,
  runSearch,
  type Search,
  type Size,
  type Surveyor,
  smallest,
  surfacing,
  tryOrUndefined,
  type ValueDifference,
  type Witness,
} from '#core'
import { crossWitness } from './crossover-search.js'

/** A witness that cannot be made smaller, with how far its game is from a base. */
export interface SmallWitness<Game extends GameState = GameState> {
  readonly witness: Witness<Game>
  readonly distance: Distance
}

/**
 * Makes a witness as small as it can.
 *
 * @param games - games from which parts are taken where that makes the play shorter
 */
export function shrunk<Game extends GameState>(
  surveyor: Surveyor<Game>,
  book: Book<Game>,
  from: Witness<Game>,
  games: readonly Game[],
): SmallWitness<Game> {
  const search = smallest<Candidate<Game>, Witness<Game>>(from, {
    shorter: (witness) => shorter(surveyor, witness, games),
    nearer: (witness) => towardBase(book, witness),
  })
  const witness = runSearch(search, (candidate) => judgeWitness(surveyor.rules, from.pair, candidate))
  return { witness, distance: distanceOf(book, witness) }
}

/** The size of a witness: first its choices, then the places that differ, then its text. */
export const witnessSize = ({ witness: { call, choices, stack }, distance }: SmallWitness): Size => [
  choices.length,
  distance.changes.length,
  canonical([call.procedure.name, call.args, stack ?? [], choices, distance.base, distance.part]),
]

/** The maximum number of shorter plays to try in other games. */
const ELSEWHERE = 8

/** Ways to show the same after fewer choices, at last in a game with parts of others. */
function* shorter<Game extends GameState>(
  surveyor: Surveyor<Game>,
  witness: Witness<Game>,
  games: readonly Game[],
): Generator<Candidate<Game>> {
  const { rules } = surveyor
  const { pair, choices } = witness
  const roots = rooted(surveyor, witness).filter((candidate) => candidate.choices.length < choices.length)
  const rest = fewer(choices).map((less) => choosing(witness, less))
  yield* roots
  yield* rest
  yield* otherPlay(rules, witness)
  for (const candidate of games.length > 0 ? [...rest, ...roots].slice(0, ELSEWHERE) : []) {
    const found = crossWitness(rules, pair, candidate, games)
    if (found) yield choosing(found, found.choices)
  }
}

/** The place at the end of a witness; nothing where the rules fail on the way. */
export const endOf = <Game extends GameState>(
  { begin, after }: Surveyor<Game>,
  { positions: [{ game }], pair, choices, ...opening }: Witness<Game>,
): Place<Game> | undefined => {
  const readings = { ...opening.game.readings, [pair.question.name]: game.readings[pair.question.name] ?? '' }
  return tryOrUndefined(() =>
    choices.reduce((place, option) => after(place, option), begin({ ...opening, game: { ...opening.game, readings } })),
  )
}

/** The end of a witness, told from a later procedure on; a long one also from the middle of what runs. */
function rooted<Game extends GameState>(surveyor: Surveyor<Game>, witness: Witness<Game>): readonly Candidate<Game>[] {
  const end = endOf(surveyor, witness)
  if (end === undefined) return []
  const isMiddle = witness.stack !== undefined || witness.choices.length > LONG
  return [...rootsOf(end), ...(isMiddle ? resumptionsOf(surveyor.rules.book, end) : [])]
}

/** The maximum number of positions in a search for a shorter play. */
const PLAYS = 300

/** A shorter play with other choices from the same beginning, where there is one. */
function otherPlay<Game extends GameState>(rules: Rules<Game>, witness: Witness<Game>): readonly Candidate<Game>[] {
  const longest = witness.choices.length - 1
  const begun = longest > 0 ? tryOrUndefined(() => begunUnder(rules, witness.pair, witness)) : undefined
  const choices = begun && surfacing(rules, begun, { limit: PLAYS, longest })
  return choices ? [choosing(witness, choices)] : []
}

/** The difference between a base and the game of a witness, of which the reading in question is no part. */
function between<Game extends GameState>(base: Game, { game, pair }: Witness<Game>): readonly ValueDifference[] {
  const [usual] = pair.readings
  // A reading that a game leaves out is the usual one, as it is in a base.
  const whole = { ...game, readings: { ...base.readings, ...game.readings } }
  return changes(gameUnder(base, pair.question, usual), gameUnder(whole, pair.question, usual))
}

/** The difference between a witness's game and the nearest base of a book. */
export const distanceOf = <Game extends GameState>(book: Book<Game>, witness: Witness<Game>): Distance =>
  distanceFrom(basesOf(book), (base) => between(base, witness)) ?? { base: 'empty', part: {}, changes: [] }

/** Looks for a witness in the game that is most like a base of the book. */
const towardBase = <Game extends GameState>(
  book: Book<Game>,
  witness: Witness<Game>,
): Search<Candidate<Game>, Witness<Game>> =>
  nearest({
    bases: basesOf(book),
    between: (base) => between(base, witness),
    over: (base, parts) =>
      choosing({ ...witness, game: mergePartial(base, partialOf(parts)) as Game }, witness.choices),
  })

/** The same witness in the game that is most like a base of the book. */
export const nearer = <Game extends GameState>(
  rules: Rules<Game>,
  book: Book<Game>,
  witness: Witness<Game>,
): Witness<Game> =>
  runSearch(towardBase(book, witness), (candidate) => judgeWitness(rules, witness.pair, candidate)) ?? witness

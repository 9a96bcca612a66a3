/**
 * Shrinking: of a witness, the shortest play first, then the position that differs least from a base.
 *
 * @module
 */
import type { Book, GameState } from '../../kernel/book.js'
import { canonical } from '../../kernel/json.js'
import type { Rules } from '../../kernel/rules.js'
import type { Distance } from '../positions/nearest.js'
import { crossed } from './cross.js'
import type { Place, Surveyor } from './place.js'
import { LONG, resumptionsOf, rootsOf } from './root.js'
import { distanceOf, nearer } from './shrink-game.js'
import { attempted, begunUnder, type Candidate, choosing, judged, surfacing, type Witness } from './witness.js'

/** A witness that cannot be made smaller, with how far its game is from a base. */
export interface Small<Game extends GameState = GameState> {
  readonly witness: Witness<Game>
  readonly distance: Distance
}

/** How many positions a search for a shorter play goes through. */
const PLAYS = 300

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
): Small<Game> {
  const shortest = repeated(from, (witness) => shorter(surveyor, witness) ?? elsewhere(surveyor, witness, games))
  const witness = nearer(surveyor.rules, book, shortest)
  const again = shorter(surveyor, witness)
  if (again !== undefined) return shrunk(surveyor, book, again, games)
  return { witness, distance: distanceOf(book, witness) }
}

/** Whether one witness is smaller than another: fewer choices, then fewer places that differ, then by its text. */
export function isSmaller<Game extends GameState>(one: Small<Game>, other: Small<Game>): boolean {
  const [a, b] = [one, other].map(({ witness, distance }) => [witness.choices.length, distance.changes.length])
  const [length = 0, leaves = 0] = a ?? []
  const [otherLength = 0, otherLeaves = 0] = b ?? []
  if (length !== otherLength) return length < otherLength
  return leaves === otherLeaves ? textOf(one) < textOf(other) : leaves < otherLeaves
}

const textOf = ({ witness: { call, choices, stack }, distance }: Small) =>
  canonical([call.procedure.name, call.args, stack ?? [], choices, distance.base, distance.part])

/** Applies a step for as long as it finds something. */
export function repeated<T>(value: T, step: (value: T) => T | undefined): T {
  const next = step(value)
  return next === undefined ? value : repeated(next, step)
}

/** The same difference after fewer choices, or nothing. */
function shorter<Game extends GameState>(surveyor: Surveyor<Game>, witness: Witness<Game>): Witness<Game> | undefined {
  const { rules } = surveyor
  const { pair, choices } = witness
  for (const candidate of [...rooted(surveyor, witness), ...fewer(witness)]) {
    if (candidate.choices.length >= choices.length) continue
    const found = judged(rules, pair, candidate)
    if (found) return found
  }
  return otherPlay(rules, witness)
}

/** How many shorter plays are tried in other games. */
const ELSEWHERE = 8

/** The same difference after fewer choices in a game with parts of others, or nothing. */
function elsewhere<Game extends GameState>(
  surveyor: Surveyor<Game>,
  witness: Witness<Game>,
  games: readonly Game[],
): Witness<Game> | undefined {
  if (games.length === 0 || witness.choices.length === 0) return undefined
  const candidates = [...fewer(witness), ...rooted(surveyor, witness)]
    .filter(({ choices }) => choices.length < witness.choices.length)
    .slice(0, ELSEWHERE)
  for (const candidate of candidates) {
    const found = crossed(surveyor.rules, witness.pair, candidate, games)
    if (found) return found
  }
  return undefined
}

/** The place at the end of a witness; nothing where the rules fail on the way. */
export const endOf = <Game extends GameState>(
  { begin, after }: Surveyor<Game>,
  { positions: [{ game }], pair, choices, ...opening }: Witness<Game>,
): Place<Game> | undefined => {
  const readings = { ...opening.game.readings, [pair.question.name]: game.readings[pair.question.name] ?? '' }
  return attempted(() =>
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

/** Up to how many choices every stretch of a play is left out; of a longer play, some of its parts. */
const LOOKED = 30

/** The same beginning with some choices left out, the most first. */
function fewer<Game extends GameState>(witness: Witness<Game>): readonly Candidate<Game>[] {
  const { choices } = witness
  const { length } = choices
  const stretches = length > LOOKED ? parts(length) : everyStretch(length)
  return stretches.map(([from, to]) => choosing(witness, [...choices.slice(0, from), ...choices.slice(to)]))
}

type Stretch = readonly [from: number, to: number]

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)

/** Every stretch of a play, the longest first. */
const everyStretch = (length: number): readonly Stretch[] =>
  upTo(length).flatMap((less) => upTo(less + 1).map((from): Stretch => [from, from + length - less]))

/** The halves of a play, its quarters, and so on. */
const parts = (length: number): readonly Stretch[] =>
  [2, 4, 8, 16].flatMap((count) => {
    const size = Math.ceil(length / count)
    return upTo(count).map((at): Stretch => [at * size, (at + 1) * size])
  })

/** A shorter play with other choices from the same beginning, or nothing. */
function otherPlay<Game extends GameState>(rules: Rules<Game>, witness: Witness<Game>): Witness<Game> | undefined {
  const { pair } = witness
  const longest = witness.choices.length - 1
  const begun = longest > 0 ? attempted(() => begunUnder(rules, pair, witness)) : undefined
  const choices = begun && surfacing(rules, begun, { limit: PLAYS, longest })
  return choices && judged(rules, pair, choosing(witness, choices))
}

/** A game in play as files that people read and the rules run: the position where it stands, and what was done as an example. @module */

import { describePosition } from '../examples/describe-position.js'
import { examplesHold } from '../examples/examples-hold.js'
import { exampleText, type RawExample, toFileText } from '../examples/format/to-text.js'
import { needsEvidence } from '../explore/active-items.js'
import { basesOf, distanceFrom } from '../explore/nearest-base.js'
import { changes } from '../explore/partial-values.js'
import { type Opening, resumption } from '../explore/search-place.js'
import { namedOf } from '../explore/visible-differences.js'
import type { Book } from '../kernel/book/book.js'
import type { Position } from '../kernel/plays/position.js'
import type { Rules } from '../kernel/plays/rules.js'
import type { Traced } from '../kernel/plays/trace.js'
import type { Clause } from '../kernel/sections/clause.js'
import type { GameState } from '../kernel/sections/question.js'
import type { Sitting } from './session.js'

/** The text of a position file; nothing need be known of how the game came there. */
export function positionText<Game extends GameState>({ book }: Rules<Game>, position: Position<Game>): string {
  const opening = resumption(book, position)
  const given = opening && givenOf(book, opening)
  return toFileText(given ? { book: book.name, given } : { book: book.name, ...position })
}

/**
 * Formats a start or a running position for a file: the nearest starting position and the differences; nothing if none is near.
 */
function givenOf<Game extends GameState>(
  book: Book<Game>,
  { game, call, stack }: Opening<Game>,
): RawExample | undefined {
  const distance = distanceFrom(basesOf(book), (base) => changes(base, game))
  if (distance === undefined) return undefined
  const { base, part } = distance
  return {
    ...(base !== 'empty' && { from: base }),
    ...(stack ? { stack } : { procedure: call.procedure.name }),
    ...(!stack && call.args !== null && { args: call.args }),
    ...(Object.keys(part).length > 0 && { game: part }),
  }
}

/** A recorded play as the text of an example file that passes. */
export interface ToldExample {
  readonly text: string
  /** The number of choices made before the example begins. From an earlier start, its choices would be ambiguous. */
  readonly before: number
}

/**
 * Builds an example from a recorded play: the given position, the choices, and the result. If the choices from the start are
 * ambiguous, the example begins at a later one.
 *
 * @param opening - how the sitting began, where that is known
 */
export function exampleOf<Game extends GameState>(
  sitting: Sitting<Game>,
  opening: Opening<Game> | undefined,
  name: string,
): ToldExample | undefined {
  const { rules } = sitting
  for (const before of beginningsIn(sitting.choices.length)) {
    const from = before === 0 && opening ? opening : resumption(rules.book, positionAt(sitting, before))
    const example = from && exampleFrom(sitting, before, from, name)
    if (example === undefined) continue
    const text = exampleText(rules.book.name, [example])
    if (examplesHold(rules, text)) return { text, before }
  }
  return undefined
}

/** Lists possible starts of an example, earliest first: the beginning, the middle, the middle of the rest, and so on. */
function beginningsIn(choices: number): readonly number[] {
  const beginnings = [0]
  for (let rest = choices; rest > 1; rest = Math.floor(rest / 2)) beginnings.push(choices - Math.floor(rest / 2))
  return beginnings
}

const positionAt = <Game extends GameState>({ positions }: Sitting<Game>, at: number): Position<Game> =>
  positions[at] as Position<Game>

function exampleFrom<Game extends GameState>(
  { rules, positions, choices, traces }: Sitting<Game>,
  before: number,
  opening: Opening<Game>,
  name: string,
): RawExample | undefined {
  const given = givenOf(rules.book, opening)
  const [start, end] = [positions[before], positions.at(-1)] as [Position<Game>, Position<Game>]
  const made = traces.slice(before)
  const cites = citedIn(made) ?? rulingAt(rules, [start])
  if (given === undefined || cites.length === 0) return undefined
  const when = choices.slice(before).map((option, at) => namedOf({ seat: seatIn(made[at]), option }))
  return {
    name,
    cites: cites.slice(0, CITED),
    given,
    ...(when.length > 0 && { when }),
    // biome-ignore lint/suspicious/noThenProperty: a word of the format, and never a function
    then: describePosition(rules, end, when.length > 0 ? start : { ...start, stack: [] }),
  }
}

/** The maximum number of clauses an example cites. Its author may narrow the subject by hand. */
const CITED = 12

const seatIn = (trace: readonly Traced[] = []): string => {
  const chosen = trace.find((line) => line.kind === 'chosen')
  return chosen?.kind === 'chosen' ? chosen.seat : ''
}

/** The clauses of the steps that were taken; where they cite none, those of the rows that decided in them. */
function citedIn(traces: readonly (readonly Traced[])[]): readonly string[] | undefined {
  const lines = traces.flat()
  const ofKinds = (...kinds: readonly Traced['kind'][]) =>
    idsOf(lines.flatMap((line) => (kinds.includes(line.kind) && 'clauses' in line ? line.clauses : [])))
  const found = [ofKinds('taken', 'aside', 'entered'), ofKinds('decided')].find(({ length }) => length > 0)
  return found
}

/** The clauses that the decisions of positions rest on. */
const rulingAt = <Game extends GameState>({ decide }: Rules<Game>, positions: readonly Position<Game>[]) =>
  idsOf(
    positions.flatMap((position) => {
      const due = decide(position)
      return due.over ? [] : due.cites
    }),
  )

const idsOf = (clauses: readonly Clause[]): readonly string[] => [
  ...new Set(clauses.filter(needsEvidence).map(({ id }) => id)),
]

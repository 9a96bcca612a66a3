/** A game in play as files that people read and the rules run: the position where it stands, and what was done as an example. @module */
import type { Book, Clause, GameState, Position, Rules } from '#kernel'
import { exampleText, fileText, type Words } from '../examples/as-text.js'
import { holds } from '../examples/holds.js'
import { saidOf } from '../examples/said.js'
import { needsEvidence } from '../explore/at-work.js'
import { namedOf } from '../explore/difference.js'
import { basesOf, distanceFrom } from '../explore/nearest.js'
import { changes } from '../explore/partial.js'
import { type Opening, resumption } from '../explore/place.js'
import type { Traced } from '../kernel/trace.js'
import type { Sitting } from './game-in-play.js'

/** The text of a position file; nothing need be known of how the game came there. */
export function positionText<Game extends GameState>({ book }: Rules<Game>, position: Position<Game>): string {
  const opening = resumption(book, position)
  const given = opening && givenOf(book, opening)
  return fileText(given ? { book: book.name, given } : { book: book.name, ...position })
}

/** How a file gives what begins, or what runs: the nearest base and what differs from it; nothing where none is near. */
function givenOf<Game extends GameState>(book: Book<Game>, { game, call, stack }: Opening<Game>): Words | undefined {
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

/** What was done at a sitting, as the text of an example file that holds. */
export interface ToldExample {
  readonly text: string
  /** How many choices were made before it begins: told from earlier on, they could be made in several ways. */
  readonly before: number
}

/**
 * What was done at a sitting as an example: what was given, what was chosen, and what holds then. Where the choices from the
 * beginning on do not make one, as they could be made in several ways, it is told from a later one on.
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
    if (holds(rules, text)) return { text, before }
  }
  return undefined
}

/** Where an example may begin, the earliest first: at the beginning, in the middle, in the middle of the rest, and so on. */
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
): Words | undefined {
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
    then: saidOf(rules, end, when.length > 0 ? start : { ...start, stack: [] }),
  }
}

/** How many clauses an example cites: what it is about may be narrowed by hand. */
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

/** The turn order of a Year. @module */
import { initiativeOf } from './4.2-initiative.js'
import { type Direction, direction } from './5.1-turn-sequence.js'
import type { BoardText } from './components/board.js'
import type { Game } from './game.js'
import type { Faction } from './vocabulary.js'

/** A ring from one of its places on, one way or the other. */
export function around<T>(ring: readonly T[], from: T, way: Direction): readonly T[] {
  const round = way === 'clockwise' ? ring : ring.toReversed()
  const at = Math.max(0, round.indexOf(from))
  return [...round.slice(at), ...round.slice(0, at)]
}

/** The factions in turn order, from one of them on. */
export const orderFrom = ({ seats }: BoardText, { year }: Pick<Game, 'year'>, from: Faction): readonly Faction[] =>
  around(seats, from, direction.ask({ year }))

/** The factions in turn order, from the Initiative player on. */
export const turnOrder = (board: BoardText, game: Pick<Game, 'year' | 'tracks'>): readonly Faction[] =>
  orderFrom(board, game, initiativeOf(game))

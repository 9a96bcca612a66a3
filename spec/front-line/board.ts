/**
 * The board: the part of a game at which units look that go somewhere or attack; most choices leave it as it is.
 *
 * @module
 */
import type { Game, PlayerState } from './game.js'
import { remembering, rememberingEach, rememberingNames } from './remembering.js'
import type { Player, Square } from './vocabulary.js'

/** The cities with a Fallen City Marker, player by player. */
export interface Markers {
  readonly players: Readonly<Record<Player, Pick<PlayerState, 'fallen'>>>
}

/** The board under the readings of a game. */
export interface Board extends Markers, Pick<Game, 'readings' | 'field' | 'squares'> {}

/** The boards that are known with the same units in the same squares; seldom more than one. */
const boardsWith = remembering((_: Game['squares']): Board[] => [])

const isSame = (one: Board, other: Board): boolean =>
  one.readings === other.readings &&
  one.field === other.field &&
  one.players.Red.fallen === other.players.Red.fallen &&
  one.players.Green.fallen === other.players.Green.fallen

function boardIn({ readings, field, squares, players }: Board): Board {
  const { Red, Green } = players
  return { readings, field, squares, players: { Red: { fallen: Red.fallen }, Green: { fallen: Green.fallen } } }
}

/** The board of a game: the same object for all games that differ elsewhere, so that it can be remembered what it allows. */
export function boardOf(game: Board): Board {
  const known = boardsWith(game.squares)
  for (const board of known) if (isSame(board, game)) return board
  const board = boardIn(game)
  known.push(board)
  return board
}

/** The same function, which works out its answer for a board and a player once. */
export function rememberingPlayers<Answer>(
  workOut: (board: Board, player: Player) => Answer,
): (game: Board, player: Player) => Answer {
  const answerOn = rememberingEach(workOut)
  return (game, player) => answerOn(boardOf(game), player)
}

/** A unit, and who owns it. */
export interface OfUnit {
  readonly player: Player
  readonly unit: Square
}

/** The same function, which works out its answer for a board and a unit once. */
export function rememberingUnits<Answer>(
  workOut: (board: Board, of: OfUnit) => Answer,
): (game: Board, of: OfUnit) => Answer {
  const answersOn = remembering((board: Board) => ({
    Red: rememberingNames((unit: Square) => workOut(board, { player: 'Red', unit })),
    Green: rememberingNames((unit: Square) => workOut(board, { player: 'Green', unit })),
  }))
  return (game, { player, unit }) => answersOn(boardOf(game))[player](unit)
}

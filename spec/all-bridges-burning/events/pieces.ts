/** Pieces as the texts of Events speak of them: how many there are, and how they come and go. @module */

import { withoutStrayMarkers } from '../1-introduction/1.4.2-availability.js'
import type { Second } from '../5-events/5.1-effects-on-pieces.js'
import { CELL_KINDS, type CellKind, cellKindsIn, holdsNews, statusOf, withCell, withoutCell } from '../cells.js'
import type { Game, SpaceState } from '../game.js'
import {
  availableAdministrations,
  availableCells,
  availableNetworks,
  discsOf,
  inSpace,
  withCells,
  withDiscs,
  withTroops,
} from '../pieces.js'
import { OWN_PIECES, type OwnPiece } from '../procedures/pieces.js'
import { type Faction, SPACES, type Space } from '../vocabulary.js'
import { isPower, withKept } from './boxes.js'
import { isFaction, OWNERS_OF } from './owners.js'
import { listed, type Owner, type Piece, type PieceTypes, type Side } from './words.js'

/** One piece as an option names it: a Cell by its kind, any other piece by its type. */
export type Named = { readonly cell: CellKind } | { readonly piece: Exclude<Piece, 'Cell'> }
const sideOf = (kind: CellKind): Side => (statusOf(kind) === 'active' ? 'Active' : 'Inactive')

/** The kinds of Cells that a Faction can have, on one side or on both. */
const kindsOf = (owner: Owner, side: Side | undefined): readonly CellKind[] =>
  CELL_KINDS.filter((kind) => owner === 'moderates' || !holdsNews(kind)).filter(
    (kind) => side === undefined || sideOf(kind) === side,
  )

/** Every way to name a piece of somebody, of certain types, and for Cells on a certain side. */
export const namesFor = (owner: Owner, pieces: PieceTypes, side?: Side): readonly Named[] =>
  listed(pieces)
    .filter((piece) => OWNERS_OF[piece].includes(owner))
    .flatMap((piece): readonly Named[] =>
      piece === 'Cell' ? kindsOf(owner, side).map((cell) => ({ cell })) : [{ piece }],
    )

/** Every piece that a text could mean: one of certain owners and types, in any space. */
export const piecesMeant = (owners: readonly Owner[], pieces: PieceTypes, side?: Side) =>
  SPACES.flatMap((space) =>
    owners.flatMap((of) => namesFor(of, pieces, side).map((named) => ({ space, of, ...named }))),
  )

/** Counts the pieces of a name that an owner has in a space. */
export function countOf(space: SpaceState, of: Owner, named: Named): number {
  if ('cell' in named) {
    const kinds = isFaction(of) ? cellKindsIn(space, of) : []
    return kinds.find(({ kind }) => kind === named.cell)?.count ?? 0
  }
  if (isPower(of)) return named.piece === 'Troop' ? space.troops[of] : 0
  return OWNERS_OF[named.piece].includes(of) ? discsOf(space, of) : 0
}

/** Counts the pieces of certain types that an owner has in a space, with Cells on one side or on both. */
export const totalOf = (space: SpaceState, of: Owner, pieces: PieceTypes, side?: Side): number =>
  namesFor(of, pieces, side).reduce((total, named) => total + countOf(space, of, named), 0)

/** Counts the pieces of a type that an owner has Available. */
export function availableOf(game: Game, of: Owner, piece: Piece): number {
  if (!OWNERS_OF[piece].includes(of)) return 0
  if (isPower(of)) return game.troopBoxes[of]
  if (piece === 'Cell') return availableCells(game, of)
  return of === 'reds' ? availableAdministrations(game) : availableNetworks(game)
}

/** A game in which an Available piece has been placed, a Cell on one side. */
export function withPlaced(game: Game, name: Space, of: Owner, piece: Piece, side: Side): Game {
  if (isPower(of)) return inSpace(withKept(game, of, 'Available', -1), name, (space) => withTroops(space, of, 1))
  if (piece !== 'Cell') return inSpace(game, name, (space) => withDiscs(space, of, 1))
  return inSpace(game, name, (space) => withCells(space, of, side === 'Active' ? { active: 1 } : { inactive: 1 }))
}

/** A space without one piece, nor the markers that need it. */
export function withoutPiece(space: SpaceState, of: Owner, named: Named): SpaceState {
  if (isPower(of)) return withTroops(space, of, -1)
  if ('cell' in named) return withoutStrayMarkers.compute(withoutCell(space, of, named.cell))
  return withDiscs(space, of, -1)
}

/** Counts the discs in a space that a new disc would join. A piece that is no disc joins none. */
export const discsJoined = ({ administrations, networks }: SpaceState, piece: Piece): number =>
  piece === 'Administration' || piece === 'Network' ? administrations + networks : 0

/** True if Stacking leaves room for a piece of a type. */
export const hasRoom = (space: SpaceState, piece: Piece): boolean => discsJoined(space, piece) < MOST_DISCS

/** For how many more pieces Stacking leaves room, of any of these types. */
export const roomFor = ({ administrations, networks }: SpaceState, pieces: readonly Piece[]): number =>
  pieces.some((piece) => piece === 'Cell' || piece === 'Troop') ? Infinity : MOST_DISCS - administrations - networks

/** Of which discs a piece of a type would be the second in a space. */
export function secondOf({ administrations, networks }: SpaceState, piece: Piece): Second {
  if (piece === 'Administration' && administrations > 0) return 'Administration'
  return piece === 'Network' && networks > 0 ? 'Network' : 'none'
}

const MOST_DISCS = 2

/** The types among those to be placed of which a Faction that executes the Event may take back own pieces. */
export const ownTypes = (executing: Faction, owners: readonly Owner[], pieces: PieceTypes): readonly OwnPiece[] =>
  OWN_PIECES.filter(
    (own) =>
      own !== 'Personality' &&
      listed(pieces).includes(own) &&
      OWNERS_OF[own].includes(executing) &&
      owners.includes(executing),
  )

/** A space to which one piece has come, a Cell with the News that it holds. */
export function withArrived(space: SpaceState, of: Owner, named: Named): SpaceState {
  if (isPower(of)) return withTroops(space, of, 1)
  return 'cell' in named ? withCell(space, of, named.cell) : withDiscs(space, of, 1)
}

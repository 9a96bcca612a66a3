/** The units on the board: finding, moving, turning and removing them. @module */
import type { Game } from './game.js'
import { remembering } from './remembering.js'
import {
  KINDS,
  type Kind,
  type Occupant,
  PLAYERS,
  type Player,
  SQUARES,
  type Square,
  STATUSES,
  type Status,
  type SupplyUse,
  type UnitAction,
  type UnitDeed,
} from './vocabulary.js'

export interface Unit {
  readonly owner: Player
  readonly kind: Kind
  readonly status: Status
}

/** Returns the occupant of a square for a unit: its owner, kind and face. */
export const occupantOf = ({ owner, kind, status }: Unit): Occupant =>
  status === 'active' ? `${owner} ${kind}` : `${owner} ${kind} disrupted`

const ALL_UNITS: readonly Unit[] = PLAYERS.flatMap((owner) =>
  KINDS.flatMap((kind) => STATUSES.map((status) => ({ owner, kind, status }))),
)
const UNITS: ReadonlyMap<Occupant, Unit> = new Map(ALL_UNITS.map((unit) => [occupantOf(unit), unit]))

/** The unit that an occupant is, if it is one. */
export const unitOf = (occupant: Occupant): Unit | undefined => UNITS.get(occupant)
/** The unit in a square, if there is one. */
export const unitAt = (game: Pick<Game, 'squares'>, square: Square): Unit | undefined => unitOf(game.squares[square])
/** True if a square is empty. */
export const isEmpty = (game: Pick<Game, 'squares'>, square: Square): boolean => game.squares[square] === 'empty'

const standing = remembering((squares: Game['squares']): Readonly<Record<Player, readonly Square[]>> => {
  const owned: Record<Player, Square[]> = { Red: [], Green: [] }
  for (const square of SQUARES) {
    const unit = unitOf(squares[square])
    if (unit) owned[unit.owner].push(square)
  }
  return owned
})

/** The squares with a player's units. */
export const unitsOf = ({ squares }: Pick<Game, 'squares'>, player: Player): readonly Square[] =>
  standing(squares)[player]

const numbers = remembering((squares: Game['squares']) => {
  const count = (owner: Player, kind: Kind) =>
    unitsOf({ squares }, owner).filter((square) => unitOf(squares[square])?.kind === kind).length
  const countOf = (owner: Player): Readonly<Record<Kind, number>> => ({
    Infantry: count(owner, 'Infantry'),
    Tank: count(owner, 'Tank'),
    Artillery: count(owner, 'Artillery'),
  })
  return { Red: countOf('Red'), Green: countOf('Green') }
})

/** Counts the units of a kind that a player has on the board. */
export const onBoard = ({ squares }: Pick<Game, 'squares'>, player: Player, kind: Kind): number =>
  numbers(squares)[player][kind]

type OnBoard = Pick<Game, 'squares' | 'acted' | 'supplied'>

const inOrder = (acted: Game['acted']): Game['acted'] =>
  acted.toSorted((one, other) => SQUARES.indexOf(one.square) - SQUARES.indexOf(other.square))

/** A game in which every square goes by another name: what is told of a unit goes with the unit. */
const renamed = <G extends OnBoard>(game: G, rename: (square: Square) => Square): G => ({
  ...game,
  acted: inOrder(game.acted.map((entry) => ({ ...entry, square: rename(entry.square) }))),
  supplied: game.supplied === 'nowhere' ? 'nowhere' : rename(game.supplied),
})

/** A game in which the units of two squares have changed places; one of the squares may be empty. */
export const swapped = <G extends OnBoard>(game: G, one: Square, other: Square): G => ({
  ...renamed(game, (square) => (square === one ? other : square === other ? one : square)),
  squares: { ...game.squares, [one]: game.squares[other], [other]: game.squares[one] },
})

/** A game in which a unit has gone to an empty square. */
export const shifted = <G extends OnBoard>(game: G, from: Square, to: Square): G => swapped(game, from, to)

/** A game in which a unit shows one of its faces. */
export const withStatus = <G extends OnBoard>(game: G, square: Square, status: Status): G => {
  const unit = unitAt(game, square)
  return unit === undefined
    ? game
    : { ...game, squares: { ...game.squares, [square]: occupantOf({ ...unit, status }) } }
}

/** A game in which a unit has come into play, active. */
export const withNew = <G extends OnBoard>(game: G, square: Square, owner: Player, kind: Kind): G => ({
  ...game,
  squares: { ...game.squares, [square]: occupantOf({ owner, kind, status: 'active' }) },
})

/** A game without the unit of a square. */
export const without = <G extends OnBoard>(game: G, square: Square): G => ({
  ...game,
  acted: game.acted.filter((entry) => entry.square !== square),
  supplied: game.supplied === square ? 'nowhere' : game.supplied,
  squares: { ...game.squares, [square]: 'empty' },
})

/** Lists the actions that a unit has been given in this turn. */
export const actionsOf = ({ acted }: Pick<Game, 'acted'>, square: Square): readonly UnitDeed[] =>
  acted.find((entry) => entry.square === square)?.actions ?? []

/** A game in which one thing more counts among the actions of a unit. */
export const withDeed = <G extends OnBoard>(game: G, square: Square, deed: UnitDeed): G => ({
  ...game,
  acted: inOrder([
    ...game.acted.filter((entry) => entry.square !== square),
    { square, actions: [...actionsOf(game, square), deed] },
  ]),
})

/** A game in which a unit has been given an action, and is the one that has just used supply. */
export const withAction = <G extends OnBoard>(game: G, square: Square, action: UnitAction): G => ({
  ...withDeed(game, square, action),
  supplied: square,
})

/** True if supply was used for something that counts among the actions of a unit. A Maneuver uses none. */
export const tookSupply = ({ actions }: Game['acted'][number]): boolean => actions.some((deed) => deed !== 'Maneuver')

/** Returns the time at which the unit of a square used supply. */
export function supplyUseOf({ acted, supplied }: Pick<Game, 'acted' | 'supplied'>, square: Square): SupplyUse {
  if (supplied === square) return 'just now'
  return acted.some((entry) => entry.square === square && tookSupply(entry)) ? 'earlier' : 'not'
}

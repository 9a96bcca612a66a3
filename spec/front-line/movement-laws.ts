/**
 * The laws along every path of an action or a Task that shifts units, each with the clauses that state it.
 *
 * @module
 */

import type { PathLaw } from 'rulewright/book'
import { distance } from './field.js'
import type { Game } from './game.js'
import * as cited from './rules.gen.js'
import { isEmpty, shifted, swapped, withNew, without } from './units.js'
import { SQUARES, type Square } from './vocabulary.js'

const SHIFTS = ['Move', 'Amphibious Move', 'Paratroop', 'Maneuver']

/** The squares in which something is different. */
const changed = (before: Game, after: Game): readonly Square[] =>
  SQUARES.filter((square) => before.squares[square] !== after.squares[square])

/** A law about the first game of a path and the last one. */
const fromStartToEnd = (
  name: string,
  clauses: PathLaw<Game>['clauses'],
  procedures: readonly string[],
  broken: (start: Game, end: Game) => readonly string[],
  breaks: PathLaw<Game>['breaks'],
): PathLaw<Game> => ({
  name,
  clauses,
  procedures,
  broken: (games) => {
    const [start, end] = [games.at(0), games.at(-1)]
    return start && end ? broken(start, end) : []
  },
  breaks,
})

/** Infantry in A1, and nothing in its way. */
const inCorner = (game: Game): Game => withNew({ ...game, squares: clear(game) }, 'A1', 'Red', 'Infantry')
const clear = ({ squares }: Game): Game['squares'] => ({
  ...squares,
  A1: 'empty',
  A2: 'empty',
  A5: 'empty',
  B1: 'empty',
})

/** Returns the squares that a unit went from and to, if nothing else happened. */
function shiftOf(start: Game, end: Game): readonly [Square, Square] | undefined {
  const [one, other, ...more] = changed(start, end)
  if (one === undefined || other === undefined || more.length > 0) return undefined
  const [from, to] = isEmpty(start, one) ? [other, one] : [one, other]
  return isEmpty(start, to) && isEmpty(end, from) && start.squares[from] === end.squares[to] ? [from, to] : undefined
}

const oneUnitShifts = fromStartToEnd(
  'one unit goes to an empty square, as it is, and nothing else on the board is different',
  [
    cited.move.oneUnit,
    cited.move.ontoEmpty,
    cited.amphibiousMove.transfer,
    cited.amphibiousMove.empty,
    cited.paratroop.empty,
    cited.maneuver.empty,
  ],
  SHIFTS,
  (start, end) => {
    const squares = changed(start, end)
    return squares.length === 0 || shiftOf(start, end) ? [] : [`no single shift: ${squares.join(', ')}`]
  },
  (game) => {
    const start = inCorner(game)
    const joined = withNew(start, 'A2', 'Red', 'Tank')
    return [
      [start, without(start, 'A1')],
      [start, joined],
      [joined, without(shifted(joined, 'A1', 'B1'), 'A2')],
    ]
  },
)

const farthest = (name: string, clauses: PathLaw<Game>['clauses'], procedure: string, most: number) =>
  fromStartToEnd(
    name,
    clauses,
    [procedure],
    (start, end) => {
      const shift = shiftOf(start, end)
      return shift && distance(...shift) > most ? [`from ${shift.join(' to ')}`] : []
    },
    (game) => [[inCorner(game), shifted(inCorner(game), 'A1', 'A5')]],
  )

const neverBeyondThree = farthest(
  'no Move leads farther than three squares',
  [cited.move.oneOrTwo, cited.move.desert, cited.move.desertOnce],
  'Move',
  3,
)
const neverBeyondOne = farthest('no Maneuver leads farther than one square', [cited.maneuver.shift], 'Maneuver', 1)

const citiesStay = fromStartToEnd(
  'no city changes hands, and no chit is touched',
  [cited.move.cities, cited.paratroop.noCity, cited.amphibiousMove.toCoast, cited.maneuver.city],
  [...SHIFTS, 'Relieve'],
  (start, end) =>
    JSON.stringify(start.players) === JSON.stringify(end.players) ? [] : ['a marker, a card or a chit is different'],
  (game) => {
    const { Red } = game.players
    const fallen = { ...Red.fallen, Industry: !Red.fallen.Industry }
    return [[game, { ...game, players: { ...game.players, Red: { ...Red, fallen } } }]]
  },
)

const twoUnitsSwap = fromStartToEnd(
  'a Relieve swaps two units, and nothing else on the board is different',
  [cited.relieve.swap, cited.relieve.adjacent],
  ['Relieve'],
  (start, end) => {
    const [one, other, ...more] = changed(start, end)
    if (one === undefined) return []
    const swap = other !== undefined && more.length === 0 && changed(swapped(start, one, other), end).length === 0
    return swap && distance(one, other) === 1 ? [] : [`no swap of neighbors: ${changed(start, end).join(', ')}`]
  },
  (game) => {
    const start = inCorner(game)
    const far = withNew(start, 'A5', 'Red', 'Tank')
    return [
      [start, without(start, 'A1')],
      [far, swapped(far, 'A1', 'A5')],
    ]
  },
)

/** The path laws of the actions and Tasks that shift units. */
export const movementPathLaws: readonly PathLaw<Game>[] = [
  oneUnitShifts,
  neverBeyondThree,
  neverBeyondOne,
  citiesStay,
  twoUnitsSwap,
]

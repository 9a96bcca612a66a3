/**
 * What holds along every path of an action or a Task that shifts units, each law with the clauses that state it.
 *
 * @module
 */
import type { PathLaw } from 'rulewright/book'
import { move } from './2.9-move.js'
import { amphibiousMove } from './3.1-amphibious-move.js'
import { paratroop } from './4.8-paratroop.js'
import { maneuver } from './5.4-maneuver.js'
import { relieve } from './5.5-relieve.js'
import { distance } from './field.js'
import type { Game } from './game.js'
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

/** Where a unit went from and to, if that is all that happened. */
function shiftOf(start: Game, end: Game): readonly [Square, Square] | undefined {
  const [one, other, ...more] = changed(start, end)
  if (one === undefined || other === undefined || more.length > 0) return undefined
  const [from, to] = isEmpty(start, one) ? [other, one] : [one, other]
  return isEmpty(start, to) && isEmpty(end, from) && start.squares[from] === end.squares[to] ? [from, to] : undefined
}

const oneUnitShifts = fromStartToEnd(
  'one unit goes to an empty square, as it is, and nothing else on the board is different',
  [move.oneUnit, move.ontoEmpty, amphibiousMove.transfer, amphibiousMove.empty, paratroop.empty, maneuver.empty],
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
  [move.oneOrTwo, move.desert, move.desertOnce],
  'Move',
  3,
)
const neverBeyondOne = farthest('no Maneuver leads farther than one square', [maneuver.shift], 'Maneuver', 1)

const citiesStay = fromStartToEnd(
  'no city changes hands, and no chit is touched',
  [move.cities, paratroop.noCity, amphibiousMove.toCoast, maneuver.city],
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
  [relieve.swap, relieve.adjacent],
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

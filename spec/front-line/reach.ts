/**
 * Ways over land: how a unit can come to a square, lawfully or not.
 *
 * Here ways are only found; which of them are lawful the tables say.
 *
 * @module
 */

import type { OnTheWay } from './2.9-move.js'
import type { Board } from './board.js'
import { citySide } from './cities.js'
import { adjacentTo, besideOf, type Field } from './field.js'
import { unitAt } from './units.js'
import { type Player, SQUARES, type Square } from './vocabulary.js'

/** A unit that is about to go somewhere. */
export interface Walker {
  readonly field: Field
  readonly game: Pick<Board, 'squares' | 'players'>
  readonly player: Player
  readonly unit: Square
}

/** A way over land. */
export interface Way {
  /** The square at its end. */
  readonly to: Square
  /** The number of squares it enters. */
  readonly squares: number
  /** True if one of its steps is diagonal. */
  readonly diagonal: boolean
  /** The first of its squares that is a desert, counted from 1; 0 if none is. */
  readonly desert: number
  /** The kinds of square it passes, each listed once. */
  readonly passed: readonly OnTheWay[]
}

/** Returns the kind of a square for a unit that passes it. */
function onTheWay({ field, game, player }: Walker, square: Square): OnTheWay {
  if (field.ground[square] === 'Water') return 'water'
  const unit = unitAt(game, square)
  if (unit !== undefined) return unit.owner === player ? 'own unit' : 'enemy unit'
  const side = citySide(game, field, player, square)
  return side === 'none' ? 'open' : `${side} city`
}

/** A step to a neighbor. */
interface Step {
  readonly to: Square
  readonly diagonal: boolean
}

const stepsFrom = (square: Square): readonly Step[] => {
  const straight = besideOf(square)
  return adjacentTo(square).map((to) => ({ to, diagonal: !straight.includes(to) }))
}
const STEPS: ReadonlyMap<Square, readonly Step[]> = new Map(SQUARES.map((square) => [square, stepsFrom(square)]))

/** Lists the kinds of square that a way has passed after leaving its last square, each once. */
function passedAfter(walker: Walker, { squares, to, passed }: Way): readonly OnTheWay[] {
  if (squares === 0) return passed
  const last = onTheWay(walker, to)
  return passed.includes(last) ? passed : [...passed, last]
}

/** A third square is looked at where a desert is entered by then, a fourth where it was entered before the third. */
const isLookedAt = (squares: number, desert: number): boolean =>
  squares <= 2 || (squares === 3 && desert > 0) || (squares === 4 && desert > 0 && desert <= 2)

/** Adds the ways by one more square. */
function goOn(walker: Walker, way: Way, ways: Way[]): void {
  const { ground } = walker.field
  const squares = way.squares + 1
  const passed = passedAfter(walker, way)
  for (const { to, diagonal } of STEPS.get(way.to) ?? []) {
    const desert = way.desert === 0 && ground[to] === 'Desert' ? squares : way.desert
    if (to !== walker.unit && isLookedAt(squares, desert))
      ways.push({ to, squares, diagonal: way.diagonal || diagonal, desert, passed })
  }
}

const isAlike = (one: Way, other: Way): boolean =>
  one.diagonal === other.diagonal &&
  one.desert === other.desert &&
  one.passed.length === other.passed.length &&
  one.passed.every((square, index) => square === other.passed[index])

/** Ways by where they lead. */
type ByTarget = Map<Square, Way[]>

function add(found: ByTarget, way: Way): void {
  const there = found.get(way.to)
  if (there === undefined) found.set(way.to, [way])
  else there.push(way)
}

/** Of the ways that are alike one each, the last of all first. */
function unlike(ways: readonly Way[]): readonly Way[] {
  const found: ByTarget = new Map()
  return ways.toReversed().filter((way) => {
    if (found.get(way.to)?.some((other) => isAlike(way, other))) return false
    add(found, way)
    return true
  })
}

/** The ways of a unit that enter so many squares at most. */
function waysFrom(walker: Walker, most: number): readonly Way[] {
  const found: Way[] = []
  let last: readonly Way[] = [{ to: walker.unit, squares: 0, diagonal: false, desert: 0, passed: [] }]
  for (let squares = 0; squares < most; squares += 1) {
    const next: Way[] = []
    for (const way of last) goOn(walker, way, next)
    last = unlike(next)
    found.push(...last)
  }
  return found
}

/** One square is as near as two; of longer ways those are nearer that do not lead onto their first desert. */
const farOf = ({ squares, desert }: Way): number => (squares <= 2 ? 0 : 2 * squares + Number(desert === squares))

const nearAndStraightFirst = (one: Way, other: Way): number =>
  farOf(one) - farOf(other) || Number(one.diagonal) - Number(other.diagonal) || one.squares - other.squares

/** No way is looked at that enters more squares. */
const MOST_SQUARES = 4

/** The ways of a unit that enter one or two squares; nothing is nearer than where they lead. */
export const nearWaysOf = (walker: Walker): readonly Way[] => waysFrom(walker, 2)

/** The ways of a unit by where they lead: the nearest first, and of those the ones without a diagonal. */
export function waysOf(walker: Walker): ReadonlyMap<Square, readonly Way[]> {
  const found: ByTarget = new Map()
  for (const way of waysFrom(walker, MOST_SQUARES)) add(found, way)
  for (const ways of found.values()) ways.sort(nearAndStraightFirst)
  return found
}

/** A way with the squares that it enters before the last. */
export interface Path extends Way {
  readonly through: readonly Square[]
}

/** Every way of a unit to a square that enters no square twice, be it lawful or not. */
export function pathsOf(walker: Walker, to: Square): readonly Path[] {
  const found: Path[] = []
  let last: readonly Path[] = [{ to: walker.unit, squares: 0, diagonal: false, desert: 0, passed: [], through: [] }]
  for (let squares = 0; squares < MOST_SQUARES; squares += 1) {
    last = last.flatMap((path) => longerBy(walker, path))
    found.push(...last.filter((path) => path.to === to))
  }
  return found
}

/** The paths by one more square. */
function longerBy(walker: Walker, path: Path): readonly Path[] {
  const ways: Way[] = []
  goOn(walker, path, ways)
  const through = path.squares === 0 ? [] : [...path.through, path.to]
  return ways.filter((way) => !through.includes(way.to)).map((way) => ({ ...way, through }))
}

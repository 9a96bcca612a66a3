/**
 * Ways over land: how a unit can come to a square, lawfully or not.
 *
 * Here ways are only found; which of them are lawful the tables say.
 *
 * @module
 */
import { citySide } from './cities.js'
import { adjacentTo, besideOf, type Field } from './field.js'
import type { Game } from './game.js'
import type { OnTheWay } from './tables/move.js'
import { unitAt } from './units.js'
import type { Player, Square } from './vocabulary.js'

/** A unit that is about to go somewhere. */
export interface Walker {
  readonly field: Field
  readonly game: Pick<Game, 'squares' | 'players'>
  readonly player: Player
  readonly unit: Square
}

/** A way over land. */
export interface Way {
  /** Where it leads. */
  readonly to: Square
  /** How many squares it enters. */
  readonly squares: number
  /** Whether a step of it is diagonal. */
  readonly diagonal: boolean
  /** The first of its squares that is a desert, counted from 1; 0 if none is. */
  readonly desert: number
  /** What it passes, each once. */
  readonly passed: readonly OnTheWay[]
}

/** What a square is to a unit that passes it. */
function onTheWay({ field, game, player }: Walker, square: Square): OnTheWay {
  if (field.ground[square] === 'Water') return 'water'
  const unit = unitAt(game, square)
  if (unit !== undefined) return unit.owner === player ? 'own unit' : 'enemy unit'
  const side = citySide(game, field, player, square)
  return side === 'none' ? 'open' : `${side} city`
}

/** What a way has passed once it leaves its last square, each only once. */
function passedAfter(walker: Walker, { squares, to, passed }: Way): readonly OnTheWay[] {
  if (squares === 0) return passed
  const last = onTheWay(walker, to)
  return passed.includes(last) ? passed : [...passed, last]
}

/** A third square is looked at where a desert is entered by then, a fourth where it was entered before the third. */
const isLookedAt = ({ squares, desert }: Way): boolean =>
  squares <= 2 || (squares === 3 && desert > 0) || (squares === 4 && desert > 0 && desert <= 2)

/** The ways by one more square. */
function onward(walker: Walker, way: Way): readonly Way[] {
  const squares = way.squares + 1
  const passed = passedAfter(walker, way)
  const straight = besideOf(way.to)
  return adjacentTo(way.to)
    .filter((to) => to !== walker.unit)
    .map((to) => ({
      to,
      squares,
      diagonal: way.diagonal || !straight.includes(to),
      desert: way.desert === 0 && walker.field.ground[to] === 'Desert' ? squares : way.desert,
      passed,
    }))
    .filter(isLookedAt)
}

/** Of the ways that are alike one each, the first. */
const unlike = (ways: readonly Way[]): readonly Way[] => [
  ...new Map(ways.toReversed().map((way) => [[way.to, way.diagonal, way.desert, ...way.passed].join(), way])).values(),
]

function waysFrom(walker: Walker, ways: readonly Way[]): readonly Way[] {
  const next = unlike(ways.flatMap((way) => onward(walker, way)))
  return next.length === 0 ? [] : [...next, ...waysFrom(walker, next)]
}

/** One square is as near as two; of longer ways those are nearer that do not lead onto their first desert. */
const farOf = ({ squares, desert }: Way): number => (squares <= 2 ? 0 : 2 * squares + Number(desert === squares))

const nearAndStraightFirst = (one: Way, other: Way): number =>
  farOf(one) - farOf(other) || Number(one.diagonal) - Number(other.diagonal) || one.squares - other.squares

/** The ways of a unit by where they lead: the nearest first, and of those the ones without a diagonal. */
export function waysOf(walker: Walker): ReadonlyMap<Square, readonly Way[]> {
  const start: Way = { to: walker.unit, squares: 0, diagonal: false, desert: 0, passed: [] }
  const found = new Map<Square, Way[]>()
  for (const way of waysFrom(walker, [start]).toSorted(nearAndStraightFirst))
    found.set(way.to, [...(found.get(way.to) ?? []), way])
  return found
}

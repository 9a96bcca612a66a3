/**
 * Move: which squares can be passed, and which can be moved onto.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid, one } from '../../../src/kernel/table.js'
import { among, flag, range, view } from '../../../src/kernel/view.js'
import { CITY_SIDES } from '../cities.js'
import { move } from '../clauses/actions.js'
import { lakeNogo } from '../clauses/end.js'
import { cardMovement } from '../clauses/set-up-cards.js'
import { desertStep } from '../questions/desert-step.js'
import { KINDS } from '../vocabulary.js'

/** What a square on the way is to the unit that moves. */
export const ON_THE_WAY = ['open', 'own unit', 'enemy unit', 'friendly city', 'unfriendly city', 'water'] as const
/** What a square on the way is to the unit that moves. */
export type OnTheWay = (typeof ON_THE_WAY)[number]

/** What bars the unit from passing a square. */
export const barrierOf = one(
  'Move: what keeps a square from being passed',
  view({ square: among(ON_THE_WAY, 'the square on the way') }),
  (row) => [
    row(move.oneOrTwo, { square: 'open' }, 'none'),
    row(move.throughOwn, { square: 'own unit' }, 'none'),
    row(move.throughEnemy, { square: 'enemy unit' }, 'enemy unit'),
    row(cardMovement.throughCities, { square: 'friendly city' }, 'none'),
    row([move.throughCities, move.unfriendlyCity], { square: 'unfriendly city' }, 'unfriendly city'),
    row(lakeNogo.through, { square: 'water' }, 'water'),
  ],
)

/** A way of so many squares, or none at all, is too long to be looked at. */
export const TOO_LONG = 5

/** The square, and the best way there: one that nothing forbids, or else the first. */
export const moving = view(
  {
    kind: among(KINDS, 'the kind of unit that moves'),
    empty: flag('the square is empty', 'the square is not empty'),
    city: among(CITY_SIDES, 'the city in the square'),
    water: flag('the square is water', 'the square is no water'),
    squares: range(1, TOO_LONG, 'squares of the way, five for all that is farther'),
    desert: range(0, 3, 'the first of them that is a desert, 0 for none'),
    desertStep,
    diagonal: flag('the way has a diagonal step', 'the way has no diagonal step'),
    pastEnemy: flag('the way leads through an enemy unit', 'the way leads through no enemy unit'),
    pastCity: flag('the way leads through an unfriendly city', 'the way leads through no unfriendly city'),
    pastWater: flag('the way leads through water', 'the way leads through no water'),
  },
  [
    { because: 'no city lies in the water', when: ({ city, water }) => city !== 'none' && water },
    {
      because: 'the first desert is one of the squares of the way',
      when: ({ squares, desert }) => desert > squares,
    },
    {
      because: 'a third square is looked at only where a desert is entered by then, and a fourth where it was before',
      when: ({ squares, desert }) => (squares === 3 && desert === 0) || (squares === 4 && desert !== 1 && desert !== 2),
    },
    {
      because: 'a way that is farther is not looked at more closely',
      when: ({ squares, desert, diagonal, pastEnemy, pastCity, pastWater }) =>
        squares === TOO_LONG && (desert > 0 || diagonal || pastEnemy || pastCity || pastWater),
    },
  ],
)

/** Which square a unit may not move onto. */
export const mayNotMoveTo = forbid('Move: may not move onto the square', moving, (bar, lift) => [
  bar(move.oneOrTwo, { squares: P.number.gt(2) }),
  lift(move.desert, { squares: 3, desert: P.union(1, 2) }, [move.oneOrTwo]),
  lift(move.desert, { squares: 3, desert: 3, desertStep: 'also as the last' }, [move.oneOrTwo]),
  bar(move.desertOnce, { squares: 4 }),
  bar(move.orthogonal, { diagonal: true }),
  lift(move.diagonal, { diagonal: true, kind: 'Tank' }, [move.orthogonal]),
  bar(move.throughEnemy, { pastEnemy: true }),
  bar([move.throughCities, move.unfriendlyCity], { pastCity: true }),
  bar(lakeNogo.through, { pastWater: true }),
  bar(move.ontoEmpty, { empty: false }),
  bar([move.cities, move.unfriendlyCity], { city: 'unfriendly' }),
  bar(lakeNogo.impassable, { water: true }),
])

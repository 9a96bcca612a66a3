/** page 2, para 9 Move (By Land). @module */

import { among, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { CITY_SIDES } from './cities.js'
import * as cited from './rules.gen.js'
import { KINDS, STATUSES } from './vocabulary.js'

/** The owners of a unit, as seen by the player who would use it. */
export const WHOSE = ['own', 'enemy', 'nobody'] as const
export const whose = among(WHOSE, 'whose unit is in the square')
export const status = among(STATUSES, 'the unit')

export const mayNotSetOut = forbid('Move: may not begin', view({ whose, status }), (bar) => [
  bar(cited.move.oneUnit, { whose: P.union('enemy', 'nobody') }),
  bar(cited.regularActions.activeUnits, { status: 'disrupted' }),
])

/** The kinds of square on the way of a moving unit. */
export const ON_THE_WAY = ['open', 'own unit', 'enemy unit', 'friendly city', 'unfriendly city', 'water'] as const

export const barrierOf = one(
  'Move: what keeps a square from being passed',
  view({ square: among(ON_THE_WAY, 'the square on the way') }),
  (row) => [
    row(cited.move.oneOrTwo, { square: 'open' }, 'none'),
    row(cited.move.throughOwn, { square: 'own unit' }, 'none'),
    row(cited.move.throughEnemy, { square: 'enemy unit' }, 'enemy unit'),
    row(cited.cardMovement.throughCities, { square: 'friendly city' }, 'none'),
    row([cited.move.throughCities, cited.move.unfriendlyCity], { square: 'unfriendly city' }, 'unfriendly city'),
    row(cited.lakeNogo.through, { square: 'water' }, 'water'),
  ],
)

/** A way of so many squares, or none at all, is too long to be looked at. */
export const TOO_LONG = 5

export const moving = view(
  {
    kind: among(KINDS, 'the kind of unit that moves'),
    empty: flag('the square is empty', 'the square is not empty'),
    city: among(CITY_SIDES, 'the city in the square'),
    water: flag('the square is water', 'the square is no water'),
    squares: range(1, TOO_LONG, 'squares of the way, five for all that is farther'),
    desert: range(0, 3, 'the first of them that is a desert, 0 for none'),
    desertStep: cited.desertStep,
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

export const mayNotMoveTo = forbid('Move: may not move onto the square', moving, (bar, lift) => [
  bar(cited.move.oneOrTwo, { squares: P.number.gt(2) }),
  lift(cited.move.desert, { squares: 3, desert: P.union(1, 2) }, [cited.move.oneOrTwo]),
  lift(cited.move.desert, { squares: 3, desert: 3, desertStep: 'also as the last' }, [cited.move.oneOrTwo]),
  bar(cited.move.desertOnce, { squares: 4 }),
  bar(cited.move.orthogonal, { diagonal: true }),
  lift(cited.move.diagonal, { diagonal: true, kind: 'Tank' }, [cited.move.orthogonal]),
  bar(cited.move.throughEnemy, { pastEnemy: true }),
  bar([cited.move.throughCities, cited.move.unfriendlyCity], { pastCity: true }),
  bar(cited.lakeNogo.through, { pastWater: true }),
  bar(cited.move.ontoEmpty, { empty: false }),
  bar([cited.move.cities, cited.move.unfriendlyCity], { city: 'unfriendly' }),
  bar(cited.lakeNogo.impassable, { water: true }),
])

export type Whose = (typeof WHOSE)[number]

/** From where a unit would go by sea. */
export const DEPARTURES = ['own Port', "the opponent's Port", 'neutral Port', 'no Port'] as const
export type Departure = (typeof DEPARTURES)[number]

/** From where a unit would drop. */
export const STARTS = ['own Air Base', "the opponent's Air Base", 'no Air Base'] as const
export type Start = (typeof STARTS)[number]
export type OnTheWay = (typeof ON_THE_WAY)[number]

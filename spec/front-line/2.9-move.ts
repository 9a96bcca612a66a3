/** page 2, para 9 Move (By Land). @module */

import {
  among,
  definition,
  flag,
  forbid,
  note,
  one,
  permission,
  prohibition,
  question,
  range,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { regularActions } from './2.5-actions.js'
import { CITY_SIDES } from './cities.js'
import { SHOWN } from './reasons.js'
import { ahead, section } from './section.js'
import { KINDS, STATUSES } from './vocabulary.js'

export const move = section('move', 'page 2, para 9', 'Move (By Land)', {
  oneUnit: rule('For one supply of any kind one active unit of the player moves.'),
  oneOrTwo: prohibition('It moves one or two squares.'),
  ontoEmpty: prohibition('It ends in an empty square.'),
  cities: prohibition('Of the cities, only a Friendly one can be moved onto.'),
  pointers: note('Artillery and Infantry show four pointers, Tanks eight.', { status: SHOWN }),
  orthogonal: rule('Every unit moves along rows and columns.'),
  diagonal: permission('Tanks move diagonally, too.'),
  throughOwn: permission('Squares with units of the own side can be passed.'),
  throughEnemy: prohibition('Squares with enemy units cannot be passed.'),
  throughCities: prohibition('An empty city that the enemy controls cannot be passed.'),
  unfriendlyCity: definition('A city under the control of the enemy is an Unfriendly City.'),
  desert: permission('Who moves into a desert square, or several, may move one further square.'),
  desertOnce: prohibition('That further square is one, however many deserts are crossed.'),
})

export const desertStep = question('desertStep', {
  asks: 'Must a desert be entered before the further square?',
  clauses: [move.desert, move.desertOnce],
  readings: {
    before: 'One of the first two squares is a desert.',
    'also as the last': 'It is enough that the third square is one.',
  },
  usual: 'before',
  because: 'The unit moves into a desert, and then a square further.',
})

/** Whose a unit is, for whoever would use it. */
export const WHOSE = ['own', 'enemy', 'nobody'] as const
export const whose = among(WHOSE, 'whose unit is in the square')
export const status = among(STATUSES, 'the unit')

export const mayNotSetOut = forbid('Move: may not begin', view({ whose, status }), (bar) => [
  bar(move.oneUnit, { whose: P.union('enemy', 'nobody') }),
  bar(regularActions.activeUnits, { status: 'disrupted' }),
])

/** What a square on the way is to the unit that moves. */
export const ON_THE_WAY = ['open', 'own unit', 'enemy unit', 'friendly city', 'unfriendly city', 'water'] as const

export const barrierOf = one(
  'Move: what keeps a square from being passed',
  view({ square: among(ON_THE_WAY, 'the square on the way') }),
  (row) => [
    row(move.oneOrTwo, { square: 'open' }, 'none'),
    row(move.throughOwn, { square: 'own unit' }, 'none'),
    row(move.throughEnemy, { square: 'enemy unit' }, 'enemy unit'),
    row(ahead('cardMovement.throughCities'), { square: 'friendly city' }, 'none'),
    row([move.throughCities, move.unfriendlyCity], { square: 'unfriendly city' }, 'unfriendly city'),
    row(ahead('lakeNogo.through'), { square: 'water' }, 'water'),
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

export const mayNotMoveTo = forbid('Move: may not move onto the square', moving, (bar, lift) => [
  bar(move.oneOrTwo, { squares: P.number.gt(2) }),
  lift(move.desert, { squares: 3, desert: P.union(1, 2) }, [move.oneOrTwo]),
  lift(move.desert, { squares: 3, desert: 3, desertStep: 'also as the last' }, [move.oneOrTwo]),
  bar(move.desertOnce, { squares: 4 }),
  bar(move.orthogonal, { diagonal: true }),
  lift(move.diagonal, { diagonal: true, kind: 'Tank' }, [move.orthogonal]),
  bar(move.throughEnemy, { pastEnemy: true }),
  bar([move.throughCities, move.unfriendlyCity], { pastCity: true }),
  bar(ahead('lakeNogo.through'), { pastWater: true }),
  bar(move.ontoEmpty, { empty: false }),
  bar([move.cities, move.unfriendlyCity], { city: 'unfriendly' }),
  bar(ahead('lakeNogo.impassable'), { water: true }),
])

export type Whose = (typeof WHOSE)[number]

/** From where a unit would go by sea. */
export const DEPARTURES = ['own Port', "the opponent's Port", 'neutral Port', 'no Port'] as const
export type Departure = (typeof DEPARTURES)[number]

/** From where a unit would drop. */
export const STARTS = ['own Air Base', "the opponent's Air Base", 'no Air Base'] as const
export type Start = (typeof STARTS)[number]
export type OnTheWay = (typeof ON_THE_WAY)[number]

/**
 * Move: which squares can be passed, and which can be moved onto.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid, one } from '../../../src/kernel/table.js'
import { flag, view } from '../../../src/kernel/view.js'
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
export const barrierOf = one('Move: what keeps a square from being passed', view({ square: ON_THE_WAY }), (row) => [
  row(move.oneOrTwo, { square: 'open' }, 'none'),
  row(move.throughOwn, { square: 'own unit' }, 'none'),
  row(move.throughEnemy, { square: 'enemy unit' }, 'enemy unit'),
  row(cardMovement.throughCities, { square: 'friendly city' }, 'none'),
  row([move.throughCities, move.unfriendlyCity], { square: 'unfriendly city' }, 'unfriendly city'),
  row(lakeNogo.through, { square: 'water' }, 'water'),
])

/** How far a way is: beyond two squares only ways that enter a desert are told apart. */
export const LENGTHS = [
  'one or two',
  'three, past a desert',
  'three, onto a desert',
  'four, past a desert',
  'farther',
] as const
/** How far a way is. */
export type Length = (typeof LENGTHS)[number]

/** The square, and the best way there: one that nothing forbids, or else the first. */
export const moving = view(
  {
    kind: KINDS,
    empty: flag,
    city: CITY_SIDES,
    water: flag,
    length: LENGTHS,
    desertStep,
    /** Whether a step of the way is diagonal. */
    diagonal: flag,
    /** Whether the way passes what cannot be passed. */
    pastEnemy: flag,
    pastCity: flag,
    pastWater: flag,
  },
  [
    { because: 'no city lies in the water', when: ({ city, water }) => city !== 'none' && water },
    {
      because: 'a way that is farther is not looked at more closely',
      when: ({ length, diagonal, pastEnemy, pastCity, pastWater }) =>
        length === 'farther' && (diagonal || pastEnemy || pastCity || pastWater),
    },
  ],
)

/** Which square a unit may not move onto. */
export const mayNotMoveTo = forbid('Move: may not move onto the square', moving, (bar, lift) => [
  bar(move.oneOrTwo, { length: P.not('one or two') }),
  lift(move.desert, { length: 'three, past a desert' }, [move.oneOrTwo]),
  lift(move.desert, { length: 'three, onto a desert', desertStep: 'also as the last' }, [move.oneOrTwo]),
  bar(move.desertOnce, { length: 'four, past a desert' }),
  bar(move.orthogonal, { diagonal: true }),
  lift(move.diagonal, { diagonal: true, kind: 'Tank' }, [move.orthogonal]),
  bar(move.throughEnemy, { pastEnemy: true }),
  bar([move.throughCities, move.unfriendlyCity], { pastCity: true }),
  bar(lakeNogo.through, { pastWater: true }),
  bar(move.ontoEmpty, { empty: false }),
  bar([move.cities, move.unfriendlyCity], { city: 'unfriendly' }),
  bar(lakeNogo.impassable, { water: true }),
])

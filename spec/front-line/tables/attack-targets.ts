/**
 * What a unit can attack, and from how far away.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid, one } from '../../../src/kernel/table.js'
import { among, flag, range, view } from '../../../src/kernel/view.js'
import { attack, cityOnly } from '../clauses/actions.js'
import { lakeNogo } from '../clauses/end.js'
import { KINDS } from '../vocabulary.js'

/** What can be in a square that is named as a target. */
export const TARGETS = [
  'an enemy unit',
  'an empty unfriendly city',
  'an own unit',
  'an empty friendly city',
  'an empty square',
] as const
/** What is in a square that is named as a target. */
export type Target = (typeof TARGETS)[number]

/** Which squares may not be targeted. */
export const mayNotTarget = forbid(
  'Attack: may not target the square',
  view(
    {
      target: among(TARGETS, 'what is in the square'),
      kind: among(KINDS, 'the kind of unit that attacks'),
      distance: range(0, 9, 'squares to the target'),
    },
    [
      {
        because: 'only the attacking unit itself is no square away',
        when: ({ target, distance }) => distance === 0 && target !== 'an own unit',
      },
    ],
  ),
  (bar) => [
    bar(attack.target, { target: P.union('an own unit', 'an empty friendly city', 'an empty square') }),
    bar([attack.range, attack.infantry], { kind: 'Infantry', distance: P.number.gt(1) }),
    bar([attack.range, attack.tanks], { kind: 'Tank', distance: P.number.gt(2) }),
    bar([attack.range, attack.artillery], { kind: 'Artillery', distance: P.number.gt(3) }),
    bar(attack.emptyCityNear, { target: 'an empty unfriendly city', distance: P.number.gt(1) }),
  ],
)

/** Whether an Attack is on a unit, or on a City Only. */
export const attackedAs = one(
  'Attack: what is attacked',
  view(
    {
      empty: flag('no unit is in the square', 'a unit is in the square'),
      city: flag('the square is a city', 'the square is no city'),
    },
    [{ because: 'an empty square is targeted only if it is a city', when: ({ empty, city }) => empty && !city }],
  ),
  (row) => [
    row(cityOnly.oneDie, { empty: true }, 'City Only'),
    row([attack.target, attack.inCity], { empty: false, city: true }, 'a unit'),
    row(attack.target, { empty: false, city: false }, 'a unit'),
  ],
)

/** How far away a target is. */
export const rangeOf = one(
  'Attack: the range of the target',
  view({
    distance: range(1, 3, 'squares to the target'),
    water: flag('water lies between', 'no water lies between'),
  }),
  (row) => [
    row(attack.distance, { water: false }, ({ distance }) => distance),
    row([attack.distance, lakeNogo.fireOver], { water: true }, ({ distance }) => distance),
  ],
)

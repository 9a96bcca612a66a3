/** page 3, para 2 Attack, page 3, para 3 City Only. @module */

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
import { unitStatus } from './2.1-turns.js'
import { regularActions } from './2.5-actions.js'
import { move, WHOSE } from './2.9-move.js'
import { POINTER } from './reasons.js'
import { ahead, section } from './section.js'
import { ATTACK_BY, KINDS, STATUSES } from './vocabulary.js'

export const attack = section('attack', 'page 3, para 2', 'Attack', {
  target: rule('For one supply of any kind an active unit targets an enemy unit, or an empty unfriendly city.'),
  range: prohibition("The target is within the attacking unit's Range."),
  distance: definition(
    'Range is counted in squares from the attacker to the target, along rows, columns and diagonals.',
  ),
  infantry: rule('Infantry has Range 1.'),
  tanks: rule('Tanks have Range 2.'),
  artillery: rule('Artillery has Range 3.'),
  emptyCityNear: prohibition('An empty unfriendly city is targeted from one square away, whatever the Range.'),
  inCity: permission('A unit in a city is targeted up to the full Range.'),
})

export const cityOnly = section('cityOnly', 'page 3, para 3', 'City Only', {
  adjacent: note('The attacker of an unoccupied unfriendly city is adjacent to it.', { status: POINTER }),
  oneDie: rule('One die is rolled, and the Attack Results table is not used.'),
  misses: rule('A 5 or a 6 misses.'),
  enters: rule('On 1 to 4 the attacker has to go into the city; it Falls, or it is Freed.'),
  fallen: rule("The marker of a Fallen City is put on a city of the opponent's country."),
  freed: rule('The marker is taken off a city of the own country.'),
  edge: permission('The Edge can re-roll this die.'),
})

/** What can be in a square that is named as a target. */
export const TARGETS = [
  'an enemy unit',
  'an empty unfriendly city',
  'an own unit',
  'an empty friendly city',
  'an empty square',
] as const

export const cityCorner = question('cityCorner', {
  asks: 'Can Infantry or Artillery attack an empty city that touches their square at a corner only?',
  clauses: [attack.emptyCityNear, cityOnly.adjacent, cityOnly.enters, move.orthogonal],
  readings: {
    yes: 'A city at a corner is one square away, as Range is counted.',
    no: 'They would have to enter it, and only Tanks go diagonally.',
  },
  usual: 'yes',
  because: 'Page 3, para 2 counts a diagonal as one square, and to enter the city is part of the Attack and no Move.',
})

const corner = flag(
  'the target touches the square of the attacker at a corner only',
  'the target does not touch the square of the attacker at a corner only',
)

/** Who goes along rows and columns only. */
const STRAIGHT = P.union('Infantry', 'Artillery')

const AT_A_CORNER = { target: 'an empty unfriendly city', kind: STRAIGHT, corner: true, cityCorner: 'no' } as const

export const mayNotTarget = forbid(
  'Attack: may not target the square',
  view(
    {
      target: among(TARGETS, 'what is in the square'),
      kind: among(KINDS, 'the kind of unit that attacks'),
      distance: range(0, 9, 'squares to the target'),
      corner,
      cityCorner,
    },
    [
      {
        because: 'what touches at a corner is one square away',
        when: ({ distance, corner }) => corner && distance !== 1,
      },
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
    bar([attack.emptyCityNear, move.orthogonal], AT_A_CORNER),
  ],
)

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

export const rangeOf = one(
  'Attack: the range of the target',
  view({
    distance: range(1, 3, 'squares to the target'),
    water: flag('water lies between', 'no water lies between'),
  }),
  (row) => [
    row(attack.distance, { water: false }, ({ distance }) => distance),
    row([attack.distance, ahead('lakeNogo.fireOver')], { water: true }, ({ distance }) => distance),
  ],
)

const whose = among(WHOSE, 'whose unit is in the square of the attacker')

export const mayNotBeginAttack = forbid(
  'Attack: may not begin',
  view(
    {
      by: among(ATTACK_BY, 'what lets the unit attack'),
      whose,
      status: among(STATUSES, 'the unit that attacks'),
      kind: among(KINDS, 'the kind of unit that attacks'),
      target: among([...TARGETS, 'not given'], 'what is in the square of the target'),
      distance: range(0, 9, 'squares to the target'),
      corner,
      cityCorner,
    },
    [
      {
        because: 'what touches at a corner is one square away',
        when: ({ distance, corner }) => corner && distance !== 1,
      },
      {
        because: 'only the square of the attacker, or none that is given, is no square away',
        when: ({ target, distance }) => distance === 0 && target !== 'an own unit' && target !== 'not given',
      },
      {
        because: 'where no target is given it is no square away',
        when: ({ target, distance }) => target === 'not given' && distance > 0,
      },
    ],
  ),
  (bar) => [
    bar(attack.target, { whose: P.union('enemy', 'nobody') }),
    bar(regularActions.activeUnits, { by: 'supply', status: 'disrupted' }),
    bar([ahead('opportunityFire.when'), unitStatus.activeMay, unitStatus.disruptedOnly], {
      by: 'Opportunity Fire',
      status: 'disrupted',
    }),
    bar(attack.target, { target: P.union('an own unit', 'an empty friendly city', 'an empty square') }),
    bar([ahead('opportunityFire.onlyUsers'), ahead('opportunityFire.when')], {
      by: 'Opportunity Fire',
      target: 'an empty unfriendly city',
    }),
    bar(attack.emptyCityNear, { target: 'an empty unfriendly city', distance: P.number.gt(1) }),
    bar([attack.emptyCityNear, move.orthogonal], AT_A_CORNER),
    bar([attack.range, attack.infantry], { kind: 'Infantry', distance: P.number.gt(1) }),
    bar([attack.range, attack.tanks], { kind: 'Tank', distance: P.number.gt(2) }),
    bar([attack.range, attack.artillery], { kind: 'Artillery', distance: P.number.gt(3) }),
  ],
)

export const mayNotStrike = forbid(
  'Attack: the dice may not be rolled',
  view({
    at: among(['a unit', 'a city'], 'what is attacked'),
    whose,
    target: among(TARGETS, 'what is in the square of the target'),
    kind: among(KINDS, 'the kind of unit that attacks'),
    distance: range(0, 9, 'squares to the target'),
  }),
  (bar) => [
    bar(attack.target, { whose: P.union('enemy', 'nobody') }),
    bar(attack.target, { at: 'a unit', target: P.not('an enemy unit') }),
    bar([attack.target, cityOnly.oneDie], { at: 'a city', target: P.not('an empty unfriendly city') }),
    bar([attack.emptyCityNear, cityOnly.oneDie], { at: 'a city', distance: P.number.gt(1) }),
    bar([attack.range, attack.infantry], { kind: 'Infantry', distance: P.number.gt(1) }),
    bar([attack.range, attack.tanks], { kind: 'Tank', distance: P.number.gt(2) }),
    bar([attack.range, attack.artillery], { kind: 'Artillery', distance: P.number.gt(3) }),
  ],
)

/** What the dice can come to, once they are final: every result but the reference to the Advantage column. */
export const OUTCOMES = ['Blitz', 'Disrupt', 'Rout', 'Miss'] as const
export type Outcome = (typeof OUTCOMES)[number]

export const cityOnlyRoll = one('City Only: the die', view({ face: range(1, 6, 'the die') }), (row) => [
  row(cityOnly.enters, { face: P.union(1, 2, 3, 4) }, 'enters'),
  row(cityOnly.misses, { face: P.union(5, 6) }, 'misses'),
])

export type Target = (typeof TARGETS)[number]

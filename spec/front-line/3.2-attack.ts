/** page 3, para 2 Attack, page 3, para 3 City Only. @module */

import { among, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { WHOSE } from './2.9-move.js'
import * as cited from './rules.gen.js'
import { ATTACK_BY, KINDS, STATUSES } from './vocabulary.js'

/** The possible contents of a square that is named as a target. */
export const TARGETS = [
  'an enemy unit',
  'an empty unfriendly city',
  'an own unit',
  'an empty friendly city',
  'an empty square',
] as const

const corner = flag(
  'the target touches the square of the attacker at a corner only',
  'the target does not touch the square of the attacker at a corner only',
)

/** The units that go along rows and columns only. */
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
      cityCorner: cited.cityCorner,
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
    bar(cited.attack.target, { target: P.union('an own unit', 'an empty friendly city', 'an empty square') }),
    bar([cited.attack.range, cited.attack.infantry], { kind: 'Infantry', distance: P.number.gt(1) }),
    bar([cited.attack.range, cited.attack.tanks], { kind: 'Tank', distance: P.number.gt(2) }),
    bar([cited.attack.range, cited.attack.artillery], { kind: 'Artillery', distance: P.number.gt(3) }),
    bar(cited.attack.emptyCityNear, { target: 'an empty unfriendly city', distance: P.number.gt(1) }),
    bar([cited.attack.emptyCityNear, cited.move.orthogonal], AT_A_CORNER),
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
    row(cited.cityOnly.oneDie, { empty: true }, 'City Only'),
    row([cited.attack.target, cited.attack.inCity], { empty: false, city: true }, 'a unit'),
    row(cited.attack.target, { empty: false, city: false }, 'a unit'),
  ],
)

export const rangeOf = one(
  'Attack: the range of the target',
  view({
    distance: range(1, 3, 'squares to the target'),
    water: flag('water lies between', 'no water lies between'),
  }),
  (row) => [
    row(cited.attack.distance, { water: false }, ({ distance }) => distance),
    row([cited.attack.distance, cited.lakeNogo.fireOver], { water: true }, ({ distance }) => distance),
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
      cityCorner: cited.cityCorner,
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
    bar(cited.attack.target, { whose: P.union('enemy', 'nobody') }),
    bar(cited.regularActions.activeUnits, { by: 'supply', status: 'disrupted' }),
    bar([cited.opportunityFire.when, cited.unitStatus.activeMay, cited.unitStatus.disruptedOnly], {
      by: 'Opportunity Fire',
      status: 'disrupted',
    }),
    bar(cited.attack.target, { target: P.union('an own unit', 'an empty friendly city', 'an empty square') }),
    bar([cited.opportunityFire.onlyUsers, cited.opportunityFire.when], {
      by: 'Opportunity Fire',
      target: 'an empty unfriendly city',
    }),
    bar(cited.attack.emptyCityNear, { target: 'an empty unfriendly city', distance: P.number.gt(1) }),
    bar([cited.attack.emptyCityNear, cited.move.orthogonal], AT_A_CORNER),
    bar([cited.attack.range, cited.attack.infantry], { kind: 'Infantry', distance: P.number.gt(1) }),
    bar([cited.attack.range, cited.attack.tanks], { kind: 'Tank', distance: P.number.gt(2) }),
    bar([cited.attack.range, cited.attack.artillery], { kind: 'Artillery', distance: P.number.gt(3) }),
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
    bar(cited.attack.target, { whose: P.union('enemy', 'nobody') }),
    bar(cited.attack.target, { at: 'a unit', target: P.not('an enemy unit') }),
    bar([cited.attack.target, cited.cityOnly.oneDie], { at: 'a city', target: P.not('an empty unfriendly city') }),
    bar([cited.attack.emptyCityNear, cited.cityOnly.oneDie], { at: 'a city', distance: P.number.gt(1) }),
    bar([cited.attack.range, cited.attack.infantry], { kind: 'Infantry', distance: P.number.gt(1) }),
    bar([cited.attack.range, cited.attack.tanks], { kind: 'Tank', distance: P.number.gt(2) }),
    bar([cited.attack.range, cited.attack.artillery], { kind: 'Artillery', distance: P.number.gt(3) }),
  ],
)

/** The possible results of the final dice. The reference to the Advantage column is not among them. */
export const OUTCOMES = ['Blitz', 'Disrupt', 'Rout', 'Miss'] as const
export type Outcome = (typeof OUTCOMES)[number]

export const cityOnlyRoll = one('City Only: the die', view({ face: range(1, 6, 'the die') }), (row) => [
  row(cited.cityOnly.enters, { face: P.union(1, 2, 3, 4) }, 'enters'),
  row(cited.cityOnly.misses, { face: P.union(5, 6) }, 'misses'),
])

export type Target = (typeof TARGETS)[number]

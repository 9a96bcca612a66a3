/** page 3, para 11 Rout, page 3, para 12 Retreat. @module */

import { among, comesTo, flag, forbid, one, permission, prohibition, question, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { ahead, section } from './section.js'
import { GROUNDS, KINDS } from './vocabulary.js'

export const rout = section('rout', 'page 3, para 11', 'Rout', {
  lowGround: rule('On a beach, a desert or a port, a Rout disrupts an active target.'),
  choice: permission('Anywhere else the defender often chooses between Retreat and Hold.'),
  retreat: rule('A Retreat lets the opponent shift the unit.'),
  hold: rule('A unit that Holds stays and is disrupted.'),
})

export const retreat = section('retreat', 'page 3, para 12', 'Retreat', {
  attackerShifts: rule('The attacking player shifts the retreating unit one square.'),
  adjacent: prohibition('It goes to an adjacent square.'),
  empty: prohibition('That square is empty.'),
  notNextToUnits: prohibition('That square is not next to an active unit of the other side.'),
  notNextToCities: prohibition('That square is not next to an unfriendly city.'),
  noSafeSquare: rule('Where there is no such square, the unit is disrupted instead.'),
})

export const lakeEntry = question('lakeEntry', {
  asks: 'Can a water square be entered other than by a Move?',
  clauses: [ahead('lakeNogo.impassable')],
  readings: {
    never: 'Nothing enters it: not a Maneuver, not a Retreat, not paratroops.',
    'by no Move': 'Only Moves are kept out.',
  },
  usual: 'never',
  because: 'The squares are called impassable.',
})

export const nextTo = question('nextTo', {
  asks: 'Does next to, for a Retreat, include diagonals?',
  clauses: [retreat.notNextToUnits, retreat.notNextToCities],
  readings: {
    'all eight squares': 'Squares that touch at a corner are next to each other.',
    'sides only': 'Only squares that share a side are.',
  },
  usual: 'all eight squares',
  because: 'Range counts a diagonal square as one away.',
})

export const nextToAttacker = question('nextToAttacker', {
  asks: 'Does the attacker itself keep a unit from a Retreat to a square next to it?',
  clauses: [retreat.notNextToUnits],
  readings: {
    yes: 'The attacker is an active unit of the other side like any other.',
    no: 'Only the other units of that side count.',
  },
  usual: 'yes',
  because: 'Any active enemy unit makes a square unsafe, and an attacker is active.',
})

export const retreatDirection = question('retreatDirection', {
  asks: 'Can a Retreat be diagonal for Infantry and Artillery?',
  clauses: [retreat.adjacent],
  readings: {
    'all eight squares': 'Any adjacent square will do.',
    'as the unit moves': 'Only Tanks retreat diagonally.',
  },
  usual: 'all eight squares',
  because: 'The text asks for an adjacent square, and counts diagonals wherever it counts squares.',
})

export const retreatIntoCity = question('retreatIntoCity', {
  asks: 'Can a Retreat lead into an empty unfriendly city?',
  clauses: [retreat.notNextToCities, retreat.noSafeSquare],
  readings: {
    no: 'Such a city is no safe square.',
    yes: 'Only squares next to one are forbidden.',
  },
  usual: 'no',
  because: 'The text calls the squares that it allows safe.',
})

/** What a Rout does on the ground where its target is. */
export const ROUT_ON = ['disrupts', 'leaves a choice'] as const

export const routOn = one(
  'Rout: what it does on the ground',
  view({ ground: among(GROUNDS, 'the ground on which the target is') }),
  (row) => [
    row(rout.lowGround, { ground: P.union('Beach', 'Desert', 'Port') }, 'disrupts'),
    row(rout.choice, { ground: P.union('Valley', 'Hill', 'Mountain', 'Water') }, 'leaves a choice'),
    row(
      [rout.choice, ahead('cardDieRolls.routElsewhere')],
      { ground: P.union('Air Base', 'Industry', 'Capital') },
      'leaves a choice',
    ),
  ],
)

export const mayNotRetreat = forbid('Rout: may not Retreat', view({ safe: comesTo('the Retreat') }), (bar) => [
  bar([ahead('cardDieRolls.retreat'), retreat.noSafeSquare], { safe: 'nowhere' }),
])

export const makesUnsafe = one(
  'Retreat: does the active enemy unit count',
  view({ attacker: flag('the unit is the attacker', 'the unit is not the attacker'), nextToAttacker }),
  (row) => [
    row(retreat.notNextToUnits, { attacker: false }, true),
    row(retreat.notNextToUnits, { attacker: true, nextToAttacker: 'yes' }, true),
    row(retreat.notNextToUnits, { attacker: true, nextToAttacker: 'no' }, false),
  ],
)

/** How near a square is to another: it shares a side, only a corner, or neither. */
export const NEARNESS = ['beside', 'at a corner', 'further'] as const

export const mayNotRetreatTo = forbid(
  'Retreat: may not be shifted to the square',
  view({
    kind: among(KINDS, 'the kind of unit that retreats'),
    square: among(NEARNESS, 'the square that the unit leaves'),
    empty: flag('the square is empty', 'the square is not empty'),
    enemy: among(NEARNESS, 'the nearest active enemy unit that counts'),
    city: among(NEARNESS, 'the nearest unfriendly city'),
    unfriendly: flag('the square is an unfriendly city', 'the square is no unfriendly city'),
    water: flag('the square is water', 'the square is no water'),
    retreatDirection,
    nextTo,
    retreatIntoCity,
    lakeEntry,
  }),
  (bar) => {
    const corners = { nextTo: 'all eight squares' } as const
    return [
      bar([retreat.adjacent, retreat.attackerShifts], { square: 'further' }),
      bar(retreat.adjacent, {
        square: 'at a corner',
        kind: P.union('Infantry', 'Artillery'),
        retreatDirection: 'as the unit moves',
      }),
      bar(retreat.empty, { empty: false }),
      bar(retreat.notNextToUnits, { enemy: 'beside' }),
      bar(retreat.notNextToUnits, { enemy: 'at a corner', ...corners }),
      bar(retreat.notNextToCities, { city: 'beside' }),
      bar(retreat.notNextToCities, { city: 'at a corner', ...corners }),
      bar([retreat.notNextToCities, retreat.noSafeSquare], { unfriendly: true, retreatIntoCity: 'no' }),
      bar(ahead('lakeNogo.impassable'), { water: true, lakeEntry: 'never' }),
    ]
  },
)

export type Nearness = (typeof NEARNESS)[number]

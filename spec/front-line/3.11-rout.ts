/** page 3, para 11 Rout, page 3, para 12 Retreat. @module */

import { among, comesTo, flag, forbid, one, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { GROUNDS, KINDS } from './vocabulary.js'

/** The effects of a Rout, by the ground where its target is. */
export const ROUT_ON = ['disrupts', 'leaves a choice'] as const

export const routOn = one(
  'Rout: what it does on the ground',
  view({ ground: among(GROUNDS, 'the ground on which the target is') }),
  (row) => [
    row(cited.rout.lowGround, { ground: P.union('Beach', 'Desert', 'Port') }, 'disrupts'),
    row(cited.rout.choice, { ground: P.union('Valley', 'Hill', 'Mountain', 'Water') }, 'leaves a choice'),
    row(
      [cited.rout.choice, cited.cardDieRolls.routElsewhere],
      { ground: P.union('Air Base', 'Industry', 'Capital') },
      'leaves a choice',
    ),
  ],
)

export const mayNotRetreat = forbid('Rout: may not Retreat', view({ safe: comesTo('the Retreat') }), (bar) => [
  bar([cited.cardDieRolls.retreat, cited.retreat.noSafeSquare], { safe: 'nowhere' }),
])

export const makesUnsafe = one(
  'Retreat: does the active enemy unit count',
  view({
    attacker: flag('the unit is the attacker', 'the unit is not the attacker'),
    nextToAttacker: cited.nextToAttacker,
  }),
  (row) => [
    row(cited.retreat.notNextToUnits, { attacker: false }, true),
    row(cited.retreat.notNextToUnits, { attacker: true, nextToAttacker: 'yes' }, true),
    row(cited.retreat.notNextToUnits, { attacker: true, nextToAttacker: 'no' }, false),
  ],
)

/** The distances between two squares: a shared side, only a shared corner, or neither. */
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
    retreatDirection: cited.retreatDirection,
    nextTo: cited.nextTo,
    retreatIntoCity: cited.retreatIntoCity,
    lakeEntry: cited.lakeEntry,
  }),
  (bar) => {
    const corners = { nextTo: 'all eight squares' } as const
    return [
      bar([cited.retreat.adjacent, cited.retreat.attackerShifts], { square: 'further' }),
      bar(cited.retreat.adjacent, {
        square: 'at a corner',
        kind: P.union('Infantry', 'Artillery'),
        retreatDirection: 'as the unit moves',
      }),
      bar(cited.retreat.empty, { empty: false }),
      bar(cited.retreat.notNextToUnits, { enemy: 'beside' }),
      bar(cited.retreat.notNextToUnits, { enemy: 'at a corner', ...corners }),
      bar(cited.retreat.notNextToCities, { city: 'beside' }),
      bar(cited.retreat.notNextToCities, { city: 'at a corner', ...corners }),
      bar([cited.retreat.notNextToCities, cited.retreat.noSafeSquare], { unfriendly: true, retreatIntoCity: 'no' }),
      bar(cited.lakeNogo.impassable, { water: true, lakeEntry: 'never' }),
    ]
  },
)

export type Nearness = (typeof NEARNESS)[number]

/**
 * Rout: on which ground there is a choice, and where a Retreat can lead.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid, one } from '../../../src/kernel/table.js'
import { among, comesTo, flag, view } from '../../../src/kernel/view.js'
import { retreat, rout } from '../clauses/attack.js'
import { lakeNogo } from '../clauses/end.js'
import { cardDieRolls } from '../clauses/set-up-cards.js'
import { lakeEntry } from '../questions/lake-entry.js'
import { nextTo } from '../questions/next-to.js'
import { nextToAttacker } from '../questions/next-to-attacker.js'
import { retreatDirection } from '../questions/retreat-direction.js'
import { retreatIntoCity } from '../questions/retreat-into-city.js'
import { GROUNDS, KINDS } from '../vocabulary.js'

/** What a Rout does to an active target, by the ground. */
export const routOn = one(
  'Rout: what it does on the ground',
  view({ ground: among(GROUNDS, 'the ground on which the target is') }),
  (row) => [
    row(rout.lowGround, { ground: P.union('Beach', 'Desert', 'Port') }, 'disrupts'),
    row(rout.choice, { ground: P.union('Valley', 'Hill', 'Mountain', 'Water') }, 'leaves a choice'),
    row(
      [rout.choice, cardDieRolls.routElsewhere],
      { ground: P.union('Air Base', 'Industry', 'Capital') },
      'leaves a choice',
    ),
  ],
)

/** When a unit may not Retreat. */
export const mayNotRetreat = forbid('Rout: may not Retreat', view({ safe: comesTo('the Retreat') }), (bar) => [
  bar([cardDieRolls.retreat, retreat.noSafeSquare], { safe: 'nowhere' }),
])

/** Which active units of the other side make the squares next to them unsafe. */
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
/** How near a square is to another. */
export type Nearness = (typeof NEARNESS)[number]

/** Where a retreating unit may not be shifted. */
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
      bar(lakeNogo.impassable, { water: true, lakeEntry: 'never' }),
    ]
  },
)

/**
 * Displacement: when an attacker may, must or may not shift to the square that its target left.
 *
 * @module
 */
import { forbid, one } from '../../../src/kernel/table.js'
import { flag, view } from '../../../src/kernel/view.js'
import { displacement } from '../clauses/cities.js'
import { cardDieRolls } from '../clauses/set-up-cards.js'

/** How a target has left its square. */
export const LEFT_BY = ['Blitz', 'Retreat'] as const

/** Whether an attacker must shift, and is not asked. */
export const mustDisplace = one(
  'Displacement: must the attacker shift',
  view({
    by: LEFT_BY,
    /** Whether the attacker is one square away. */
    near: flag,
    city: flag,
  }),
  (row) => [
    row(displacement.mustEnterCity, { near: true, city: true }, true),
    row(displacement.may, { near: true, city: false, by: 'Blitz' }, false),
    row([displacement.may, cardDieRolls.retreatDisplacement], { near: true, city: false, by: 'Retreat' }, false),
    row(displacement.nearOnly, { near: false }, false),
  ],
)

/** When an attacker may not shift. */
export const mayNotDisplace = forbid('Displacement: may not shift', view({ near: flag }), (bar) => [
  bar(displacement.nearOnly, { near: false }),
])

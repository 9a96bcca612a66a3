/**
 * Displacement: when an attacker may, must or may not shift to the square that its target left.
 *
 * @module
 */
import { forbid, one } from '../../../src/kernel/table.js'
import { flag, view } from '../../../src/kernel/view.js'
import { displacement } from '../clauses/cities.js'
import { opportunityFire } from '../clauses/leadership.js'
import { cardDieRolls } from '../clauses/set-up-cards.js'
import { ATTACK_BY } from '../procedures/procedures.js'
import { cityRetreat } from '../questions/city-retreat.js'
import { fireDisplaces } from '../questions/fire-displaces.js'

/** How a target has left its square. */
export const LEFT_BY = ['Blitz', 'Retreat'] as const

const leaving = view({
  /** How the target has left its square. */
  by: LEFT_BY,
  /** What lets the attacker attack. */
  attack: ATTACK_BY,
  /** Whether the attacker is one square away. */
  near: flag,
  city: flag,
  cityRetreat,
  fireDisplaces,
})

/** Whether an attacker must shift, if nothing keeps it from that. */
export const mustDisplace = one('Displacement: must the attacker shift', view({ by: LEFT_BY, city: flag }), (row) => [
  row(displacement.mustEnterCity, { city: true }, true),
  row(displacement.may, { city: false, by: 'Blitz' }, false),
  row([displacement.may, cardDieRolls.retreatDisplacement], { city: false, by: 'Retreat' }, false),
])

/** When an attacker may not shift. */
export const mayNotDisplace = forbid('Displacement: may not shift', leaving, (bar) => [
  bar(displacement.nearOnly, { near: false }),
  bar(cardDieRolls.retreatDisplacement, { by: 'Retreat', city: true, cityRetreat: 'stays out' }),
  bar(opportunityFire.when, { attack: 'Opportunity Fire', fireDisplaces: 'no' }),
])

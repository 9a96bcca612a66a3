/**
 * Displacement: when an attacker may, must or may not shift to the square that its target left.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid, one } from '../../../src/kernel/table.js'
import { among, flag, range, view } from '../../../src/kernel/view.js'
import { displacement } from '../clauses/cities.js'
import { opportunityFire } from '../clauses/leadership.js'
import { cardDieRolls } from '../clauses/set-up-cards.js'
import { cityRetreat } from '../questions/city-retreat.js'
import { fireDisplaces } from '../questions/fire-displaces.js'
import { ATTACK_BY } from '../vocabulary.js'

/** How a target has left its square. */
export const LEFT_BY = ['Blitz', 'Retreat'] as const

const IN_A_CITY = flag('the target was in a city', 'the target was in no city')

const leaving = view({
  by: among(LEFT_BY, 'how the target has left its square'),
  attack: among(ATTACK_BY, 'what lets the attacker attack'),
  distance: range(1, 3, 'squares from the attacker to where the target was'),
  city: IN_A_CITY,
  cityRetreat,
  fireDisplaces,
})

/** Whether an attacker must shift, if nothing keeps it from that. */
export const mustDisplace = one(
  'Displacement: must the attacker shift',
  view({ by: among(LEFT_BY, 'how the target has left its square'), city: IN_A_CITY }),
  (row) => [
    row(displacement.mustEnterCity, { city: true }, true),
    row(displacement.may, { city: false, by: 'Blitz' }, false),
    row([displacement.may, cardDieRolls.retreatDisplacement], { city: false, by: 'Retreat' }, false),
  ],
)

/** When an attacker may not shift. */
export const mayNotDisplace = forbid('Displacement: may not shift', leaving, (bar) => [
  bar(displacement.nearOnly, { distance: P.number.gt(1) }),
  bar(cardDieRolls.retreatDisplacement, { by: 'Retreat', city: true, cityRetreat: 'stays out' }),
  bar(opportunityFire.when, { attack: 'Opportunity Fire', fireDisplaces: 'no' }),
])

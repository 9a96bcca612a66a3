/**
 * The doors of an Attack and of its parts: who cannot attack whom, whatever lets the unit do it.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid } from '../../../src/kernel/forbid.js'
import { among, range, view } from '../../../src/kernel/view.js'
import { attack, cityOnly } from '../clauses/actions.js'
import { opportunityFire } from '../clauses/leadership.js'
import { regularActions, unitStatus } from '../clauses/rounds.js'
import { TARGETS } from '../tables/attack-targets.js'
import { ATTACK_BY, KINDS, STATUSES } from '../vocabulary.js'
import { WHOSE } from './units.js'

const whose = among(WHOSE, 'whose unit is in the square of the attacker')
const NOT_OWN = P.union('enemy', 'nobody')

/** Which Attacks may not begin. */
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
    },
    [
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
    bar(attack.target, { whose: NOT_OWN }),
    bar(regularActions.activeUnits, { by: 'supply', status: 'disrupted' }),
    bar([opportunityFire.when, unitStatus.activeMay, unitStatus.disruptedOnly], {
      by: 'Opportunity Fire',
      status: 'disrupted',
    }),
    bar(attack.target, { target: P.union('an own unit', 'an empty friendly city', 'an empty square') }),
    bar(opportunityFire.when, { by: 'Opportunity Fire', target: 'an empty unfriendly city' }),
    bar(attack.emptyCityNear, { target: 'an empty unfriendly city', distance: P.number.gt(1) }),
    bar([attack.range, attack.infantry], { kind: 'Infantry', distance: P.number.gt(1) }),
    bar([attack.range, attack.tanks], { kind: 'Tank', distance: P.number.gt(2) }),
    bar([attack.range, attack.artillery], { kind: 'Artillery', distance: P.number.gt(3) }),
  ],
)

/** Which parts of an Attack may not begin: the dice, a Rout and a reward need a unit, a City Only an empty city. */
export const mayNotStrike = forbid(
  'Attack: the dice may not be rolled',
  view({
    at: among(['a unit', 'a city'], 'what is attacked'),
    whose,
    target: among(TARGETS, 'what is in the square of the target'),
  }),
  (bar) => [
    bar(attack.target, { whose: NOT_OWN }),
    bar(attack.target, { at: 'a unit', target: P.not('an enemy unit') }),
    bar([attack.target, cityOnly.oneDie], { at: 'a city', target: P.not('an empty unfriendly city') }),
  ],
)

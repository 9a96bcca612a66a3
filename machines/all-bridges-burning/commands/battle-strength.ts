/**
 * The Attack Strength of a battle, as both sides make it up.
 *
 * @module
 */

import { measure, readingOf } from '#kernel'
import { attack } from '#spec/all-bridges-burning/3-commands/3.2.4-attack'
import {
  attackStrength,
  germanStrength,
  jaegerPresent,
  jaegerSupports,
  startingStrength,
} from '#spec/all-bridges-burning/3-commands/3.2.4-battle'
import { FORCES } from '#spec/all-bridges-burning/components/forces'
import { isNonPlayer } from '#spec/all-bridges-burning/non-players/state'
import type { Capability, Militant } from '#spec/all-bridges-burning/vocabulary'
import { type BattleContext as C, defendersIn, enemyOf, fieldOf, powerOf } from './battle-data.js'

/** Whether a Jaeger of the Faction makes its Cannons and Trains stronger. */
function supported(context: C, faction: Militant, counted: readonly Capability[]): boolean {
  const there = fieldOf(context).capabilities[faction].includes('Jaeger')
  return jaegerSupports.ask({
    jaeger: counted.includes('Jaeger') ? 'affecting the Strength' : there ? 'in the space' : 'none',
    reading: readingOf(context.game, jaegerPresent),
  })
}

const markers = (counted: readonly Capability[]) => {
  const of = (...kinds: readonly Capability[]) => counted.filter((marker) => kinds.includes(marker)).length
  return { jaegers: of('Jaeger'), commanders: of('Commander'), guns: of('Cannons', 'Trains') }
}

/** The Attacking Cells, as far as their number matters. */
const attackingCells = ({ data: { attackers } }: C) => Math.min(attackers.active + attackers.inactive, 3)

/** What the Attackers contribute. */
function attacking(context: C) {
  const { attacker, attackers, capabilities } = context.data
  const faction = attacker === 'germany' ? undefined : attacker
  return attackStrength.ask({
    side: 'Attackers',
    cells: attackingCells(context),
    power: attacker === 'germany' ? 'germany' : 'russia',
    troops: Math.min(attackers.troops, FORCES.troops.germany),
    vassalage: context.game.vassalage.russia,
    prepared: faction ? fieldOf(context).prepared[faction] : 0,
    withJaeger: faction !== undefined && supported(context, faction, capabilities),
    ...markers(capabilities),
  })
}

/** What the Defenders contribute. */
function defending(context: C) {
  const { defender, against } = context.data
  const enemy = enemyOf(context.data)
  return attackStrength.ask({
    side: 'Defenders',
    cells: attackingCells(context),
    power: powerOf(context.data),
    troops: defendersIn(context).troops,
    vassalage: context.game.vassalage.russia,
    prepared: defender.faction ? fieldOf(context).prepared[enemy] : 0,
    withJaeger: defender.faction && supported(context, enemy, against),
    ...markers(against),
  })
}

/** The Attack Strength before any is bought. */
export const strengthOf = measure('Attack Strength', [attack.startsAtZero], {}, (context: C): number => {
  const { attacker } = context.data
  const first = startingStrength.ask({ attacker, nonPlayer: isNonPlayer(context.game, attacker) })
  const strength = first + attacking(context) + defending(context)
  // The table looks at small Strengths only: how far it is beyond these bounds is the same to it.
  const kept = Math.max(0, Math.min(strength, 2))
  const least = germanStrength.ask({ attacker, strength: kept })
  return least === 'as added up' ? strength : least
})

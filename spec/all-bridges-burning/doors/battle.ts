/**
 * The door of a battle: where the pieces that are named cannot attack, whoever calls it.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid } from '../../../src/kernel/forbid.js'
import { CHANCE } from '../../../src/kernel/offer.js'
import { among, flag, range, view } from '../../../src/kernel/view.js'
import { attack } from '../clauses/commands/attack.js'
import { commandsInGeneral } from '../clauses/commands/general.js'
import { germanActions } from '../clauses/commands/german-actions.js'
import { stacking } from '../clauses/forces.js'
import { ENEMY_LEFT, LEFT } from '../tables/attack.js'
import { MILITANTS } from '../vocabulary.js'

/** Who can attack: a Faction, or Germany. */
export const ATTACKERS = [...MILITANTS, 'germany'] as const

/** Which battles may not begin. */
export const mayNotBeginBattle = forbid(
  'Attack: the battle may not begin',
  view({
    attacker: among(ATTACKERS, 'the Attacker'),
    phase: among([1, 2], 'the Phase'),
    decides: among([...MILITANTS, CHANCE], 'who decides for the Attacker'),
    free: flag('the Attack costs nothing', 'the Attack is paid for'),
    cells: flag('Cells attack', 'no Cells attack'),
    troops: flag('Troops attack', 'no Troops attack'),
    pieces: among(LEFT, 'so many pieces in the space'),
    markers: among(LEFT, 'so many Capabilities in the space'),
    counted: range(0, 3, 'Capabilities of the Attackers that affect the Strength'),
    enemy: among(ENEMY_LEFT, 'enemy pieces in the space'),
  }),
  (bar) => [
    bar(attack.phaseTwoOnly, { attacker: P.union(...MILITANTS), phase: 1 }),
    bar(germanActions.phaseTwoOnly, { attacker: 'germany', phase: 1 }),
    bar(attack.attackingFaction, { attacker: 'reds', decides: P.not('reds') }),
    bar(attack.attackingFaction, { attacker: 'senate', decides: P.not('senate') }),
    bar([germanActions.byFlowchart, germanActions.senateMayCoordinate], { attacker: 'germany', decides: 'reds' }),
    bar(commandsInGeneral.powersPayNothing, { attacker: 'germany', free: false }),
    bar(attack.designate, { cells: false, troops: false }),
    bar(attack.designate, { pieces: 'none' }),
    bar([attack.oncePerTurn, attack.oncePerTurnNews], { pieces: 'used' }),
    bar(attack.designate, { markers: 'none' }),
    bar([attack.oncePerTurn, attack.oncePerTurnNews], { markers: 'used' }),
    bar(attack.russiansAlone, { attacker: 'reds', cells: false, troops: true }),
    bar(attack.senateWithoutGermans, { attacker: 'senate', troops: true }),
    bar(attack.germansWithoutSenate, { attacker: 'germany', cells: true }),
    bar([attack.twoCapabilities, stacking.capabilityAttack], { counted: P.number.gt(2) }),
    bar(attack.where, { enemy: 'none' }),
    bar([attack.where, attack.oncePerTurn], { enemy: 'used' }),
    bar([attack.where, attack.notModerates], { enemy: 'Moderates only' }),
  ],
)

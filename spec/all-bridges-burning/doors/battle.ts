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
    present: flag('all Attackers are in the space', 'not all Attackers are in the space'),
    marked: flag('their Capabilities are in the space', 'not all of their Capabilities are in the space'),
    counted: range(0, 3, 'Capabilities of the Attackers that affect the Strength'),
    enemies: flag('enemies of the Attacker are in the space', 'no enemy of the Attacker is in the space'),
  }),
  (bar) => [
    bar(attack.phaseTwoOnly, { attacker: P.union(...MILITANTS), phase: 1 }),
    bar(germanActions.phaseTwoOnly, { attacker: 'germany', phase: 1 }),
    bar(attack.attackingFaction, { attacker: 'reds', decides: P.not('reds') }),
    bar(attack.attackingFaction, { attacker: 'senate', decides: P.not('senate') }),
    bar([germanActions.byFlowchart, germanActions.senateMayCoordinate], { attacker: 'germany', decides: 'reds' }),
    bar(commandsInGeneral.powersPayNothing, { attacker: 'germany', free: false }),
    bar(attack.designate, { cells: false, troops: false }),
    bar(attack.designate, { present: false }),
    bar(attack.designate, { marked: false }),
    bar(attack.russiansAlone, { attacker: 'reds', cells: false, troops: true }),
    bar(attack.senateWithoutGermans, { attacker: 'senate', troops: true }),
    bar(attack.germansWithoutSenate, { attacker: 'germany', cells: true }),
    bar([attack.twoCapabilities, stacking.capabilityAttack], { counted: P.number.gt(2) }),
    bar(attack.where, { enemies: false }),
  ],
)

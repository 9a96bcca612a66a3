/**
 * The battle in one Attack space, as a procedure: of an Attack of the Reds or the Senate, or of the Germans.
 *
 * It begins when the Attackers are designated. A German Attack calls it with
 * `call(battleProcedure, battleOfGermans(space, germans, decides))`. Whatever comes of it stands in the game: pieces,
 * Prisoners, Terror, Polarization and News.
 *
 * @module
 */

import { CHANCE, procedure, record } from 'rulewright/book'
import { z } from 'zod'
import { ATTACKERS, mayNotBeginBattle } from '../3-commands/3.2.4-battle.js'
import { CAPABILITIES, MILITANTS, SPACES, type Space } from '../vocabulary.js'

export type Attacker = (typeof ATTACKERS)[number]
const count = z.int().min(0)
export const BattleArgs = record({
  attacker: z.enum(ATTACKERS),
  /** The seat that makes the choices of the Attacker: the Faction itself, or for the Germans the Senate or the flowchart. */
  decides: z.enum([...MILITANTS, CHANCE]),
  space: z.enum(SPACES),
  /** True if the Attack is a free Command. */
  free: z.boolean(),
  /** The designated Attackers: Cells by status, and Russian or German Troops. */
  attackers: record({ active: count, inactive: count, troops: count }),
  /** The Capability markers among the Attackers that affect the Strength. */
  capabilities: z.array(z.enum(CAPABILITIES)).readonly(),
})
export type BattleArgs = z.infer<typeof BattleArgs>

/** The battle in one Attack space. */
export const battleProcedure = procedure('battle', { args: BattleArgs, door: mayNotBeginBattle })

/** The argument for a battle in which so many Germans attack. */
export const battleOfGermans = (space: Space, germans: number, decides: 'senate' | typeof CHANCE): BattleArgs => ({
  attacker: 'germany',
  decides,
  space,
  free: true,
  attackers: { active: 0, inactive: 0, troops: germans },
  capabilities: [],
})

/**
 * What stands at the door of a battle.
 *
 * @module
 */

import type { AtDoor, Finders, ViewedBy } from '#kernel'
import type { Left } from '#spec/all-bridges-burning/3-commands/3.2.4-attack'
import type { mayNotBeginBattle } from '#spec/all-bridges-burning/3-commands/3.2.4-battle'
import { attackedIn, nobody, partyIn, without } from '#spec/all-bridges-burning/attacked'
import type { Game } from '#spec/all-bridges-burning/game'
import type { BattleArgs } from '#spec/all-bridges-burning/procedures/battle'
import { enemyLeft } from './battle-data.js'

type Begins = AtDoor<Game, BattleArgs>

/** The Faction among the Attackers; with the Germans there is none. */
const factionOf = ({ args: { attacker } }: Begins) => (attacker === 'germany' ? undefined : attacker)

/** What of the Attackers stands in the space, and what of it has been in an Attack. */
function standing(begins: Begins) {
  const { game, args } = begins
  const faction = factionOf(begins)
  const here = faction
    ? partyIn(game, faction, args.space)
    : { ...nobody, troops: game.spaces[args.space].troops.germany }
  return { here, used: faction ? attackedIn(game, faction, args.space) : nobody }
}

const KINDS = ['active', 'inactive', 'troops'] as const

/** Whether all that attack stand in the space, and have not attacked. */
function piecesLeft(begins: Begins): Left {
  const { attackers } = begins.args
  const { here, used } = standing(begins)
  if (KINDS.some((kind) => attackers[kind] > here[kind])) return 'none'
  return KINDS.some((kind) => attackers[kind] > Math.max(0, here[kind] - used[kind])) ? 'used' : 'fresh'
}

/** Whether all Capabilities that are counted stand in the space, and have not been in an Attack. */
function markersLeft(begins: Begins): Left {
  const { capabilities } = begins.args
  const { here, used } = standing(begins)
  if (without(capabilities, here.capabilities).length > 0) return 'none'
  return without(capabilities, without(here.capabilities, used.capabilities)).length > 0 ? 'used' : 'fresh'
}

/** How it is found what the door of a battle looks at. */
export const battleDoor: Finders<Begins, void, ViewedBy<typeof mayNotBeginBattle>> = {
  attacker: ({ args }) => args.attacker,
  phase: ({ game }) => game.phase,
  decides: ({ args }) => args.decides,
  free: ({ args }) => args.free,
  cells: ({ args: { attackers } }) => attackers.active + attackers.inactive > 0,
  troops: ({ args: { attackers } }) => attackers.troops > 0,
  pieces: piecesLeft,
  markers: markersLeft,
  counted: ({ args }) => Math.min(args.capabilities.length, 3),
  enemy: ({ game, args }) => enemyLeft(game, args.space, args.attacker),
}

/**
 * What stands at the door of a battle.
 *
 * @module
 */
import { without } from '../../../spec/all-bridges-burning/attacked.js'
import type { mayNotBeginBattle } from '../../../spec/all-bridges-burning/doors/battle.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { piecesIn } from '../../../spec/all-bridges-burning/pieces.js'
import type { BattleArgs } from '../../../spec/all-bridges-burning/procedures/battle.js'
import type { AtDoor } from '../../../src/kernel/chart.js'
import type { Finders, ViewedBy } from '../../../src/kernel/deciding.js'
import { enemyOf, powerOf } from './battle-data.js'

type Begins = AtDoor<Game, BattleArgs>

const fieldOf = ({ game, args }: Begins) => game.spaces[args.space]

/** Whether all that attack stand in the space. */
function arePresent(begins: Begins): boolean {
  const { attacker, attackers } = begins.args
  const { cells, troops } = fieldOf(begins)
  const here = attacker === 'germany' ? { active: 0, inactive: 0 } : cells[attacker]
  const power = attacker === 'reds' ? 'russia' : 'germany'
  return attackers.active <= here.active && attackers.inactive <= here.inactive && attackers.troops <= troops[power]
}

/** Whether all Capabilities that are counted stand in the space. */
function areMarked(begins: Begins): boolean {
  const { attacker, capabilities } = begins.args
  const here = attacker === 'germany' ? [] : fieldOf(begins).capabilities[attacker]
  return without(capabilities, here).length === 0
}

/** How it is found what the door of a battle looks at. */
export const battleDoor: Finders<Begins, void, ViewedBy<typeof mayNotBeginBattle>> = {
  attacker: ({ args }) => args.attacker,
  phase: ({ game }) => game.phase,
  decides: ({ args }) => args.decides,
  free: ({ args }) => args.free,
  cells: ({ args: { attackers } }) => attackers.active + attackers.inactive > 0,
  troops: ({ args: { attackers } }) => attackers.troops > 0,
  present: arePresent,
  marked: areMarked,
  counted: ({ args }) => Math.min(args.capabilities.length, 3),
  enemies: (begins) =>
    piecesIn(fieldOf(begins), enemyOf(begins.args)) + fieldOf(begins).troops[powerOf(begins.args)] > 0,
}

/**
 * Small worlds of an Attack, with everything that can come of it.
 *
 * @module
 */
import type { Components } from '../../../spec/front-line/components/components.js'
import type { Game } from '../../../spec/front-line/game.js'
import { attackProcedure, opportunityFireProcedure } from '../../../spec/front-line/procedures/procedures.js'
import { firstGame } from '../../../spec/front-line/starting-game.js'
import { ofPlayer } from '../../../spec/front-line/supply.js'
import type { Player, Square } from '../../../spec/front-line/vocabulary.js'
import type { World } from '../../../src/kernel/book.js'
import { call } from '../../../src/kernel/procedure.js'
import { cityWorlds } from './attack-cities.js'
import { diceWorlds } from './attack-dice.js'
import { routWorlds } from './attack-rout.js'
import { alone, readAs, whole, withOnly } from './shared.js'

const attackOf = (player: Player, unit: Square) => call(attackProcedure, { player, unit, by: 'supply', target: 'any' })
const fire = call(opportunityFireProcedure, { player: 'Green' })

/** The worlds of an Attack on a unit. */
function onUnits(start: Game): readonly World<Game>[] {
  const exhausted = ofPlayer(start, 'Green', { leadership: 'Exhausted' })
  const duel = withOnly(start, { E4: 'Red Infantry', F3: 'Green Infantry' })
  const hurt = withOnly(start, { E4: 'Red Tank', F3: 'Green Tank disrupted' })
  const far = withOnly(start, {
    G6: 'Red Artillery',
    J6: 'Green Infantry',
    I5: 'Green Tank',
    J5: 'Green Tank',
    I6: 'Green Artillery',
  })
  const red = attackOf('Red', 'E4')
  return [
    alone('an Attack of Infantry on Infantry', duel, red),
    alone('an Attack of a Tank on a disrupted Tank', hurt, red),
    alone(
      'an Attack on a disrupted Tank, Rallied after the conversion',
      readAs(hurt, { rallyDisrupted: 'before' }),
      red,
    ),
    alone('an Attack in which one reward has to be picked', readAs(duel, { rewardDeclined: 'must' }), red),
    alone('an Attack from afar on Infantry that is shut in', far, attackOf('Red', 'G6')),
    alone(
      'an Attack with nothing in range',
      withOnly(start, { A1: 'Red Infantry', J1: 'Green Tank' }),
      attackOf('Red', 'A1'),
    ),
    alone('an Attack of a unit that is gone', withOnly(start, { J1: 'Green Tank' }), attackOf('Red', 'A1')),
    whole('Infantry attacks Infantry, with all that follows', duel, red),
    whole('a Tank attacks a disrupted Tank, with all that follows', hurt, red),
    whole('Tanks attack each other without Leadership', withOnly(exhausted, { E4: 'Red Tank', F3: 'Green Tank' }), red),
  ]
}

/** The worlds of Opportunity Fire. */
function onOpportunity(start: Game): readonly World<Game>[] {
  const moved: Game = {
    ...withOnly(start, {
      E4: 'Red Infantry',
      D5: 'Red Tank',
      F3: 'Green Infantry',
      F5: 'Green Tank disrupted',
      H4: 'Green Artillery',
      J1: 'Green Tank',
    }),
    supplied: 'E4',
  }
  return [
    alone('Opportunity Fire', moved, fire),
    alone('Opportunity Fire with nothing that has used supply', { ...moved, supplied: 'nowhere' }, fire),
    whole(
      'Opportunity Fire, with all that follows',
      { ...withOnly(start, { E4: 'Red Infantry', F3: 'Green Infantry' }), supplied: 'E4' },
      fire,
    ),
  ]
}

/** The worlds of an Attack and of Opportunity Fire, over the components. */
export function attackWorlds(parts: Components): readonly World<Game>[] {
  const start = firstGame(parts)
  return [...onUnits(start), ...onOpportunity(start), ...diceWorlds(start), ...routWorlds(start), ...cityWorlds(start)]
}

/** Small worlds of an Attack, with everything that can come of it. @module */

import { call, type World } from '#kernel'
import type { Components } from '#spec/front-line/components/components'
import type { Game } from '#spec/front-line/game'
import { rewardProcedure } from '#spec/front-line/procedures/attack'
import { attackProcedure, opportunityFireProcedure } from '#spec/front-line/procedures/procedures'
import { firstGame } from '#spec/front-line/starting-game'
import { ofPlayer } from '#spec/front-line/supply'
import type { Player, Square } from '#spec/front-line/vocabulary'
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
  const reward = (unit: Square, target: Square) => call(rewardProcedure, { player: 'Red', unit, target })
  return [
    alone('an Attack of Infantry on Infantry', duel, red),
    alone('an Attack of a Tank on a disrupted Tank', hurt, red),
    alone(
      'an Attack on a disrupted Tank, Rallied after the conversion',
      readAs(hurt, { rallyDisrupted: 'before' }),
      red,
    ),
    alone(
      'an Attack on a disrupted Tank, Rallied as if it were active',
      readAs(hurt, { rallyDisrupted: 'as if active' }),
      red,
    ),
    alone('an Attack from afar on Infantry', far, attackOf('Red', 'G6')),
    alone(
      'an Attack with nothing in range',
      withOnly(start, { A1: 'Red Infantry', J1: 'Green Tank' }),
      attackOf('Red', 'A1'),
    ),
    alone('the reward of Infantry', duel, reward('E4', 'F3')),
    alone('a reward that has to be picked', readAs(duel, { rewardDeclined: 'must' }), reward('E4', 'F3')),
    alone('the reward of a disrupted Tank', hurt, reward('E4', 'F3')),
    alone('the reward of Infantry that is shut in', far, reward('G6', 'J6')),
    whole('Infantry attacks Infantry, with all that follows', duel, red),
    whole('a Tank attacks a disrupted Tank, with all that follows', hurt, red),
    whole(
      'a Tank attacks a disrupted Tank, Rallied as if it were active',
      readAs(hurt, { rallyDisrupted: 'as if active' }),
      red,
    ),
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
    acted: [{ square: 'E4', actions: ['Move'] }],
  }
  const earlier: Game = { ...moved, supplied: 'nowhere' }
  const inTheCity = {
    ...withOnly(start, { B1: 'Red Infantry', B2: 'Green Infantry' }),
    supplied: 'B1' as const,
  }
  return [
    alone('Opportunity Fire', moved, fire),
    alone('Opportunity Fire with nothing that has used supply', { ...moved, supplied: 'nowhere' }, fire),
    alone('Opportunity Fire at what used supply earlier', readAs(earlier, { fireTime: 'this turn' }), fire),
    whole('Opportunity Fire at a unit in an Air Base', inTheCity, fire),
    whole('Opportunity Fire without Displacement', readAs(inTheCity, { fireDisplaces: 'no' }), fire),
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

/** Small worlds of Routs and Retreats. @module */

import { call, type World } from '#kernel'
import type { Game } from '#spec/front-line/game'
import { routProcedure } from '#spec/front-line/procedures/attack'
import { attackProcedure } from '#spec/front-line/procedures/procedures'
import type { Square } from '#spec/front-line/vocabulary'
import { alone, readAs, whole, withOnly } from './shared.js'

const routBy = (unit: Square, target: Square) => call(routProcedure, { player: 'Red', unit, target })

/** The worlds of a Rout. */
export function routWorlds(start: Game): readonly World<Game>[] {
  const open = withOnly(start, {
    E4: 'Red Infantry',
    F5: 'Green Infantry',
    G4: 'Green Tank',
    H6: 'Red Tank disrupted',
  })
  const rout = routBy('E4', 'F5')
  const byTheCity = withOnly(start, { H5: 'Red Artillery', C3: 'Red Tank', B2: 'Green Infantry', D2: 'Red Artillery' })
  const lake: Game = {
    ...withOnly(start, { H2: 'Red Artillery', C2: 'Red Artillery', E2: 'Green Tank' }),
    field: 'Lake Nogo',
  }
  const capital = withOnly(start, { C2: 'Red Artillery', A2: 'Green Infantry' })
  return [
    alone('a Rout with squares to Retreat to', open, rout),
    alone('a Rout, next to sharing a side only', readAs(open, { nextTo: 'sides only' }), rout),
    alone('a Rout, next to the attacker or not', readAs(open, { nextToAttacker: 'no' }), rout),
    alone('a Rout, Retreats as the unit moves', readAs(open, { retreatDirection: 'as the unit moves' }), rout),
    alone('a Rout in the desert', withOnly(start, { E4: 'Red Infantry', D4: 'Green Tank' }), routBy('E4', 'D4')),
    alone('a Rout near cities of the enemy', byTheCity, routBy('D2', 'B2')),
    alone('a Rout by the lake', lake, routBy('C2', 'E2')),
    alone('a Rout into the lake', readAs(lake, { lakeEntry: 'by no Move' }), routBy('C2', 'E2')),
    whole(
      'Artillery drives a unit into a Capital',
      readAs(capital, { retreatIntoCity: 'yes' }),
      call(attackProcedure, { player: 'Red', unit: 'C2', by: 'supply', target: 'any' }),
    ),
  ]
}

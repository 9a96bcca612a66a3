/** Small worlds of Maneuver and Relieve. @module */

import { call, type World } from '#kernel'
import type { Game } from '#spec/front-line/game'
import { maneuverProcedure, relieveProcedure } from '#spec/front-line/procedures/procedures'
import type { Occupant, Square } from '#spec/front-line/vocabulary'
import { alone, readAs, withOnly } from './shared.js'

type Units = Readonly<Partial<Record<Square, Occupant>>>

/** Red in the corner by the Air Base of Green: the Tank can go nowhere. */
const CORNER: Units = {
  J6: 'Red Tank',
  I5: 'Red Infantry',
  J5: 'Green Infantry',
  H4: 'Red Artillery disrupted',
}

/** The worlds of Maneuver. */
function maneuverWorlds(start: Game): readonly World<Game>[] {
  const maneuver = (unit: Square | 'any') => call(maneuverProcedure, { player: 'Red', unit })
  const corner = withOnly(start, CORNER)
  const shore = withOnly({ ...start, field: 'Lake Nogo' }, { C3: 'Red Infantry' })
  return [
    alone('a Maneuver of any unit in a corner', corner, maneuver('any')),
    alone('a Maneuver of one unit', corner, maneuver('I5')),
    alone('a Maneuver of one unit that is shut in', corner, maneuver('J6')),
    alone('a Maneuver of nobody', withOnly(start, { H4: 'Red Artillery disrupted' }), maneuver('any')),
    alone('a Maneuver on the shore of the lake', shore, maneuver('any')),
    alone('a Maneuver into the lake', readAs(shore, { lakeEntry: 'by no Move' }), maneuver('any')),
  ]
}

/** The worlds of Relieve. */
function relieveWorlds(start: Game): readonly World<Game>[] {
  const relieve = call(relieveProcedure, { player: 'Red' })
  const line: Units = {
    C3: 'Red Infantry disrupted',
    C4: 'Red Tank disrupted',
    D4: 'Red Infantry',
    D5: 'Red Artillery',
    E3: 'Green Infantry',
  }
  return [
    alone('a Relieve in a line', withOnly(start, line), relieve),
    alone('a Relieve of nobody', withOnly(start, { C3: 'Red Infantry', E3: 'Red Tank' }), relieve),
  ]
}

/** The worlds of both Tasks. */
export const movementTaskWorlds = (start: Game): readonly World<Game>[] => [
  ...maneuverWorlds(start),
  ...relieveWorlds(start),
]

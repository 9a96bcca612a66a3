/**
 * How the Senate Prepares for its Attack or its March, before the Command.
 *
 * @module
 */

import { type Clause, readingOf } from '#kernel'
import { senateRallyCard54 } from '#spec/all-bridges-burning/8-non-players/8.4.1-senate-rally'
import { prepareWithoutSabotage } from '#spec/all-bridges-burning/8-non-players/8.4.6-senate-march'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { gameIn, type Line } from '../../priority.js'
import { preparedMarker, senateSabotage } from './prepare.js'

/** How the Senate Prepares for its Attack or its March: it removes Sabotage, or else places a marker, as it is read. */
export const senatePrepareFirst = (
  map: GameMap,
  title: string,
  clauses: Readonly<Record<'sabotage' | 'sabotageClosest' | 'prepareFirst', Clause>>,
): readonly Line[] => [
  senateSabotage(map, `${title}: no more Sabotage`, [clauses.sabotage, clauses.prepareFirst], clauses.sabotageClosest),
  preparedMarker({
    map,
    name: `${title}: a Prepared marker`,
    cites: [senateRallyCard54.preparedElse, clauses.prepareFirst],
    when: (look) => readingOf(gameIn(look), prepareWithoutSabotage) === 'a Prepared marker',
  }),
]

/**
 * How the Senate Prepares by its cards.
 *
 * @module
 */

import { type Clause, readingOf } from '#kernel'
import { senateRallyCard54 as clauses } from '#spec/all-bridges-burning/8-non-players/8.4.1-senate-rally'
import { senateActivismCard } from '#spec/all-bridges-burning/8-non-players/8.4.3-senate-activism'
import { senateTerrorCard } from '#spec/all-bridges-burning/8-non-players/8.4.4-senate-terror'
import { sabotageWithoutTrains } from '#spec/all-bridges-burning/8-non-players/8.4.6-senate-march'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { distanceTo } from '#spec/all-bridges-burning/non-players/places'
import { trainSpaces } from '#spec/all-bridges-burning/non-players/trains'
import { cellsIn } from '#spec/all-bridges-burning/pieces'
import { type Space, TOWNS } from '#spec/all-bridges-burning/vocabulary'
import { gameIn, type Line, type Look, line, prefer } from '../../priority.js'
import { isCloseBorder, isCloseEnough, nearTrains } from '../closest.js'

interface Sabotage {
  readonly type: 'remove Sabotage'
  readonly border: string
}
interface Prepared {
  readonly type: 'place Prepared'
  readonly space: Space
}

const DEED = 'what to Prepare'

const hasTrains = (look: Look): boolean => {
  const game = gameIn(look)
  return trainSpaces(game, 'senate').length > 0 || readingOf(game, sabotageWithoutTrains) === 'any border'
}

/** How a card of the Senate removes Sabotage. */
export const senateSabotage = (map: GameMap, name: string, cites: readonly Clause[], closest: Clause): Line =>
  line<Sabotage>({
    name,
    cites,
    asks: DEED,
    type: 'remove Sabotage',
    when: hasTrains,
    wants: (look, { border }) => isCloseBorder(map, look, border, true),
    within: [nearTrains(map, closest)],
  })

/** Whether the Senate would place a Prepared marker in a space: a Town where it has a Cell. */
function isTownToPrepare(map: GameMap, game: Game, space: Space): boolean {
  const towns = TOWNS.filter((town) => cellsIn(game.spaces[town], 'senate') > 0)
  return (
    towns.some((town) => town === space) &&
    isCloseEnough<Space>(game, space, towns, (town) => distanceTo(map, town, ['Helsinki']))
  )
}

interface Marking {
  readonly map: GameMap
  readonly name: string
  readonly cites: readonly Clause[]
  readonly when?: (look: Look) => boolean
}

/** How a card of the Senate places a Prepared marker. */
export const preparedMarker = ({ map, name, cites, when = () => true }: Marking): Line =>
  line<Prepared>({
    name,
    cites,
    asks: DEED,
    type: 'place Prepared',
    when,
    wants: (look, { space }) => isTownToPrepare(map, gameIn(look), space),
    within: [
      prefer<Prepared>(
        [clauses.preparedHelsinki, clauses.preparedInHelsinki],
        'closest to Helsinki',
        (_, { space }) => -distanceTo(map, space, ['Helsinki']),
      ),
    ],
  })

const REFERRING = [senateActivismCard.prepare, senateTerrorCard.prepare] as const

const prepareOn = (map: GameMap): readonly Line[] => [
  senateSabotage(map, 'Senate Prepare: no more Sabotage', [clauses.sabotage, ...REFERRING], clauses.sabotageClosest),
  preparedMarker({
    map,
    name: 'Senate Prepare: a Prepared marker',
    cites: [clauses.prepared, clauses.preparedElse, clauses.preparedSide, clauses.preparedTown, ...REFERRING],
  }),
]

const known = new WeakMap<GameMap, readonly Line[]>()

/** How the Senate Prepares by most of its cards, over the map; they share the same priorities. */
export function senatePrepare(map: GameMap): readonly Line[] {
  const lines = known.get(map) ?? prepareOn(map)
  known.set(map, lines)
  return lines
}

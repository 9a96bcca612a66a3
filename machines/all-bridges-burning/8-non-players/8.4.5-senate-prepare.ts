/** How the Senate Prepares by its cards. @module */

import { type Clause, madeOnce, readingOf } from 'rulewright/book'
import { distanceTo } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import { trainSpaces } from '#spec/all-bridges-burning/8-non-players/8.1.7-railways'
import { senateRallyCard54 } from '#spec/all-bridges-burning/8-non-players/8.4.1-senate-rally'
import { senateActivismCard } from '#spec/all-bridges-burning/8-non-players/8.4.3-senate-activism'
import { senateTerrorCard } from '#spec/all-bridges-burning/8-non-players/8.4.4-senate-terror'
import {
  prepareWithoutSabotage,
  sabotageWithoutTrains,
} from '#spec/all-bridges-burning/8-non-players/8.4.6-senate-march'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { cellsIn } from '#spec/all-bridges-burning/pieces'
import { type Space, TOWNS } from '#spec/all-bridges-burning/vocabulary'
import { isCloseBorder, isCloseEnough, nearTrains } from './8.2.3-closest.js'
import { gameIn, type Line, type Look, line, prefer } from './8.2-priority.js'

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
        [senateRallyCard54.preparedHelsinki, senateRallyCard54.preparedInHelsinki],
        'closest to Helsinki',
        (_, { space }) => -distanceTo(map, space, ['Helsinki']),
      ),
    ],
  })

const REFERRING = [senateActivismCard.prepare, senateTerrorCard.prepare] as const

const prepareOn = (map: GameMap): readonly Line[] => [
  senateSabotage(
    map,
    'Senate Prepare: no more Sabotage',
    [senateRallyCard54.sabotage, ...REFERRING],
    senateRallyCard54.sabotageClosest,
  ),
  preparedMarker({
    map,
    name: 'Senate Prepare: a Prepared marker',
    cites: [
      senateRallyCard54.prepared,
      senateRallyCard54.preparedElse,
      senateRallyCard54.preparedSide,
      senateRallyCard54.preparedTown,
      ...REFERRING,
    ],
  }),
]

/** How the Senate Prepares by most of its cards, over the map; they share the same priorities. */
export const senatePrepare: (map: GameMap) => readonly Line[] = madeOnce(prepareOn)

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

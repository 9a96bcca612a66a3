/** The priorities of the Senate in Prepare, by its cards. @module */

import { type Clause, madeOnce, readingOf } from 'rulewright/book'
import { distanceTo } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import { trainSpaces } from '#spec/all-bridges-burning/8-non-players/8.1.7-railways'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { cellsIn } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { type Space, TOWNS } from '#spec/all-bridges-burning/vocabulary'
import { isCloseBorder, isCloseEnough, nearTrains } from './8.2.3-closest.js'
import { gameIn, type Line, type Look, line, prefer, type SpaceOption } from './8.2-priority.js'

const card = cited.senateRallyCard54

interface Sabotage {
  readonly type: 'remove Sabotage'
  readonly border: string
}

type Prepared = SpaceOption<'place Prepared'>

const DEED = 'what to Prepare'

const hasTrains = (look: Look): boolean => {
  const game = gameIn(look)
  return trainSpaces(game, 'senate').length > 0 || readingOf(game, cited.sabotageWithoutTrains) === 'any border'
}

/** Returns the priority of a Senate card for removing Sabotage. */
export const senateSabotage = (map: GameMap, name: string, cites: readonly Clause[], closest: Clause): Line =>
  line<Sabotage>(DEED, 'remove Sabotage', {
    name,
    cites,
    when: hasTrains,
    wants: (look, { border }) => isCloseBorder(map, look, border, true),
    within: [nearTrains(map, closest)],
  })

/** True if the Senate would place a Prepared marker in a space: a Town where it has a Cell. */
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

/** Returns the priority of a Senate card for placing a Prepared marker. */
export const preparedMarker = ({ map, name, cites, when = () => true }: Marking): Line =>
  line<Prepared>(DEED, 'place Prepared', {
    name,
    cites,
    when,
    wants: (look, { space }) => isTownToPrepare(map, gameIn(look), space),
    within: [
      prefer<Prepared>(
        [card.preparedHelsinki, card.preparedInHelsinki],
        'closest to Helsinki',
        (_, { space }) => -distanceTo(map, space, ['Helsinki']),
      ),
    ],
  })

const REFERRING = [cited.senateActivismCard.prepare, cited.senateTerrorCard.prepare] as const

const prepareOn = (map: GameMap): readonly Line[] => [
  senateSabotage(map, 'Senate Prepare: no more Sabotage', [card.sabotage, ...REFERRING], card.sabotageClosest),
  preparedMarker({
    map,
    name: 'Senate Prepare: a Prepared marker',
    cites: [card.prepared, card.preparedElse, card.preparedSide, card.preparedTown, ...REFERRING],
  }),
]

/** Lists the priorities of the Senate in Prepare for most of its cards, over the map. These cards share them. */
export const senatePrepare: (map: GameMap) => readonly Line[] = madeOnce(prepareOn)

/**
 * Lists the priorities of Prepare before an Attack or a March: the Senate removes Sabotage, or else places a marker, depending on
 * a reading.
 */
export const senatePrepareFirst = (
  map: GameMap,
  title: string,
  clauses: Readonly<Record<'sabotage' | 'sabotageClosest' | 'prepareFirst', Clause>>,
): readonly Line[] => [
  senateSabotage(map, `${title}: no more Sabotage`, [clauses.sabotage, clauses.prepareFirst], clauses.sabotageClosest),
  preparedMarker({
    map,
    name: `${title}: a Prepared marker`,
    cites: [card.preparedElse, clauses.prepareFirst],
    when: (look) => readingOf(gameIn(look), cited.prepareWithoutSabotage) === 'a Prepared marker',
  }),
]

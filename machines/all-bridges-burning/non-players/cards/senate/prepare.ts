/**
 * How the Senate Prepares by its cards.
 *
 * @module
 */
import {
  senateRallyCard54 as clauses,
  senateActivismCard,
  senateTerrorCard,
} from '../../../../../spec/all-bridges-burning/clauses/non-players/senate.js'
import { borderOf, type GameMap } from '../../../../../spec/all-bridges-burning/components/map.js'
import { distanceTo, isTown } from '../../../../../spec/all-bridges-burning/non-players/places.js'
import { trainSpaces } from '../../../../../spec/all-bridges-burning/non-players/trains.js'
import { cellsIn } from '../../../../../spec/all-bridges-burning/pieces.js'
import { sabotageWithoutTrains } from '../../../../../spec/all-bridges-burning/questions/non-players/rally-and-activism/sabotage-without-trains.js'
import type { Space } from '../../../../../spec/all-bridges-burning/vocabulary.js'
import type { Clause } from '../../../../../src/kernel/clause.js'
import { readingOf } from '../../../../../src/kernel/question.js'
import { gameIn, type Line, type Look, line, prefer } from '../../priority.js'

interface Sabotage {
  readonly type: 'remove Sabotage'
  readonly border: string
}
interface Prepared {
  readonly type: 'place Prepared'
  readonly space: Space
}

const DEED = 'what to Prepare'

const nearTrains = (map: GameMap, look: Look, border: string): number => {
  const [one, other] = map.borders.find((ends) => borderOf(...ends) === border) ?? []
  const trains = trainSpaces(gameIn(look), 'senate')
  return Math.min(...[one, other].flatMap((end) => (end === undefined ? [] : [distanceTo(map, end, trains)])))
}

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
    within: [
      prefer<Sabotage>(
        closest,
        'closest to a Train of the Senate',
        (look, { border }) => -nearTrains(map, look, border),
      ),
    ],
  })

const REFERRING = [senateActivismCard.prepare, senateTerrorCard.prepare] as const

const prepareOn = (map: GameMap): readonly Line[] => [
  senateSabotage(map, 'Senate Prepare: no more Sabotage', [clauses.sabotage, ...REFERRING], clauses.sabotageClosest),
  line<Prepared>({
    name: 'Senate Prepare: a Prepared marker',
    cites: [clauses.prepared, clauses.preparedElse, clauses.preparedSide, clauses.preparedTown, ...REFERRING],
    asks: DEED,
    type: 'place Prepared',
    wants: (look, { space }) => isTown(space) && cellsIn(gameIn(look).spaces[space], 'senate') > 0,
    within: [
      prefer<Prepared>(
        [clauses.preparedHelsinki, clauses.preparedInHelsinki],
        'closest to Helsinki',
        (_, { space }) => -distanceTo(map, space, ['Helsinki']),
      ),
    ],
  }),
]

const known = new WeakMap<GameMap, readonly Line[]>()

/** How the Senate Prepares by most of its cards, over the map; they share the same priorities. */
export function senatePrepare(map: GameMap): readonly Line[] {
  const lines = known.get(map) ?? prepareOn(map)
  known.set(map, lines)
  return lines
}

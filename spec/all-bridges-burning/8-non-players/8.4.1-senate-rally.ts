/** 8.4 Non-player Senate Actions, 8.4.1 Senate Rally (Card #54). @module */

import { among, first, flag, range, readingOf, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { TRACKS } from '../components/forces.js'
import type { GameMap } from '../components/map.js'
import type { Game } from '../game.js'
import { cellsIn } from '../pieces.js'
import * as cited from '../rules.gen.js'
import { MILITANTS, type Space } from '../vocabulary.js'
import { distanceTo, hasEnemies } from './8.1.7-places.js'
import { endsOf, railwayTo, trainSpaces } from './8.1.7-railways.js'
import { rallied } from './8.3.1-reds-rally.js'

export const phase = among([1, 2], 'the Phase')
export const cells = flag('a Senate Cell is Available', 'no Senate Cell is Available')

export const senateRally54Condition = first(
  'Non-player Senate: the condition of Rally (#54)',
  view({
    phase,
    cells,
  }),
  (row) => [
    row(cited.senateRallyCard54.ifPhaseOne, { phase: 2 }, 'not met'),
    row(cited.senateRallyCard54.ifCellsAvailable, { cells: false }, 'not met'),
    row([cited.senateRallyCard54.ifPhaseOne, cited.senateRallyCard54.ifCellsAvailable], {}, 'met'),
  ],
)

/** True if a Rally of the Senate would place Cells in a space. */
export const placesCells = (game: Game, space: Space): boolean => rallied(game, 'senate', space) > 0

/** True if the Senate could place Cells among enemies in a space where it already has some. */
export const isAmongEnemies = (game: Game, name: Space): boolean =>
  cellsIn(game.spaces[name], 'senate') > 0 && hasEnemies(game.spaces[name], 'senate') && placesCells(game, name)

export const ralliesAmongEnemies = first(
  'Non-player Senate: Cells among enemies',
  view({
    die: range(0, 6, 'what the die shows; 0 if none was rolled'),
  }),
  (row) => [
    row(cited.senateRallyCard54.cellsAmongEnemiesDie, { die: P.union(1, 2) }, true),
    row(cited.senateRallyCard54.cellsAmongEnemiesDie, {}, false),
  ],
)

/** The other cards of the Senate refer to the first. */
const REFERRING = [
  cited.senateRallyCard55.foreignRelations,
  cited.senateActivismCard.foreignRelations,
  cited.senateTerrorCard.foreignRelations,
  cited.senateMarchCard.foreignRelations,
] as const

export const relationsOfCard = first(
  'Non-players: Foreign Relations',
  view({
    faction: among(MILITANTS, 'the Faction'),
    phase: among([1, 2], 'the Phase'),
    vassalage: range(0, TRACKS.edge, 'the Vassalage of the friendly Power'),
    reading: cited.foreignRelationsRoll,
  }),
  (row) => [
    row(cited.redsActivismCard49.foreignRelationsPhaseOne, { faction: 'reds', phase: 2 }, 'not considered'),
    row(cited.redsActivismCard49.foreignRelationsTwo, { faction: 'reds', vassalage: P.not(2) }, 'not considered'),
    row(
      [cited.redsActivismCard49.foreignRelations, cited.redsTerrorCard.foreignRelations],
      { faction: 'reds' },
      'on a die',
    ),
    row(
      [cited.senateRallyCard54.foreignRelations, ...REFERRING],
      { faction: 'senate', vassalage: P.number.lt(3) },
      'not considered',
    ),
    row(
      [cited.senateRallyCard54.foreignRelationsFour, ...REFERRING],
      { faction: 'senate', vassalage: P.number.gt(3), reading: 'the card' },
      'at once',
    ),
    row(
      [cited.senateRallyCard54.foreignRelationsThree, ...REFERRING],
      { faction: 'senate', vassalage: 3, reading: 'the card' },
      'on a die',
    ),
    row([cited.foreignRelations.decrease, ...REFERRING], { faction: 'senate' }, 'on a die'),
  ],
)

export const relationsRoll = first(
  'Non-players: the die of Foreign Relations',
  view({ faction: among(MILITANTS, 'the Faction'), face: range(1, 6, 'the die'), reading: cited.foreignRelationsRoll }),
  (row) => [
    row(
      [cited.foreignRelations.target, cited.foreignRelations.failure, cited.noResourceTracking.noSpending],
      { faction: 'senate', reading: 'Success Roll' },
      'fails',
    ),
    row(cited.redsActivismCard49.foreignRelations, { faction: 'reds', face: P.number.lt(3) }, 'succeeds'),
    row(cited.senateRallyCard54.foreignRelationsThree, { faction: 'senate', face: P.number.lt(3) }, 'succeeds'),
    row(cited.redsActivismCard49.foreignRelations, { faction: 'reds' }, 'fails'),
    row(cited.senateRallyCard54.foreignRelationsThree, { faction: 'senate' }, 'fails'),
  ],
)

export const relationsGoOn = first(
  'Non-players: Foreign Relations once more',
  view({
    vassalage: range(0, TRACKS.edge, 'the Vassalage that the first priority has left'),
    reading: cited.foreignRelationsTwice,
  }),
  (row) => [
    row(cited.senateRallyCard54.foreignRelationsFour, { reading: 'one of them' }, false),
    row(cited.senateRallyCard54.foreignRelationsThree, { vassalage: 3 }, true),
    row(cited.senateRallyCard54.foreignRelationsThree, {}, false),
  ],
)

export const relationsInVain = first(
  'Non-players: Foreign Relations that have come to nothing',
  view({
    failed: flag('a roll has failed'),
    reading: cited.failedForeignRelations,
  }),
  (row) => [
    row(cited.executingInstructions.firstPossible, { reading: 'conducted' }, false),
    row(
      [cited.redsActivismCard49.foreignRelations, cited.senateRallyCard54.foreignRelationsThree],
      { failed: false },
      false,
    ),
    row([cited.executingInstructions.firstPossible, cited.senateRallyCard54.foreignRelationsThree], {}, true),
  ],
)

/** Returns the distance of a border from the closest Train of the Senate. */
export function distanceToTrains(map: GameMap, game: Game, border: string): number {
  const trains = trainSpaces(game, 'senate')
  if (readingOf(game, cited.closestBorder) === 'Railways') return railwayTo(map, border, trains)
  return Math.min(...endsOf(map, border).map((end) => distanceTo(map, end, trains)))
}

/** 8.5.2 Moderates Negotiate (Card #61). @module */

import { first, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { controlIn } from '../1-introduction/1.7-control.js'
import { dialogueLevel } from '../4-special-activities/4.3.2-dialogue.js'
import { TRACKS } from '../components/forces.js'
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { withCells } from '../pieces.js'
import * as cited from '../rules.gen.js'
import { type Militant, SPACES, type Space } from '../vocabulary.js'
import { isInOpposition } from './8.1.7-levels.js'
import { isTown } from './8.1.7-places.js'
import { oppositionFor } from './8.4.2-senate-rally-in-war.js'

const resources = range(0, TRACKS.resources, 'Resources of the Moderates')

export const moderatesNegotiateCondition = first(
  'Non-player Moderates: the condition of Negotiate (#61)',
  view({
    polarization: range(0, TRACKS.polarization, 'Polarization'),
    resources,
  }),
  (row) => [
    row(cited.moderatesNegotiateCard.ifPolarization, { polarization: P.number.gte(6) }, 'met'),
    row(cited.moderatesNegotiateCard.ifResources, { resources: P.number.gte(15) }, 'met'),
    row([cited.moderatesNegotiateCard.ifPolarization, cited.moderatesNegotiateCard.ifResources], {}, 'not met'),
  ],
)

export const moderatesLower = first(
  'Non-player Moderates: is Polarization lowered by Negotiate (#61)',
  view({ polarization: range(0, TRACKS.polarization, 'Polarization'), reading: cited.negotiateBelowFive }),
  (row) => [
    row(cited.negotiate.lower, { polarization: P.number.gt(5) }, true),
    row(cited.negotiate.lower, { reading: 'lower it' }, true),
    row(cited.moderatesNegotiateCard.untilFive, { reading: 'leave it' }, false),
  ],
)

export const negotiateCells = first(
  'Non-player Moderates: Cells to Activate by Negotiate (#61)',
  view({
    polarization: range(0, TRACKS.polarization, 'Polarization when the Command begins'),
    resources,
    atFive: cited.negotiateAtFive,
    everywhere: cited.negotiateEverywhere,
  }),
  (row) => [
    row(
      [cited.moderatesNegotiateCard.everywhere, cited.moderatesNegotiateCard.everywhereIf],
      { resources: P.number.gte(15), everywhere: 'every space' },
      SPACES.length,
    ),
    row(cited.moderatesNegotiateCard.untilFive, { polarization: P.number.lte(5), atFive: 'none' }, 0),
    row(cited.moderatesNegotiateCard.untilFive, { polarization: 6 }, 1),
    row(cited.moderatesNegotiateCard.upToTwoCells, {}, 2),
  ],
)

export const negotiatesEverywhere = first(
  'Non-player Moderates: Negotiate in every space (#61)',
  view({ resources }),
  (row) => [
    row(
      [cited.moderatesNegotiateCard.everywhere, cited.moderatesNegotiateCard.everywhereIf],
      { resources: P.number.gte(15) },
      true,
    ),
    row(cited.moderatesNegotiateCard.everywhereIf, {}, false),
  ],
)

/** Returns the Opposition that a shift of a level towards Neutral would remove. */
export function lessOpposition(map: GameMap, game: Game, name: Space): number {
  const space = game.spaces[name]
  if (!isInOpposition(space)) return 0
  const after = { ...space, level: dialogueLevel.ask({ level: space.level }) }
  return oppositionFor(map, game, name, space) - oppositionFor(map, game, name, after)
}

/** A space in which an Inactive Cell of an enemy has given way to one of the Moderates. */
export const withModeratesFor = (space: SpaceState, enemy: Militant): SpaceState =>
  withCells(withCells(space, enemy, { inactive: -1 }), 'moderates', { inactive: 1 })

/** Returns the Town Population that the Senate would lose if a Moderates Cell replaced one of its Inactive Cells. */
export function fewerTowns({ population }: GameMap, name: Space, space: SpaceState): number {
  if (!isTown(name) || controlIn(space) !== 'senate') return 0
  return controlIn(withModeratesFor(space, 'senate')) === 'senate' ? 0 : population[name]
}
